import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { toPhone } from '../../../../shared/domain/people/phone.ts';
import { AppError } from '../../../appError.ts';
import type { UserRow } from '../../../db/tables.ts';
import { currentMembership } from '../../membership/membership.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { insertInvitee } from '../store/invitees.ts';
import { reload } from '../store/loadGames.ts';
import type { CommandContext, Contact } from './commandContext.ts';

/** The part of a command that adding people needs: a game that is being created has no viewer yet. */
export type Adding = Pick<CommandContext, 'context' | 'tx' | 'state' | 'now'>;

export interface NewInvitee {
  person: UserRow;
  contact: Contact;
  inviter: 'OWNER' | 'SHARE';
  /** Nothing is sent or shown to a person who does not want it; the organiser only sees that it was not delivered. */
  hidden?: boolean;
}

/** @returns the owner's plan and its limit, and whether this many more people exceed it (R-plan-limits) */
export async function inviteeLimit({ tx, state, now }: Adding, added: number) {
  const { level } = await currentMembership(tx, state.owner, now);
  const limit = MEMBERSHIP_LIMITS[level].guestsPerGame;
  return { level, limit, isOver: limit !== null && state.invitees.length + added > limit };
}

/** @throws AppError 403 when this many more people exceed the owner's plan (R-plan-limits) */
export async function checkInvitees(turn: Adding, added: number): Promise<void> {
  const { level, limit, isOver } = await inviteeLimit(turn, added);
  if (isOver && limit !== null) throw new AppError('E.limit.guests', { level, limit });
}

/** @returns the id of the stored invitee; the loaded state does not know them yet */
export async function storeInvitee({ tx, state, now }: Adding, added: NewInvitee): Promise<string> {
  const { person, contact, inviter, hidden = false } = added;
  // Either the whole name as it was typed or nothing: the missing part would otherwise reveal whose address it is.
  const [firstName, lastName] = contact.firstName
    ? [contact.firstName, contact.lastName ?? '']
    : [person.first_name, person.last_name];
  return insertInvitee(tx, {
    game_id: state.game.id,
    user_id: person.id,
    inviter,
    status: hidden ? 'UNDELIVERABLE' : 'PENDING',
    hidden,
    first_name: firstName,
    last_name: lastName,
    // The address as it was typed: the address of a person who was only chosen is shown to nobody.
    email: contact.email ?? null,
    phone: contact.phone ? (toPhone(contact.phone) ?? contact.phone) : null,
    // Until a guest has answered, their language is a guess: that of the person who invited them, or of the page they came by.
    language:
      person.type === 'NORMAL' || person.language_said || inviter === 'SHARE' ? person.language : state.owner.language,
    created_at: now,
  });
}

/**
 * Adds one person to the game's invitees.
 * @throws AppError 409 above the limit of the owner's plan, which the visitor can't change
 */
export async function addInvitee(locked: Adding, added: NewInvitee): Promise<Invitee> {
  if ((await inviteeLimit(locked, 1)).isOver) throw new AppError('E.game.full');
  const id = await storeInvitee(locked, added);
  await reload(locked.tx, locked.state);
  return inviteeOf(locked.state, id);
}

/** @returns the invitee of a loaded game by their id */
export function inviteeOf(state: GameState, id: string): Invitee {
  const invitee = state.invitees.find((each) => each.id === id);
  if (!invitee) throw new Error('an invitee of the game is gone');
  return invitee;
}
