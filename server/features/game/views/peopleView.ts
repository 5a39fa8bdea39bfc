import type { Game, GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { firstChosen } from '../../../../shared/domain/match/ratherNot.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import type { GameAccess } from '../access.ts';
import { type GameState, hearsOfChanges, type Invitee, isSilent, nudgeableAt } from '../gameState.ts';
import { nameToThemselves } from '../store/ownNames.ts';
import { asShownToOthers, DRAFT_ID, waitingDraft } from '../unproved.ts';

/** A phone is shown only where its owner shares it and the match is agreed (R-phone-privacy). */
function phoneOf(state: GameState, shares: boolean, phone: string | null): string | null {
  const agreed = state.game.status === 'SCHEDULED' || state.game.status === 'PLAYED';
  return shares && agreed ? phone : null;
}

export function toOwnerView(state: GameState, now: Date): Game['owner'] {
  const { owner, game } = state;
  return {
    id: owner.id,
    firstName: owner.first_name,
    lastName: owner.last_name,
    profileImageId: shownPicture(owner, now),
    phone: phoneOf(state, game.share_my_phone, owner.phone),
    code: owner.code,
    type: owner.type,
  };
}

const saidYes = ({ status }: Invitee): boolean => isIn(status);

/** The row holds what was typed; who was invited by id has the address they are known by. */
const addressOf = ({ email, person }: Invitee): string | null => email ?? person.contact_email;

/** Email addresses are never shown to other players; the owner sees those they typed (R-address-privacy). */
export function toInviteeView(state: GameState, access: GameAccess, stored: Invitee, now: Date): GameInvitee {
  const isSelf = stored.id === access.invitee?.id;
  const invitee = isSelf ? stored : asShownToOthers(stored);
  const isOwner = access.role === 'OWNER';
  const isUnread = invitee.status === 'PENDING' || invitee.status === 'SENT';
  const phone = invitee.phone ?? invitee.person.phone;
  const named = isSelf ? nameToThemselves(invitee) : invitee;
  return {
    id: invitee.id,
    type: invitee.type,
    status: invitee.status,
    user: {
      id: invitee.user_id,
      firstName: named.first_name,
      lastName: named.last_name,
      profileImageId: shownPicture(invitee.person, now),
      phone: phoneOf(state, invitee.share_my_phone, phone),
      code: invitee.person.type === 'NORMAL' ? invitee.person.code : null,
      type: invitee.person.type,
    },
    userRole: 'OPPONENT_INVITEE',
    inviter: invitee.inviter,
    phone: isSelf ? phone : phoneOf(state, invitee.share_my_phone, phone),
    email: isSelf ? addressOf(invitee) : isOwner && invitee.inviter === 'OWNER' ? invitee.email : null,
    shareMyPhone: invitee.share_my_phone,
    secured: isSelf && access.secured,
    accessToken: null,
    note: isSelf || isOwner ? invitee.note : null,
    hasPhone: phone !== null,
    ratherNot: isSelf || isOwner ? invitee.ratherNot : null,
    nudgedAt: isOwner && isSilent(invitee) ? (invitee.nudgedAt?.toISOString() ?? null) : null,
    nudgeFrom: isOwner ? (nudgeableAt(state, invitee, now)?.toISOString() ?? null) : null,
    bySearch: isOwner && invitee.bySearch,
    unheard: isOwner && saidYes(invitee) && !hearsOfChanges(invitee),
    nextDeliveryAt: isOwner && isUnread ? (invitee.next_delivery_at?.toISOString() ?? null) : null,
    // Whoever is not to be reached by this organiser looks like any address that takes no mail (R-hidden-invitee).
    deliveryProblem: isOwner && invitee.status === 'UNDELIVERABLE' ? (invitee.delivery_problem ?? 'OTHER') : null,
  };
}

/**
 * Who only gave somebody's address sees what they typed, and nothing of the person behind it (R-secured-visitor); that
 * person what waits for their yes (R-draft).
 */
export function toSelfView(state: GameState, access: GameAccess, invitee: Invitee, now: Date): GameInvitee {
  const view = toInviteeView(state, access, invitee, now);
  if (access.secured) return { ...view, id: DRAFT_ID };
  const draft = waitingDraft(state, access);
  // A phone is shared by its owner alone.
  return draft ? { ...view, note: draft.note ?? view.note, ratherNot: firstChosen(draft, invitee).ratherNot } : view;
}
