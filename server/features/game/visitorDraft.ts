import { isUnanswered } from '../../../shared/domain/values.ts';
import { hasAnsweredOwner } from '../../db/answered.ts';
import type { GameState, Invitee, VisitorDraft } from './gameState.ts';

/**
 * The id of a person in the game who has proved nothing: their answers name no invitee, as that would show whose address it was
 * (R-registered-alike).
 */
export const DRAFT_ID = 'draft';

/** Without anything from the account or guest that an address belongs to. */
function withoutPerson(invitee: Invitee): Invitee {
  const person = { ...invitee.person, type: 'CONTACT', phone: null, profile_image_id: null } as const;
  return { ...invitee, user_id: invitee.id, person };
}

/**
 * An invitee as seen by a visitor who only gave the address: what the visitor said and chose, and nothing about the person,
 * their answers or how they were invited (R-secured-visitor).
 */
export function asDrafted({ owner }: Pick<GameState, 'owner'>, invitee: Invitee): Invitee {
  const { draft } = invitee;
  // Every holder of such a link has made a draft with it.
  if (!draft) throw new Error('a visitor who has proved nothing has no draft');
  const nameless = withoutPerson(invitee);
  return {
    ...nameless,
    user_id: DRAFT_ID,
    person: { ...nameless.person, contact_email: null, language: owner.language },
    inviter: 'SHARE',
    status: 'PENDING',
    first_name: draft.firstName,
    last_name: draft.lastName,
    note: draft.note,
    share_my_phone: draft.shareMyPhone,
    slots: draft.slots,
    venues: draft.venues,
    ratherNot: draft.ratherNot,
    email: null,
    phone: null,
  };
}

/**
 * An invitee as the others in the game see them. A person who was only named, on the share link under a known address or by an
 * organiser who typed an address, appears by that name alone until they answer themselves (R-registered-alike,
 * R-typed-address).
 */
export function asShownToOthers(invitee: Invitee): Invitee {
  const { inviter, draft, status, email } = invitee;
  const isOnlyNamed =
    inviter === 'SHARE' ? draft !== null && isUnanswered(status) : email !== null && !hasAnsweredOwner(invitee);
  return isOnlyNamed ? withoutPerson(invitee) : invitee;
}

/** @returns what was chosen under the viewer's address, until they have accepted or rejected it (R-draft) */
export function waitingDraft(
  { game }: Pick<GameState, 'game'>,
  { invitee, secured }: { invitee: Invitee | null; secured: boolean },
): VisitorDraft | null {
  if (secured || game.status !== 'CONFIRMED' || !invitee?.draft || invitee.draft.settled) return null;
  return invitee.status === 'CONFIRMED' ? null : invitee.draft;
}
