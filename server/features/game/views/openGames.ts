import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import { findUser } from '../../people/repository.ts';
import { loadRatings } from '../../rating/levels.ts';
import { isFitting } from '../fitting.ts';
import { findOpenGameIds } from '../store/lists.ts';
import { loadGames } from '../store/loadGames.ts';
import { toOpenView } from './gameView.ts';

/** Newest open games that are looked at, and shown at most. */
const MAX_LOOKED_AT = 400;
const MAX_SHOWN = 100;

/** @returns open games of others that fit the user and where they are not in yet, the newest first (R-open-games) */
export async function findOpenGames({ db, clock, config }: Context, userId: string): Promise<Game[]> {
  const now = clock.now();
  const ids = await findOpenGameIds(db, userId, now, MAX_LOOKED_AT);
  const player = await findUser(db, userId);
  if (!player || ids.length === 0) return [];
  const ratings = await loadRatings(db, [userId]);
  const states = await loadGames(db, ids);
  return states
    .filter((state) => isFitting(state, player, ratings))
    .slice(0, MAX_SHOWN)
    .map((state) => toOpenView(state, now, config));
}
