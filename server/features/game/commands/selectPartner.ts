import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { confirmedOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { assignTeams } from './assignTeams.ts';
import { pickInvitees } from './confirm.ts';
import type { CommandOf } from './gameCommand.ts';
import type { Turn } from './turn.ts';

/**
 * PARTNER_SELECTION: the organiser of open doubles says with whom they play (R-partner).
 * @throws AppError 400 unless it is one of the players
 */
export async function selectPartner(
  { tx, state }: Turn,
  { inviteeIds }: CommandOf<'PARTNER_SELECTION'>,
): Promise<GameEvent[]> {
  const [partner, ...more] = pickInvitees(confirmedOf(state), inviteeIds);
  if (!partner || more.length > 0) throw new AppError('E.bad.request', { fields: { contactList: 'field.tooMany' } });
  await changeGame(tx, state, { partner_id: partner.id });
  await assignTeams(tx, state);
  return [{ type: 'PartnerChosen', inviteeId: partner.id }];
}
