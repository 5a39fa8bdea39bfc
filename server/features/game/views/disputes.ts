import { subHours } from 'date-fns/subHours';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findDisputes as endpoint } from '../../../../shared/contract/game.ts';
import {
  DISPUTE_RECORD_FROM,
  DISPUTE_RECORD_MATCHES,
  SCORE_FINAL_HOURS,
} from '../../../../shared/domain/score/scoreClaims.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import type { Context } from '../../../context.ts';
import { hasAnswered } from '../../../db/answered.ts';
import { accessOf, requireOwner } from '../access.ts';
import { countDisputes } from '../store/disputes.ts';
import { loadGame } from '../store/loadGames.ts';

/**
 * @returns people in a match who have said yes from their own mailbox, and whose sides often never agreed on a score: only for
 * its organiser, and without people who were only invited (R-dispute-record)
 * @throws AppError 403 for a game of somebody else
 */
export async function findDisputes(
  { db, clock }: Context,
  userId: string,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>['players']> {
  const state = await loadGame(db, gameId);
  requireOwner(accessOf(state, { kind: 'user', userId }));
  const players = state.invitees.filter(
    (invitee) => isIn(invitee.status) && hasAnswered(invitee) && invitee.person.deleted_at === null,
  );
  const counts = await countDisputes(
    db,
    players.map(({ user_id }) => user_id),
    { scoredBefore: subHours(clock.now(), SCORE_FINAL_HOURS), last: DISPUTE_RECORD_MATCHES },
  );
  const often = new Map(
    counts.filter(({ disputed }) => disputed >= DISPUTE_RECORD_FROM).map((each) => [each.userId, each]),
  );
  return players.flatMap(({ id, user_id }) => {
    const found = often.get(user_id);
    return found ? [{ inviteeId: id, disputed: found.disputed, matches: found.matches }] : [];
  });
}
