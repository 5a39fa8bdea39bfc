import { subHours } from 'date-fns/subHours';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findDisputes as endpoint } from '../../../../shared/contract/game.ts';
import { DISPUTE_RECORD_FROM, DISPUTE_RECORD_MATCHES } from '../../../../shared/domain/score/scoreClaims.ts';
import { SCORE_FINAL_HOURS } from '../../../../shared/domain/score/scoreOpen.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { countDisputes } from '../store/disputes.ts';
import { loadGame } from '../store/loadGames.ts';

/**
 * @returns those of a match who have said yes by their own mailbox, and whose sides often never agreed on a score: to
 * its organiser alone, and of nobody who was only invited (R-dispute-record)
 * @throws AppError 403 for a game of somebody else
 */
export async function findDisputes(
  { db, clock }: Context,
  userId: string,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>['players']> {
  const { game, invitees } = await loadGame(db, gameId);
  if (game.owner_id !== userId) throw new AppError('E.not.allowed');
  const players = invitees.filter(
    ({ status, mailbox_answered_at, person }) =>
      isIn(status) && mailbox_answered_at !== null && person.deleted_at === null,
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
