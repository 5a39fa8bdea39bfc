import { AppError } from '../../../appError.ts';
import type { UserRow } from '../../../db/tables.ts';
import { consumeLimits, LIMITS } from '../../../plugins/limits.ts';
import { peopleApartFrom, takesNoInvitations } from '../../people/blocks.ts';
import { findUser } from '../../people/repository.ts';
import type { NamedRow } from '../emails/facts.ts';
import type { EventOf } from '../events.ts';
import { findAskableAmong } from '../store/askable.ts';
import { findKnownAmong } from '../store/lists.ts';
import { reload } from '../store/loadGames.ts';
import { type Adding, inviteeLimit, storeInvitee } from './addInvitee.ts';
import type { Command, Contact } from './command.ts';
import { findByAddress, newGuest, refuseOwnAddress } from './people.ts';
import { settle } from './settle.ts';

/** INVITE: more people are asked, up to the limit of the organiser's plan. */
export const invite: Command<{ contacts: Contact[] }> = {
  read: ({ contactList = [] }) => ({ contacts: contactList }),
  execute: async (turn, { contacts }) => [await inviteContacts(turn, contacts), ...(await settle(turn))],
};

/** Somebody to invite, and what the organiser typed of them. */
interface Found {
  person: UserRow;
  contact: Contact;
}

/** Whom the organiser may invite by their id alone. */
interface ById {
  /** By the names the organiser knows (R-own-name). */
  known: Map<string, NamedRow>;
  /** Not known, and may be asked all the same (R-ask). */
  askable: Set<string>;
}

/** By id only those are invited whom the organiser may ask, and what is typed beside the id does not count (R-known-only). */
async function findById({ tx, state }: Adding, id: string, { known, askable }: ById): Promise<Found> {
  if (id === state.owner.id) throw new AppError('E.game.self');
  const person = known.has(id) || askable.has(id) ? await findUser(tx, id) : undefined;
  if (!person) throw new AppError('E.notFound');
  const name = known.get(id) ?? person;
  return { person, contact: { firstName: name.first_name, lastName: name.last_name } };
}

async function findPerson(turn: Adding, contact: Contact, byId: ById): Promise<Found> {
  if (contact.id) return findById(turn, contact.id, byId);
  const { context, tx, state } = turn;
  const email = contact.email;
  if (!email) throw new AppError('E.notFound');
  const person =
    (await findByAddress(tx, email)) ?? (await newGuest(context, tx, contact, email, state.owner.language));
  if (person.id === state.owner.id) throw new AppError('E.game.self');
  return { person, contact: { ...contact, email } };
}

async function checkLimit(turn: Adding, added: number): Promise<void> {
  const { level, limit, isOver } = await inviteeLimit(turn, added);
  if (isOver && limit !== null) throw new AppError('E.limit.guests', { level, limit });
}

/**
 * Each person is in the game once, however often named. Without a proved address of the owner nothing is mailed on their
 * behalf: the invitations wait as PENDING (R-address-proved).
 * @throws AppError 422 for the owner themselves, 404 for the id of somebody they may not ask, 403 above the limit of the plan
 */
export async function inviteContacts(turn: Adding, contacts: Contact[]): Promise<EventOf<'Invited'>> {
  const { context, tx, state } = turn;
  await refuseOwnAddress(
    tx,
    state.owner.id,
    contacts.filter(({ id }) => !id),
  );
  await checkLimit(turn, 0);
  const ids = contacts.flatMap(({ id }) => id ?? []);
  const known = await findKnownAmong(tx, state.owner.id, ids);
  const others = ids.filter((id) => !known.has(id));
  const askable = await findAskableAmong(tx, state.owner.id, others, context.clock.now());
  const invited = new Set(state.invitees.map((invitee) => invitee.user_id));
  const apart = await peopleApartFrom(tx, state.owner.id);
  const inviteeIds: string[] = [];
  let strangers = 0;
  for (const named of contacts) {
    const { person, contact } = await findPerson(turn, named, { known, askable });
    if (invited.has(person.id)) continue;
    invited.add(person.id);
    if (named.id && askable.has(named.id)) strangers += 1;
    const hidden = apart.has(person.id) || takesNoInvitations(person);
    inviteeIds.push(await storeInvitee(turn, { person, contact, inviter: 'OWNER', hidden }));
  }
  await checkLimit(turn, inviteeIds.length);
  const counter = { db: tx, clock: context.clock };
  await consumeLimits(counter, LIMITS.invitations, inviteeIds.length, state.owner.id);
  if (strangers > 0) await consumeLimits(counter, LIMITS.strangers, strangers, state.owner.id);
  await reload(tx, state);
  return { type: 'Invited', inviteeIds };
}
