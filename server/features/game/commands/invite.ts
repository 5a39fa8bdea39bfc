import type { InferType } from 'yup';
import type { inviteToGame } from '../../../../shared/contract/schemas/game.ts';
import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { newCode, newId } from '../../../ids.ts';
import { LIMITS, spendMany } from '../../../plugins/limits.ts';
import { presentMembership } from '../../member/membership.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import { findContact, findUser, findUserByValidatedAddress, insertUser } from '../../people/repository.ts';
import { invitationLetter } from '../emails/invitation.ts';
import { type GameState, loadGames, type Member } from '../store/gameState.ts';
import { newInviteeLink } from '../store/links.ts';

export type Contact = InferType<typeof inviteToGame.body>['contactList'][number];

/** The account that proved the address, else the contact of that address, made when it is new. */
export async function personOf(
  context: Context,
  tx: Tx,
  contact: Contact,
  email: string,
  language: Language,
): Promise<UserRow> {
  const known = (await findUserByValidatedAddress(tx, email)) ?? (await findContact(tx, email));
  if (known) return known;
  const id = newId();
  await insertUser(tx, {
    id,
    code: newCode(),
    type: 'CONTACT',
    contact_email: email,
    first_name: contact.firstName ?? '',
    last_name: contact.lastName ?? '',
    language,
    created_at: context.clock.now(),
  });
  const created = await findUser(tx, id);
  if (!created) throw new Error('a contact just stored is gone');
  return created;
}

async function resolve(context: Context, tx: Tx, state: GameState, contact: Contact) {
  const email = contact.email?.trim().toLowerCase();
  const person = contact.id
    ? await findUser(tx, contact.id)
    : email && (await personOf(context, tx, contact, email, state.owner.language));
  if (!person) throw new AppError('E.notFound');
  if (person.id === state.owner.id) throw new AppError('E.game.self');
  return { person, email: email ?? person.contact_email };
}

/** @throws AppError 422 when one of the addresses is the owner's own, proved or not */
export async function refuseOwnAddress(tx: Tx, ownerId: string, contacts: Contact[]): Promise<void> {
  const own = await tx.selectFrom('user_addresses').select('address').where('user_id', '=', ownerId).execute();
  const addresses = new Set(own.map(({ address }) => address));
  if (contacts.some(({ email }) => email && addresses.has(email.trim().toLowerCase())))
    throw new AppError('E.game.self');
}

/** @returns the owner's level and its limit, and whether so many more people go beyond it */
async function guestLimit(context: Context, tx: Tx, state: GameState, added: number) {
  const { level } = await presentMembership(tx, state.owner, context.clock.now());
  const limit = MEMBERSHIP_LIMITS[level].guestsPerGame;
  return { level, limit, isOver: limit !== null && state.invitees.length + added > limit };
}

async function checkGuestLimit(context: Context, tx: Tx, state: GameState, added: number): Promise<void> {
  const { level, limit, isOver } = await guestLimit(context, tx, state, added);
  if (isOver && limit !== null) throw new AppError('E.limit.guests', { level, limit });
}

/**
 * Invites people: each is in the game once, however often named. Without a proved address of the owner nothing is
 * mailed on his behalf: the invitations wait as PENDING (decisions §4).
 * @throws AppError 422 for the owner himself, 404 for an unknown id, 403 above the membership's limit
 */
export async function inviteContacts(context: Context, tx: Tx, state: GameState, contacts: Contact[]): Promise<void> {
  await mailPending(context, tx, state, await addContacts(context, tx, state, contacts));
}

/** As inviteContacts, without a mail. @returns who is new in the game */
export async function addContacts(context: Context, tx: Tx, state: GameState, contacts: Contact[]): Promise<Member[]> {
  await refuseOwnAddress(tx, state.owner.id, contacts);
  await checkGuestLimit(context, tx, state, 0);
  const present = new Set(state.invitees.map((invitee) => invitee.user_id));
  const apart = await peopleApartFrom(tx, state.owner.id);
  const added: string[] = [];
  for (const contact of contacts) {
    const { person, email } = await resolve(context, tx, state, contact);
    if (present.has(person.id)) continue;
    present.add(person.id);
    added.push(
      await insertInvitee(context, tx, state, {
        person,
        contact: { ...contact, email: email ?? undefined },
        inviter: 'OWNER',
        hidden: apart.has(person.id) || person.blocks_invitations,
      }),
    );
  }
  await checkGuestLimit(context, tx, state, added.length);
  await spendMany({ db: tx, clock: context.clock }, LIMITS.invitations, added.length, state.owner.id);
  await reloadInvitees(tx, state);
  return state.invitees.filter(({ id }) => added.includes(id));
}

interface NewInvitee {
  person: UserRow;
  contact: Contact;
  inviter: 'OWNER' | 'SHARE';
  /** Nothing is sent or shown to somebody who does not want it; the organiser only sees that it did not arrive. */
  hidden?: boolean;
}

async function insertInvitee(context: Context, tx: Tx, state: GameState, added: NewInvitee): Promise<string> {
  const { person, contact, inviter, hidden = false } = added;
  const id = newId();
  await tx
    .insertInto('invitees')
    .values({
      id,
      game_id: state.game.id,
      user_id: person.id,
      inviter,
      status: hidden ? 'UNDELIVERABLE' : 'PENDING',
      hidden,
      first_name: contact.firstName ?? person.first_name,
      last_name: contact.lastName ?? person.last_name,
      email: contact.email ?? person.contact_email,
      phone: contact.phone ?? null,
      // A contact's own language is a guess: of who invited him, or of the page he came by.
      language: person.type === 'NORMAL' || inviter === 'SHARE' ? person.language : state.owner.language,
      accepted_at: null,
      accepted_order: null,
      note: null,
      created_at: context.clock.now(),
    })
    .execute();
  return id;
}

async function reloadInvitees(tx: Tx, state: GameState): Promise<void> {
  const [fresh] = await loadGames(tx, [state.game.id]);
  if (!fresh) throw new AppError('E.notFound.game');
  state.invitees = fresh.invitees;
}

/**
 * Adds one person to the game's invitees, without a mail.
 * @throws AppError 409 above the owner's membership limit, which is nothing the visitor could change
 */
export async function addInvitee(context: Context, tx: Tx, state: GameState, added: NewInvitee): Promise<Member> {
  if ((await guestLimit(context, tx, state, 1)).isOver) throw new AppError('E.game.full');
  const id = await insertInvitee(context, tx, state, added);
  await reloadInvitees(tx, state);
  const invitee = state.invitees.find((each) => each.id === id);
  if (!invitee) throw new Error('an invitee just stored is gone');
  return invitee;
}

export async function mailPending(context: Context, tx: Tx, state: GameState, invitees: Member[]): Promise<void> {
  if (!state.owner.proved) return;
  for (const invitee of invitees) {
    if (!invitee.mailTo || invitee.hidden) continue;
    const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
    await context.mailer.send(tx, invitationLetter(state, invitee, url));
    invitee.status = 'SENT';
  }
}

/** What an account invited before it proved an address goes out now. */
export async function sendWaitingInvitations(context: Context, tx: Tx, ownerId: string): Promise<void> {
  const games = await tx
    .selectFrom('games')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'CONFIRMED')
    .where('expires_at', '>', context.clock.now())
    .execute();
  const states = await loadGames(
    tx,
    games.map(({ id }) => id),
  );
  for (const state of states) {
    await mailPending(
      context,
      tx,
      state,
      state.invitees.filter(({ status }) => status === 'PENDING'),
    );
  }
}
