import { AppError } from '../../../appError.ts';
import { consumeLimits, LIMITS } from '../../../plugins/limits.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import { findUser } from '../../people/repository.ts';
import type { EventOf } from '../events.ts';
import { reload } from '../store/loadGames.ts';
import { type Adding, inviteeLimit, storeInvitee } from './addInvitee.ts';
import type { Command, Contact } from './command.ts';
import { personOf, refuseOwnAddress } from './people.ts';
import { settle } from './settle.ts';

/** INVITE: more people are asked, up to the limit of the organiser's plan. */
export const invite: Command<{ contacts: Contact[] }> = {
  read: ({ contactList = [] }) => ({ contacts: contactList }),
  execute: async (turn, { contacts }) => [await inviteContacts(turn, contacts), ...(await settle(turn))],
};

async function findPerson({ context, tx, state }: Adding, contact: Contact) {
  const email = contact.email?.trim().toLowerCase();
  const person = contact.id
    ? await findUser(tx, contact.id)
    : email && (await personOf(context, tx, contact, email, state.owner.language));
  if (!person) throw new AppError('E.notFound');
  if (person.id === state.owner.id) throw new AppError('E.game.self');
  return { person, email: email ?? person.contact_email };
}

async function checkLimit(turn: Adding, added: number): Promise<void> {
  const { level, limit, isOver } = await inviteeLimit(turn, added);
  if (isOver && limit !== null) throw new AppError('E.limit.guests', { level, limit });
}

/**
 * Each person is in the game once, however often named. Without a proved address of the owner nothing is mailed on their
 * behalf: the invitations wait as PENDING (R-address-proved).
 * @throws AppError 422 for the owner themselves, 404 for an unknown id, 403 above the limit of the plan
 */
export async function inviteContacts(turn: Adding, contacts: Contact[]): Promise<EventOf<'Invited'>> {
  const { context, tx, state } = turn;
  await refuseOwnAddress(tx, state.owner.id, contacts);
  await checkLimit(turn, 0);
  const known = new Set(state.invitees.map((invitee) => invitee.user_id));
  const apart = await peopleApartFrom(tx, state.owner.id);
  const inviteeIds: string[] = [];
  for (const contact of contacts) {
    const { person, email } = await findPerson(turn, contact);
    if (known.has(person.id)) continue;
    known.add(person.id);
    const hidden = apart.has(person.id) || person.blocks_invitations;
    const named = { ...contact, email: email ?? undefined };
    inviteeIds.push(await storeInvitee(turn, { person, contact: named, inviter: 'OWNER', hidden }));
  }
  await checkLimit(turn, inviteeIds.length);
  await consumeLimits({ db: tx, clock: context.clock }, LIMITS.invitations, inviteeIds.length, state.owner.id);
  await reload(tx, state);
  return { type: 'Invited', inviteeIds };
}
