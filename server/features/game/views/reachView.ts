import { type Reach, reachOf } from '../../../../shared/domain/match/reach.ts';
import type { GameAccess } from '../access.ts';
import { type GameState, hearsOfChanges } from '../gameState.ts';

/**
 * @param textsGoOut whether the deployment can send text messages
 * @returns by what a viewer hears of what happens to the match; null for who has no part in it (R-reach)
 */
export function toReachView({ owner }: GameState, access: GameAccess, textsGoOut: boolean): Reach | null {
  const { role, invitee, secured } = access;
  if (role === 'OWNER') {
    const { mailTo, hasDevice, textTo, proved: isProved, mail_channel: takesMail } = owner;
    return reachOf({ mailTo, hasDevice, textTo: textsGoOut ? textTo : null, isProved, takesMail });
  }
  if (!invitee) return null;
  // A visitor learns nothing of the person whose address they typed (R-secured-visitor).
  if (secured) return 'UNPROVED';
  const { mailTo, hasDevice, textTo, person } = invitee;
  const isProved = invitee.isProved && hearsOfChanges(invitee);
  return reachOf({
    mailTo,
    hasDevice,
    textTo: textsGoOut ? textTo : null,
    isProved,
    takesMail: person.mail_channel,
  });
}
