import type { Audience, ClubState } from '../../../shared/domain/club/clubValues.ts';
import { type Formats, formatsOf } from '../../../shared/domain/formats.ts';
import type { Acceptor, Offer } from '../../../shared/domain/match/agreement.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import type { RatherNot } from '../../../shared/domain/match/ratherNot.ts';
import { nudgeableFrom } from '../../../shared/domain/match/reminders.ts';
import type { Side } from '../../../shared/domain/score/scoreClaims.ts';
import type { Period } from '../../../shared/domain/values.ts';
import type { Draft } from '../../db/tables/games.ts';
import type { GameRow, InviteeRow, LocationRow } from '../../db/tables.ts';
import type { SavedFormats } from '../people/repository.ts';
import type { PersonRow } from './store/peopleRows.ts';

/** What a visitor chose under an address that has not been proved (R-secured-visitor). */
export interface VisitorDraft extends Omit<Draft, 'places' | 'ratherNot'> {
  venues: string[] | null;
  ratherNot: RatherNot | null;
}

/** An invitee with the person behind them. */
export interface Invitee extends Omit<InviteeRow, 'places' | 'rather_not' | 'draft'> {
  person: PersonRow;
  /** Null: no address is proved, there is only a phone, or they want no mails. */
  mailTo: string | null;
  /** At least one of their devices takes notices, and they may hear of the match. */
  hasDevice: boolean;
  /** Their number, where they have no address (R-text-news); null also for a person who wants no mails. */
  textTo: string | null;
  /** False for an account whose only address is not proved (R-reach). */
  isProved: boolean;
  /** Ids of the venues they can play at; null means all that are offered. */
  venues: string[] | null;
  /** Which of their choices they would rather not take (R-rather-not); null: nothing is marked. */
  ratherNot: RatherNot | null;
  draft: VisitorDraft | null;
  /** Null: nothing chosen. */
  savedFormats: SavedFormats | null;
  /** When the organiser last asked again (R-nudge). */
  nudgedAt: Date | null;
  /** A search has asked them (R-substitute-search). */
  bySearch: boolean;
  /** They have answered another invitation from the organiser, but not this one (R-own-name). */
  answeredElsewhere: boolean;
}

/** The invitation has arrived, and there is no answer. */
export const isSilent = ({ status }: Pick<Invitee, 'status'>): boolean => status === 'SENT' || status === 'OPENED';

/** A venue that one game offers: answers name it by this id. */
export interface Venue {
  id: string;
  location: LocationRow;
}

export interface Window extends Period {
  id: string;
}

/** The club that a game belongs to (R-club-match). */
export interface GameClub {
  id: string;
  name: string;
  slug: string;
  state: ClubState;
  /** For people outside there is no such club (R-club-visibility). */
  isHidden: boolean;
  audience: Audience;
  /** The court of the club that is chosen for the game. */
  court: { id: string; name: string } | null;
  /** Users who organise the club. */
  organisers: readonly string[];
  /** Users of this game who are in the club's list. */
  insiders: readonly string[];
}

/** A game with all that belongs to it. */
export interface GameState {
  game: GameRow;
  club: GameClub | null;
  /** `proved` is also true for a phone, to which no email goes. */
  owner: PersonRow & {
    mailTo: string | null;
    hasDevice: boolean;
    textTo: string | null;
    proved: boolean;
    savedFormats: SavedFormats | null;
  };
  /** The owner's rating for this kind of match, on the shown scale (R-rating-shown). */
  ownerLevel: number;
  noteCount: number;
  /** In the order of the offered times. */
  windows: Window[];
  /** In the owner's order. */
  venues: Venue[];
  /** In the order of invitation. */
  invitees: Invitee[];
}

/** An agreed stretch of time. */
export interface Slot {
  from: Date;
  to: Date;
}

/** @returns how the organiser or an invitee reads dates and times (R-formats) */
export const formatsOfReader = ({ language, savedFormats }: Pick<Invitee, 'language' | 'savedFormats'>): Formats =>
  formatsOf(language, savedFormats);

