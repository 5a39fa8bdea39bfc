import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { getStakes as endpoint } from '../../../../shared/contract/game.ts';
import { poolOf } from '../../../../shared/domain/rating/pool.ts';
import { stakesOf } from '../../../../shared/domain/rating/stakes.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { showsChances } from '../../people/chances.ts';
import { ratingsNow } from '../../rating/ratingsNow.ts';
import { accessOf } from '../access.ts';
import { loadGame } from '../store/loadGames.ts';

/**
 * @returns what the match is about for who is invited to it, by the ratings now; null where that is not known or not
 * wanted: no single that counts, nobody with an account or without proof of the mailbox, or turned off (R-rating-stakes)
 */
export async function findStakes(
  { db }: Context,
  viewer: Viewer,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const state = await loadGame(db, gameId);
  const { invitee, proved } = accessOf(state, viewer);
  const { game, owner } = state;
  const { matchType, matchCategory } = game.preference;
  const isRatedSingle = game.status === 'CONFIRMED' && matchType === 'SINGLE' && matchCategory !== 'PRACTICEHIT';
  if (!isRatedSingle || !proved || invitee?.person.type !== 'NORMAL') return { stakes: null };
  const own = invitee.person;
  if (!(await showsChances(db, own.id))) return { stakes: null };
  const pool = poolOf(game.sport, [[owner], [own]]);
  const ratingOf = await ratingsNow(db, pool, [own.id, owner.id]);
  return { stakes: stakesOf(ratingOf(own.id), ratingOf(owner.id)) };
}
