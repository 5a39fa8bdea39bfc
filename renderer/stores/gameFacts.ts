import type { GameInvitee } from '../../shared/contract/schemas/gameAnswer.ts';
import { type Acceptor, type Agreement, agreeWith, type Offer } from '../../shared/domain/agreement.ts';
import { candidateStarts } from '../../shared/domain/calendar.ts';
import { expiresAt } from '../../shared/domain/expiry.ts';
import { requiredPlayers } from '../../shared/domain/gameActions.ts';
import type { Period } from '../../shared/domain/values.ts';
import type { Game } from './GamesStore.ts';

/** The times offered, in their order. */
export function offeredWindows({ calendarPreference }: Game): Period[] {
  return calendarPreference
    .filter(({ invitationId }) => invitationId === null)
    .sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

/** The venues offered, in the organiser's order. */
export function offeredPlaces({ locationPreference }: Game) {
  return locationPreference.filter(({ invitationId }) => invitationId === null);
}

/** What an invitee can make, as far as they said; null stands for everything offered. */
export interface InviteeChoice {
  slots: Period[] | null;
  /** Ids of locationPreference entries. */
  places: string[] | null;
}

export function choiceOf({ calendarPreference, locationPreference }: Game, inviteeId: string): InviteeChoice {
  const slots = calendarPreference.filter(({ invitationId }) => invitationId === inviteeId);
  const places = locationPreference.filter(({ invitationId }) => invitationId === inviteeId);
  return {
    slots: slots.length > 0 ? slots.map(({ fromTime, toTime }) => ({ fromTime, toTime })) : null,
    places: places.length > 0 ? places.map(({ id }) => id) : null,
  };
}

/** When the time to answer ends, or null when no match ever fitted into the times offered. */
export function answerByOf(game: Game): string | null {
  const { duration } = game.gamePreference;
  const last = candidateStarts(offeredWindows(game), duration, game.timezone, game.createDt).at(-1);
  return last ? expiresAt(game.createDt, game.invitationExpiryDays, last) : null;
}

export const confirmedIn = ({ invitee }: Game): GameInvitee[] => invitee.filter(({ status }) => status === 'CONFIRMED');

export const acceptorsIn = ({ invitee }: Game): GameInvitee[] => invitee.filter(({ status }) => status === 'ACCEPTED');

/** Spots nobody is confirmed for. */
export function freePlacesIn(game: Game): number {
  return requiredPlayers(game.gamePreference.matchType) - confirmedIn(game).length;
}

/** What is offered, for the rules. */
export function offerOf(game: Game): Offer {
  return {
    windows: offeredWindows(game).map(({ fromTime, toTime }) => ({ fromTime, toTime })),
    places: offeredPlaces(game).map(({ id }) => id),
    duration: game.gamePreference.duration,
    timezone: game.timezone,
  };
}

/** What these people can make, for the rules. */
export function answersOf(game: Game, invitees: readonly GameInvitee[]): Acceptor[] {
  return invitees.map(({ id }) => ({ id, ...choiceOf(game, id) }));
}

/** When and where the players confirmed so far and these could play, or null when nothing suits all of them. */
export function agreementWith(game: Game, chosen: readonly GameInvitee[], now: Date): Agreement | null {
  return agreeWith(answersOf(game, [...confirmedIn(game), ...chosen]), offerOf(game), now.toISOString());
}

/** @returns a person's whole name */
export const nameOf = ({ user }: GameInvitee): string => `${user.firstName} ${user.lastName}`.trim();