export function confirmedOf(state: GameState): Invitee[] {
  return state.invitees.filter((invitee) => invitee.status === 'CONFIRMED');
}

/** @returns people who accepted and are not confirmed, first come first (R-waiting-list) */
export function acceptorsOf(state: GameState): Invitee[] {
  return state.invitees
    .filter((invitee) => invitee.status === 'ACCEPTED')
    .sort((a, b) => (a.accepted_order ?? 0) - (b.accepted_order ?? 0));
}

/** @returns from when on the organiser may ask an invitee once more; null: not in this match, or not this invitee (R-nudge) */
export function nudgeableAt({ game }: Pick<GameState, 'game'>, invitee: Invitee, now: Date): Date | null {
  if (game.status !== 'CONFIRMED' || game.expires_at <= now || !isSilent(invitee)) return null;
  const { created_at: invitedAt, nudgedAt } = invitee;
  return nudgeableFrom({ invitedAt, nudgedAt, expiresAt: game.expires_at });
}

/** Whether news reaches somebody: by mail, or on a device (R-push). */
export const isReached = ({ mailTo, hasDevice }: Pick<Invitee, 'mailTo' | 'hasDevice'>): boolean =>
  mailTo !== null || hasDevice;

/** Whether changes of the match reach somebody: as isReached(), or by text message (R-text-news). */
export const isToldChanges = (person: Pick<Invitee, 'mailTo' | 'hasDevice' | 'textTo'>): boolean =>
  isReached(person) || person.textTo !== null;

/**
 * Whether somebody gets more than one mail. A visitor's address gets more only once the match was read by a mailed link or a
 * session of that person, as anybody could have typed the address (R-mail-unproved).
 */
export const hearsOfChanges = ({ inviter, mailbox_seen_at: seenAt }: Invitee): boolean =>
  inviter !== 'SHARE' || seenAt !== null;

/** @returns invitees who can be reached and have not said anything */
export function unansweredOf(state: GameState): Invitee[] {
  return state.invitees.filter(hearsOfChanges).filter((invitee) => isSilent(invitee) && isReached(invitee));
}

/** @returns the number of positions of the match that no confirmed player has */
export function freeSpotsOf(state: GameState): number {
  return requiredPlayers(state.game.preference.matchType) - confirmedOf(state).length;
}

export function offerOf(state: GameState): Offer {
  return {
    windows: state.windows,
    venues: state.venues.map((venue) => venue.id),
    duration: state.game.preference.duration,
    timezone: state.game.timezone,
  };
}

/** @returns what an invitee can make, for the search of an agreement */
export function acceptorOf({ id, slots, venues }: Pick<Invitee, 'id' | 'slots' | 'venues'>): Acceptor {
  return { id, slots, venues };
}

/** @returns the agreed slot; null while the game looks for players */
export function slotOf({ game }: GameState): Slot | null {
  return game.from_time && game.to_time ? { from: game.from_time, to: game.to_time } : null;
}

export const venueOf = ({ game, venues }: GameState): Venue | undefined =>
  venues.find(({ id }) => id === game.place_id);

/** The side a player of the match is on. */
export function sideOf(state: GameState, userId: string): Side {
  return sidesOf(state).initiators.some(({ id }) => id === userId) ? 'INITIATOR' : 'OPPONENT';
}

/** The sides of a match: the owner and their partner against the others. */
export function sidesOf(state: GameState): { initiators: PersonRow[]; opponents: PersonRow[] } {
  const confirmed = confirmedOf(state);
  const isPartner = (id: string) => id === state.game.partner_id;
  return {
    initiators: [state.owner, ...confirmed.filter(({ id }) => isPartner(id)).map(({ person }) => person)],
    opponents: confirmed.filter(({ id }) => !isPartner(id)).map(({ person }) => person),
  };
}
