import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { isSameName } from '../../../../shared/domain/people/typedName.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { UserRow } from '../../../db/tables.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimits, LIMITS } from '../../../plugins/limits.ts';
import { findAskableAmong } from '../../known/askable.ts';
import { findKnownAmong } from '../../known/knownPeople.ts';
import { peopleApartFrom, takesNoInvitations } from '../../people/blocks.ts';
import { findByAddress, newGuest, refuseOwnAddress } from '../../people/guests.ts';
import { findUser } from '../../people/repository.ts';
import { requireAction } from '../access.ts';
import type { NamedRow } from '../emails/facts.ts';
import type { EventOf } from '../events.ts';
import { type GameState, type Invitee, nudgeableAt, unansweredOf } from '../gameState.ts';
import { publish } from '../publish.ts';
import { findListed } from '../store/clubGames.ts';
import { reload } from '../store/loadGames.ts';
import { type Adding, checkInvitees, storeInvitee } from './addInvitee.ts';
import { type ActionBody, type Command, type CommandContext, type Contact, withLockedGame } from './commandContext.ts';
import { settle } from './settle.ts';

/** @returns the ids of the invitees a body names, each once */
export function readInviteeIds({ contactList = [] }: ActionBody): { inviteeIds: string[] } {
  return { inviteeIds: [...new Set(contactList.map(({ id }) => id ?? ''))] };
}

/** @throws AppError 400 when an id is not that of one of these invitees */
export function pickInvitees(invitees: Invitee[], ids: string[]): Invitee[] {
  const chosen = invitees.filter((invitee) => ids.includes(invitee.id));
  if (chosen.length === 0 || chosen.length !== ids.length) {
    throw new AppError('E.bad.request', { fields: { contactList: 'field.choice' } });
  }
  return chosen;
}

/**
 * An organiser of the club invites people of its list, whom they name by their entries (R-club-match-acts). The mails are on the
 * organiser's account, and a block between the two of them counts as one of the owner's does. Who has stopped the club is left out,
 * as its list says beforehand (R-club-block).
 * @throws AppError 403 for people who are typed, 404 for one who is not in the list or has no account, 422 for the owner
 */
async function inviteEntries(turn: CommandContext, contacts: readonly Contact[]): Promise<EventOf<'Invited'>> {
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

/** INVITE: more people are asked, up to the limit of the organiser's plan; by an organiser of the club, people of its list. */
export const invite: Command<{ contacts: Contact[] }> = {
  read: ({ contactList = [] }) => ({ contacts: contactList }),
  async execute(turn, { contacts }) {
    const isOfClub = turn.access.role === 'CLUB';
    const invited = isOfClub ? await inviteEntries(turn, contacts) : await inviteContacts(turn, contacts);
    return [invited, ...(await settle(turn))];
  },
};

/** A person to invite, and what the organiser typed for them. */
interface Found {
  person: UserRow;
  contact: Contact;
}

/** People the organiser may invite by their id alone. */
interface ById {
  /** By the names the organiser knows (R-own-name). */
  known: Map<string, NamedRow>;
  /** Not known, but may be asked all the same (R-ask). */
  askable: Set<string>;
}

/** By id the organiser can invite only people they may ask; what is typed beside the id does not count (R-known-only). */
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

/** Somebody else at the address of an invitee would be left out (R-one-person-once): the organiser learns it at their field. */
function refuseSecondName(
  { invitees }: GameState,
  { email, firstName = '', lastName = '' }: Contact,
  index: number,
): void {
  const name = { firstName, lastName };
  const isOther = (invitee: Invitee) =>
    email !== undefined &&
    invitee.email?.toLowerCase() === email.toLowerCase() &&
    !isSameName(name, { firstName: invitee.first_name, lastName: invitee.last_name });
  if (invitees.some(isOther)) refuseFields({ [`contactList[${index}].email`]: 'organise.guests.problem.shared' });
}

/**
 * Each person is in the game once, however often they are named. Until the owner has proved an address nothing is mailed on
 * their behalf: the invitations wait as PENDING (R-address-proved).
 * @throws AppError 422 for the owner themselves, 404 for the id of a person they may not ask, 403 above the limit of the plan
 */
export async function inviteContacts(turn: Adding, contacts: Contact[]): Promise<EventOf<'Invited'>> {
  const { context, tx, state } = turn;
  await refuseOwnAddress(
    tx,
    state.owner.id,
    contacts.filter(({ id }) => !id),
  );
  await checkInvitees(turn, 0);
  const ids = contacts.flatMap(({ id }) => id ?? []);
  const known = await findKnownAmong(tx, state.owner.id, ids);
  const others = ids.filter((id) => !known.has(id));
  const askable = await findAskableAmong(tx, state.owner.id, others, context.clock.now());
  const invited = new Set(state.invitees.map((invitee) => invitee.user_id));
  const apart = await peopleApartFrom(tx, state.owner.id);
  const inviteeIds: string[] = [];
  let strangers = 0;
  for (const [index, named] of contacts.entries()) {
    refuseSecondName(state, named, index);
    const { person, contact } = await findPerson(turn, named, { known, askable });
    if (invited.has(person.id)) continue;
    invited.add(person.id);
    if (named.id && askable.has(named.id)) strangers += 1;
    const hidden = apart.has(person.id) || takesNoInvitations(person);
    inviteeIds.push(await storeInvitee(turn, { person, contact, inviter: 'OWNER', hidden }));
  }
  await checkInvitees(turn, inviteeIds.length);
  const counter = { db: tx, clock: context.clock };
  await consumeLimits(counter, LIMITS.invitations, inviteeIds.length, state.owner.id);
  if (strangers > 0) await consumeLimits(counter, LIMITS.strangers, strangers, state.owner.id);
  await reload(tx, state);
  return { type: 'Invited', inviteeIds };
}

/**
 * The owner, or an organiser of the club, asks the invitees who have not answered once more, or one of them (R-nudge). The history says when each of them was
 * asked, and the match is locked, so that no invitee is asked twice.
 * @returns how many were mailed
 * @throws AppError 409 when everybody has answered or the match is agreed, 429 when it is too soon for each of them
 */
export async function nudge(
  context: Context,
  viewer: Viewer,
  gameId: string,
  inviteeId?: string,
): Promise<{ sent: number }> {
  return withLockedGame(context, viewer, gameId, async (locked) => {
    const { state, access, now } = locked;
    requireAction(state, access, 'INVITE', now);
    const silent = unansweredOf(state).flatMap((invitee) => {
      const from = nudgeableAt(state, invitee, now);
      return from && (inviteeId ?? invitee.id) === invitee.id ? { id: invitee.id, from } : [];
    });
    if (silent.length === 0) throw new AppError('E.game.state');
    const inviteeIds = silent.filter(({ from }) => from <= now).map(({ id }) => id);
    if (inviteeIds.length === 0) {
      const next = new Date(Math.min(...silent.map(({ from }) => from.getTime())));
      throw new AppError('E.tooMany', { retryAfter: Math.max(1, differenceInSeconds(next, now)) }, 'nudge');
    }
    await publish(locked, { command: 'NUDGE', from: state.game.status, events: [{ type: 'Nudged', inviteeIds }] });
    return { sent: inviteeIds.length };
  });
}
