import { AppError } from '../../../appError.ts';
import { consumeLimits, LIMITS } from '../../../plugins/limits.ts';
import { peopleApartFrom, takesNoInvitations } from '../../people/blocks.ts';
import type { EventOf } from '../events.ts';
import { findListed } from '../store/clubGames.ts';
import { reload } from '../store/loadGames.ts';
import { checkInvitees, storeInvitee } from './addInvitee.ts';
import type { CommandContext, Contact } from './commandContext.ts';

/**
 * An organiser of the club invites people of its list, whom they name by their entries (R-club-match-acts). The mails are on the
 * organiser's account, and a block between the two of them counts as one of the owner's does. Who has stopped the club is left out,
 * as its list says beforehand (R-club-block).
 * @throws AppError 403 for people who are typed, 404 for one who is not in the list or has no account, 422 for the owner
 */
export async function inviteEntries(turn: CommandContext, contacts: readonly Contact[]): Promise<EventOf<'Invited'>> {
  const { context, tx, state, access } = turn;
  const { club, owner } = state;
  if (!club || access.userId === null) throw new AppError('E.not.allowed');
  const ids = new Set(contacts.map(({ id }) => id ?? ''));
  if (ids.has('')) throw new AppError('E.not.allowed');
  await checkInvitees(turn, 0);
  const listed = await findListed(tx, club.id, [...ids]);
  if (listed.size < ids.size) throw new AppError('E.notFound');
  const apart = [await peopleApartFrom(tx, owner.id), await peopleApartFrom(tx, access.userId)];
  const inviteeIds: string[] = [];
  for (const { hasStopped, ...person } of listed.values()) {
    if (person.id === owner.id) throw new AppError('E.game.self');
    if (state.invitees.some(({ user_id }) => user_id === person.id) || hasStopped) continue;
    const hidden = apart.some((them) => them.has(person.id)) || takesNoInvitations(person);
    inviteeIds.push(await storeInvitee(turn, { person, contact: {}, inviter: 'OWNER', hidden }));
  }
  await checkInvitees(turn, inviteeIds.length);
  const counter = { db: tx, clock: context.clock };
  await consumeLimits(counter, LIMITS.invitations, inviteeIds.length, access.userId);
  await reload(tx, state);
  return { type: 'Invited', inviteeIds };
}
