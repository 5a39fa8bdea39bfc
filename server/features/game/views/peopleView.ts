import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findLinkHolder as endpoint } from '../../../../shared/contract/link.ts';
import type { Game, GameInvitee } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { firstChosen } from '../../../../shared/domain/match/ratherNot.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { shownCode } from '../../people/repository.ts';
import { shownPicture } from '../../profilePicture/pictures.ts';
import { accessOf, type GameAccess, refuseClub } from '../access.ts';
import { type GameState, hearsOfChanges, type Invitee, isSilent, nudgeableAt } from '../gameState.ts';
import { nameToThemselves } from '../store/lists.ts';
import { loadGame } from '../store/loadGames.ts';
import { asShownToOthers, DRAFT_ID, waitingDraft } from '../visitorDraft.ts';

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
    code: shownCode(owner),
    type: owner.type,
  };
}

const saidYes = ({ status }: Invitee): boolean => isIn(status);

/** The row holds what was typed; a person who was invited by id has the address they are known by. */
const addressOf = ({ email, person }: Invitee): string | null => email ?? person.contact_email;

/** Email addresses are never shown to other players; the owner sees the addresses they typed (R-address-privacy). */
export function toInviteeView(state: GameState, access: GameAccess, stored: Invitee, now: Date): GameInvitee {
  const isSelf = stored.id === access.invitee?.id;
  const invitee = isSelf ? stored : asShownToOthers(stored);
  const isOwner = access.role === 'OWNER';
  const asks = isOwner || access.role === 'CLUB';
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
      code: shownCode(invitee.person),
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
    nudgedAt: asks && isSilent(invitee) ? (invitee.nudgedAt?.toISOString() ?? null) : null,
    nudgeFrom: asks ? (nudgeableAt(state, invitee, now)?.toISOString() ?? null) : null,
    bySearch: isOwner && invitee.bySearch,
    unheard: isOwner && saidYes(invitee) && !hearsOfChanges(invitee),
    nextDeliveryAt: isOwner && isUnread ? (invitee.next_delivery_at?.toISOString() ?? null) : null,
    // A person whom this organiser must not reach looks like any address that takes no mail (R-hidden-invitee).
    deliveryProblem: isOwner && invitee.status === 'UNDELIVERABLE' ? (invitee.delivery_problem ?? 'OTHER') : null,
  };
}

/**
 * A viewer who only typed somebody's address sees what they typed, and nothing of the person behind it (R-secured-visitor);
 * that person sees what waits for their yes (R-draft).
 */
export function toSelfView(state: GameState, access: GameAccess, invitee: Invitee, now: Date): GameInvitee {
  const view = toInviteeView(state, access, invitee, now);
  if (access.secured) return { ...view, id: DRAFT_ID };
  const draft = waitingDraft(state, access);
  // Only its owner can share a phone.
  return draft ? { ...view, note: draft.note ?? view.note, ratherNot: firstChosen(draft, invitee).ratherNot } : view;
}

/** A visitor of the share link, with the token for the page that is open. */
interface Registered {
  invitee: Invitee;
  token: string;
  secured: boolean;
}

/** @returns the visitor's game, whose list of invitees holds exactly the new one with the token of the page */
export function toRegisteredView(
  game: Game,
  state: GameState,
  { invitee, token, secured }: Registered,
  now: Date,
): Game {
  const { id: inviteeId, game_id: gameId } = invitee;
  const access = accessOf(state, { kind: 'invitee', inviteeId, gameId, passwordHash: null, secured });
  const self = toSelfView(state, access, access.invitee ?? invitee, now);
  return { ...game, reach: 'UNPROVED', invitee: [{ ...self, accessToken: token }] };
}

/**
 * @returns the person a link belongs to, for the desktop app, which asks before it opens a link that was mailed to somebody
 * else; reading it opens no invitation (R-link-holder). Null for a share link and for a link that proves nothing
 * @throws AppError 404 when there is no such game, 403 for an organiser of its club
 */
export async function findLinkHolder(
  { db }: Context,
  viewer: Viewer,
  gameId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const access = accessOf(await loadGame(db, gameId), viewer);
  refuseClub(access);
  const { userId, proved } = access;
  return { userId: proved ? userId : null };
}
