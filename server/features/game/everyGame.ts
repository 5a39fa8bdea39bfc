import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import { accessOf } from './access.ts';
import { findOwnGameIds } from './store/lists.ts';
import { loadGames } from './store/loadGames.ts';
import { toGameView } from './views/gameView.ts';

/** Games of one reading: those of a busy organiser would be thousands. */
const BATCH = 200;

/** @returns every game a user owns or was invited to, the oldest first, as they see it */
export async function findEveryGame({ db, clock, config }: Context, userId: string): Promise<Game[]> {
  const ids = await findOwnGameIds(db, userId);
  const games: Game[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const state of await loadGames(db, ids.slice(from, from + BATCH))) {
      games.push(toGameView(state, accessOf(state, { kind: 'user', userId }), clock.now(), config));
    }
  }
  return games;
}
