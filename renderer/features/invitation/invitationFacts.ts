import { candidateStarts } from '../../../shared/domain/calendar.ts';
import { expiresAt, isExpired } from '../../../shared/domain/expiry.ts';
import { type HeaderState, headerState } from '../../../shared/domain/headerState.ts';
import { isSeekingPlayer } from '../../../shared/domain/seekingPlayer.ts';
import type { Game } from '../../stores/GamesStore.ts';
import type { Offer } from '../calendar/gridModel.ts';

export type GameTime = Game['calendarPreference'][number];
export type GamePlace = Game['locationPreference'][number];

/** @returns the times the organiser offers, and those this viewer chose among them */
export function timesOf(game: Game): { offered: GameTime[]; own: GameTime[] } {
  return parted(game.calendarPreference, game);
}

/** @returns the venues the organiser offers, and those this viewer chose among them */
export function placesOf(game: Game): { offered: GamePlace[]; own: GamePlace[] } {
  return parted(game.locationPreference, game);
}

function parted<Entry extends { invitationId: string | null }>(entries: Entry[], { currentInvitee }: Game) {
  return {
    offered: entries.filter(({ invitationId }) => invitationId === null),
    own: entries.filter(({ invitationId }) => invitationId !== null && invitationId === currentInvitee?.id),
  };
}

/** @param now ISO instant */
export function offerOf(game: Game, now: string): Offer {
  const { timezone, gamePreference } = game;
  return { windows: timesOf(game).offered, duration: gamePreference.duration, timezone, now };
}

/** @returns the instant from which answers come too late, or null when the game does not say (R-expiry) */
export function expiryOf(game: Game): string | null {
  const { windows, duration, timezone } = offerOf(game, game.createDt);
  const last = candidateStarts(windows, duration, timezone, game.createDt).at(-1);
  return last ? expiresAt(game.createDt, game.invitationExpiryDays, last) : null;
}

/** @param now ISO instant */
export function headerOf(game: Game, now: string): HeaderState {
  const expiry = expiryOf(game);
  return headerState({
    status: game.status,
    userRole: game.userRole,
    inviteeStatus: game.currentInvitee?.status ?? null,
    secured: game.currentInvitee?.secured ?? false,
    isUser: game.currentInvitee?.user.type === 'NORMAL',
    expired: expiry !== null && isExpired(expiry, now),
  });
}

/** @returns whether the placeholder of a player who is looked for is shown (R-seeking-player) */
export function seekingIn(game: Game): boolean {
  const { status, gamePreference } = game;
  const { candidateMethod, matchType, duration } = gamePreference;
  const windows = timesOf(game).offered;
  const placesOffered = placesOf(game).offered.length;
  return isSeekingPlayer({ status, candidateMethod, matchType, duration, windows, placesOffered });
}

/** @returns players the match still needs */
export function playersMissing(game: Game): number {
  const confirmed = game.invitee.filter(({ status }) => status === 'CONFIRMED').length;
  return Math.max(0, game.summary.requiredPlayerCount - confirmed);
}

/** @returns the address of a map at the venue, or null when it is not known where that is (R-map) */
export function mapUrl({ lat, lon }: { lat: string; lon: string }): string | null {
  if (!lat || !lon || lat === '0' || lon === '0') return null;
  const [y, x] = [encodeURIComponent(lat), encodeURIComponent(lon)];
  return `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=16/${y}/${x}`;
}
