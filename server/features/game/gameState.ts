import { type Formats, formatsOf } from '../../../shared/domain/formats.ts';
import type { Acceptor, Offer } from '../../../shared/domain/match/agreement.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import { nudgeableFrom } from '../../../shared/domain/match/nudge.ts';
import type { RatherNot } from '../../../shared/domain/match/ratherNot.ts';
import type { Side } from '../../../shared/domain/score/scoreClaims.ts';
import type { Period } from '../../../shared/domain/values.ts';
import type { Draft } from '../../db/tables/games.ts';
import type { GameRow, InviteeRow, LocationRow } from '../../db/tables.ts';
import type { SavedFormats } from '../people/formats.ts';
import type { PersonRow } from './store/peopleRows.ts';

/** What a visitor chose under an address that has not been proved (R-secured-visitor). */
export interface VisitorDraft extends Omit<Draft, 'places' | 'ratherNot'> {
  venues: string[] | null;
  ratherNot: RatherNot | null;
}

/** An invitee with the person behind them. */
export interface Invitee extends Omit<InviteeRow, 'places' | 'rather_not' | 'draft'> {
  person: PersonRow;
  /** Null: none proved, only a phone, or unwanted. */
  mailTo: string | null;
  /** Some device of theirs is notified of something, and they may hear of the match. */
  hasDevice: boolean;
  /** Their number, where they have no address (R-text-news); null as well for who wants no mails. */
  textTo: string | null;
  /** An account whose only address nobody has proved is not (R-reach). */
  isProved: boolean;
  /** Ids of the venues they can play at; null stands for all that are offered. */
  venues: string[] | null;
  /** Of what they chose (R-rather-not); null: nothing is marked. */
  ratherNot: RatherNot | null;
  draft: VisitorDraft | null;
  /** Null: nothing chosen. */
  savedFormats: SavedFormats | null;
  /** When the organiser last asked again (R-nudge). */
  nudgedAt: Date | null;
  /** A search has asked them (R-substitute-search). */
  bySearch: boolean;
  /** They have answered another invitation of the organiser, and not this one (R-own-name). */
  answeredElsewhere: boolean;
}

/** The invitation has arrived, and there is no answer. */
export const isSilent = ({ status }: Pick<Invitee, 'status'>): boolean => status === 'SENT' || status === 'OPENED';

/** A venue as one game offers it: answers name it by this id. */
export interface Venue {
  id: string;
  location: LocationRow;
}

export interface Window extends Period {
  id: string;
}

/** When an invitee last answered by themselves; null: never. */
export const lastAnswerOf = ({ answered_at, accepted_at }: Pick<Invitee, 'answered_at' | 'accepted_at'>): Date | null =>
  answered_at ?? accepted_at;

/** A game with all that belongs to it. */
export interface GameState {
  game: GameRow;
  /** `proved` counts a phone as well, to which no email goes. */
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

/** @returns who accepted and is not in, first come first (R-waiting-list) */
export function acceptorsOf(state: GameState): Invitee[] {
  return state.invitees
    .filter((invitee) => invitee.status === 'ACCEPTED')
    .sort((a, b) => (a.accepted_order ?? 0) - (b.accepted_order ?? 0));
}

/** @returns from when the organiser may ask an invitee once more; null: not of this match, or not this one (R-nudge) */
export function nudgeableAt({ game }: Pick<GameState, 'game'>, invitee: Invitee, now: Date): Date | null {
  if (game.status !== 'CONFIRMED' || game.expires_at <= now || !isSilent(invitee)) return null;
  const { created_at: invitedAt, nudgedAt } = invitee;
  return nudgeableFrom({ invitedAt, nudgedAt, expiresAt: game.expires_at });
}

/** Whether news reach somebody: by mail, or on a device (R-push). */
export const isReached = ({ mailTo, hasDevice }: Pick<Invitee, 'mailTo' | 'hasDevice'>): boolean =>
  mailTo !== null || hasDevice;

/** Whether what changes the match reaches somebody: as isReached(), or by text message (R-text-news). */
export const isToldChanges = (person: Pick<Invitee, 'mailTo' | 'hasDevice' | 'textTo'>): boolean =>
  isReached(person) || person.textTo !== null;

/**
 * Whether more than one mail goes to somebody: of a visitor's address only once a mailed link or session of theirs has read
 * the match, as anybody could have typed it (R-mail-unproved).
 */
export const hearsOfChanges = ({ inviter, mailbox_seen_at: seenAt }: Invitee): boolean =>
  inviter !== 'SHARE' || seenAt !== null;

/** @returns who was asked, can be reached and has not said anything */
export function unansweredOf(state: GameState): Invitee[] {
  return state.invitees.filter(hearsOfChanges).filter((invitee) => isSilent(invitee) && isReached(invitee));
}

/** @returns positions of the match nobody is confirmed for */
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

/** Who plays on which side: the owner and their partner against the others. */
export function sidesOf(state: GameState): { initiators: PersonRow[]; opponents: PersonRow[] } {
  const confirmed = confirmedOf(state);
  const isPartner = (id: string) => id === state.game.partner_id;
  return {
    initiators: [state.owner, ...confirmed.filter(({ id }) => isPartner(id)).map(({ person }) => person)],
    opponents: confirmed.filter(({ id }) => !isPartner(id)).map(({ person }) => person),
  };
}
