import { isUnanswered } from '../../../shared/domain/values.ts';
import type { GameState, Invitee, VisitorDraft } from './gameState.ts';
import { hasAnsweredOwner } from './store/ownNames.ts';

/**
 * The id under which somebody who has proved nothing is in the game: their answers name no invitee, as that would tell
 * whose address it was (R-registered-alike).
 */
export const DRAFT_ID = 'draft';

/** Nothing of the account or guest that an address belongs to. */
function withoutPerson(invitee: Invitee): Invitee {
  const person = { ...invitee.person, type: 'CONTACT', phone: null, profile_image_id: null } as const;
  return { ...invitee, user_id: invitee.id, person };
}

/**
 * An invitee as a visitor sees them who only gave their address: what the visitor said and chose, and nothing of the
 * person, of what they have answered or of how they were invited (R-secured-visitor).
 */
export function asDrafted({ owner }: Pick<GameState, 'owner'>, invitee: Invitee): Invitee {
  const { draft } = invitee;
  // Whoever holds such a link has made a draft with it.
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
 * An invitee as the others of the game see them: somebody who was only named, on the share link under a known address or by an
 * organiser who typed one, is no more than that name until they answer themselves (R-registered-alike, R-typed-address).
 */
export function asShownToOthers(invitee: Invitee): Invitee {
  const { inviter, draft, status, email } = invitee;
  const isOnlyNamed =
    inviter === 'SHARE' ? draft !== null && isUnanswered(status) : email !== null && !hasAnsweredOwner(invitee);
  return isOnlyNamed ? withoutPerson(invitee) : invitee;
}

/** @returns what was chosen under the address of whoever looks, until they have said what they want of it (R-draft) */
export function waitingDraft(
  { game }: Pick<GameState, 'game'>,
  { invitee, secured }: { invitee: Invitee | null; secured: boolean },
): VisitorDraft | null {
  if (secured || game.status !== 'CONFIRMED' || !invitee?.draft || invitee.draft.settled) return null;
  return invitee.status === 'CONFIRMED' ? null : invitee.draft;
}
