import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { toPhone } from '../../../../shared/domain/people/phone.ts';
import { AppError } from '../../../appError.ts';
import type { UserRow } from '../../../db/tables.ts';
import { currentMembership } from '../../member/membership.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { insertInvitee } from '../store/invitees.ts';
import { reload } from '../store/loadGames.ts';
import type { Contact } from './command.ts';
import type { Turn } from './turn.ts';

/** What adding people needs of a turn: a game that is just being made has no viewer yet. */
export type Adding = Pick<Turn, 'context' | 'tx' | 'state' | 'now'>;

export interface NewInvitee {
  person: UserRow;
  contact: Contact;
  inviter: 'OWNER' | 'SHARE';
  /** Nothing is sent or shown to somebody who does not want it; the organiser only sees that it did not arrive. */
  hidden?: boolean;
}

/** @returns the owner's plan and its limit, and whether so many more people go beyond it (R-plan-limits) */
export async function inviteeLimit({ tx, state, now }: Adding, added: number) {
  const { level } = await currentMembership(tx, state.owner, now);
  const limit = MEMBERSHIP_LIMITS[level].guestsPerGame;
  return { level, limit, isOver: limit !== null && state.invitees.length + added > limit };
}

/** @returns the id of the stored invitee; the loaded state does not know them yet */
export async function storeInvitee({ tx, state, now }: Adding, added: NewInvitee): Promise<string> {
  const { person, contact, inviter, hidden = false } = added;
  // All of a name as it was typed, or none: the rest of it would be told of whose address it is.
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
    // What was typed: nobody is shown the address of somebody they only chose.
    email: contact.email ?? null,
    phone: contact.phone ? (toPhone(contact.phone) ?? contact.phone) : null,
    // Until a guest has answered, their own language is a guess: of who invited them, or of the page they came by.
    language:
      person.type === 'NORMAL' || person.language_said || inviter === 'SHARE' ? person.language : state.owner.language,
    created_at: now,
  });
}

/**
 * Adds one person to the game's invitees.
 * @throws AppError 409 above the limit of the owner's plan, which is nothing the visitor could change
 */
export async function addInvitee(turn: Adding, added: NewInvitee): Promise<Invitee> {
  if ((await inviteeLimit(turn, 1)).isOver) throw new AppError('E.game.full');
  const id = await storeInvitee(turn, added);
  await reload(turn.tx, turn.state);
  return inviteeOf(turn.state, id);
}

/** @returns the invitee of a loaded game by their id */
export function inviteeOf(state: GameState, id: string): Invitee {
  const invitee = state.invitees.find((each) => each.id === id);
  if (!invitee) throw new Error('an invitee of the game is gone');
  return invitee;
}
