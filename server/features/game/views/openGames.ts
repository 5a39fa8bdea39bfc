import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { findUser } from '../../people/repository.ts';
import { loadRatings } from '../../rating/levels.ts';
import { isFitting } from '../fitting.ts';
import { loadGames } from '../store/loadGames.ts';
import { findOpenGameIds } from '../store/openGames.ts';
import { toOpenView } from './gameView.ts';

/** Open games that are looked at, and shown at most. */
const MAX_LOOKED_AT = 400;
const MAX_SHOWN = 100;

/** @returns open games of others that fit the user and where they are not in yet, the nearest first (R-open-games) */
export async function findOpenGames({ db, replica, clock, config }: Context, userId: string): Promise<Game[]> {
  const player = await findUser(db, userId);
  if (!player) return [];
  return replica.read(userId, (from) => readOpenGames(from, player, clock.now(), config));
}

async function readOpenGames(db: Database, player: UserRow, now: Date, config: Config): Promise<Game[]> {
  const userId = player.id;
  const ratings = await loadRatings(db, [userId]);
  const sports = ratings.sportsOf(userId);
  const ids = await findOpenGameIds(db, { userId, sports, now, max: MAX_LOOKED_AT });
  const states = await loadGames(db, ids);
  return states
    .filter((state) => isFitting(state, player, ratings))
    .slice(0, MAX_SHOWN)
    .map((state) => toOpenView(state, now, config));
}
