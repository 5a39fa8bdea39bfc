import type { GameInvitee } from '../../shared/contract/schemas/gameAnswer.ts';
import { isExpired } from '../../shared/domain/match/expiry.ts';
import { type HeaderState, headerState } from '../../shared/domain/match/headerState.ts';
import { isSeekingPlayer } from '../../shared/domain/match/seekingPlayer.ts';
import type { Period } from '../../shared/domain/values.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../shared/routes/invitation.ts';
import { gamePath } from '../../shared/routes/paths.ts';
import type { Game } from './GamesStore.ts';

export type GameTime = Game['calendarPreference'][number];
export type GameVenue = Game['locationPreference'][number];

/** @returns the times the organiser offers, and those this viewer chose among them */
export function timesOf(game: Game): { offered: GameTime[]; own: GameTime[] } {
  return parted(game.calendarPreference, game);
}

/** @returns the venues the organiser offers, in their order, and those this viewer chose among them */
export function venuesOf(game: Game): { offered: GameVenue[]; own: GameVenue[] } {
  return parted(game.locationPreference, game);
}

function parted<Entry extends { invitationId: string | null }>(entries: Entry[], { currentInvitee }: Game) {
  return {
    offered: entries.filter(({ invitationId }) => invitationId === null),
    own: entries.filter(({ invitationId }) => invitationId !== null && invitationId === currentInvitee?.id),
  };
}

/** The times offered, the earliest first. */
export function offeredWindows(game: Game): Period[] {
  return timesOf(game).offered.sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

/** An invitee's choice, as far as they made one; null stands for everything offered. */
export interface InviteeChoice {
  slots: Period[] | null;
  /** Ids of locationPreference entries. */
  venues: string[] | null;
}

export function choiceOf({ calendarPreference, locationPreference }: Game, inviteeId: string): InviteeChoice {
  const slots = calendarPreference.filter(({ invitationId }) => invitationId === inviteeId);
  const venues = locationPreference.filter(({ invitationId }) => invitationId === inviteeId);
  return {
    slots: slots.length > 0 ? slots.map(({ fromTime, toTime }) => ({ fromTime, toTime })) : null,
    venues: venues.length > 0 ? venues.map(({ id }) => id) : null,
  };
}

/** @param now ISO instant */
export function headerOf(game: Game, now: string): HeaderState {
  const { expiresAt, toTime, lapsed, proposed } = game;
  return headerState({
    status: game.status,
    userRole: game.userRole,
    inviteeStatus: game.currentInvitee?.status ?? null,
    secured: game.currentInvitee?.secured ?? false,
    expired: expiresAt !== null && isExpired(expiresAt, now),
    lapsed,
    proposed,
    over: toTime !== null && Date.parse(toTime) <= Date.parse(now),
  });
}

/** @returns whether the viewer looks at it as its organiser, or one of its club (R-club-match-view) */
export const isOrganised = ({ userRole }: Pick<Game, 'userRole'>): boolean =>
  userRole === 'OWNER' || userRole === 'CLUB';

/** @returns the address of a match for the viewer: the organiser's page, or its invitation */
export const pathOf = (game: Pick<Game, 'id' | 'userRole'>): string =>
  isOrganised(game) ? gamePath(game.id) : invitationPath({ gameId: game.id, password: null, token: WEB_ACCESS_TOKEN });

export const confirmedIn = ({ invitee }: Game): GameInvitee[] => invitee.filter(({ status }) => status === 'CONFIRMED');

export const acceptorsIn = ({ invitee }: Game): GameInvitee[] => invitee.filter(({ status }) => status === 'ACCEPTED');

/**
 * A double that is agreed and has no teams: a court has to show its players somewhere, and means nothing by it. Every page that
 * shows one says so (R-partner).
 */
export const hasOpenPairs = ({ status, summary, initiatorTeam }: Game): boolean =>
  status === 'SCHEDULED' && summary.requiredPlayerCount > 1 && initiatorTeam === null;

/** @returns whether a match has been played, or its agreed time has ended */
export const isOver = ({ status, toTime }: Pick<Game, 'status' | 'toTime'>, now: Date): boolean =>
  status === 'PLAYED' || (status === 'SCHEDULED' && toTime !== null && Date.parse(toTime) <= now.getTime());

/** @returns whether the organiser may ask somebody once more now, by what the server says (R-nudge) */
export const mayNudge = ({ nudgeFrom }: Pick<GameInvitee, 'nudgeFrom'>, now: Date): boolean =>
  nudgeFrom !== null && Date.parse(nudgeFrom) <= now.getTime();

/** Spots nobody is confirmed for. */
export function freeSpotsIn(game: Game): number {
  return Math.max(0, game.summary.requiredPlayerCount - confirmedIn(game).length);
}

/** @returns whether enough people have only just heard of a match that nobody else need be asked (R-substitute-offer) */
export function isEarlyIn(game: Game, now: Date): boolean {
  const fresh = game.invitee.filter((invitee) => invitee.nudgeFrom !== null && !mayNudge(invitee, now));
  return fresh.length >= Math.max(1, freeSpotsIn(game) - acceptorsIn(game).length);
}

/** @returns whether the placeholder of a player who is looked for is shown (R-seeking-player) */
export function seekingIn(game: Game): boolean {
  const { status, gamePreference } = game;
  const { candidateMethod, matchType, duration } = gamePreference;
  const windows = timesOf(game).offered;
  const venuesOffered = venuesOf(game).offered.length;
  return isSeekingPlayer({ status, candidateMethod, matchType, duration, windows, venuesOffered });
}
