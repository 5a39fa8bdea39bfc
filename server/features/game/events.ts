import type { GameStatus } from '../../../shared/domain/values.ts';
import type { Slot } from './gameState.ts';

/** Everything that can happen to a game. Invitees and venues are named by their ids in the game. */
export type GameEvent =
  /** The game was stored and is open for answers (R-create). */
  | { type: 'Published' }
  | { type: 'Invited'; inviteeIds: string[] }
  /** A search for players invited these (R-substitute-search). */
  | { type: 'WaveAsked'; inviteeIds: string[]; wave: number }
  /** A search has found whom it looked for; these were still thinking about it. */
  | { type: 'SearchFilled'; inviteeIds: string[] }
  /** Everybody a search could ask has been asked, or it is too late to ask anybody. */
  | { type: 'SearchExhausted' }
  /** The organiser asked those once more who have not answered. */
  | { type: 'Nudged'; inviteeIds: string[] }
  /** Somebody came by the share link; `isFirst`: nothing waited for a yes under that address in this game. */
  | { type: 'VisitorRegistered'; inviteeId: string; secured: boolean; isFirst: boolean }
  /** A registered player took up an open game. */
  | { type: 'Joined'; inviteeId: string }
  | { type: 'Opened'; inviteeId: string }
  /** Times, venues or a remark were stored; yes or no stays what it was. */
  | { type: 'AnswerChanged'; inviteeId: string }
  | { type: 'Accepted'; inviteeId: string }
  /** A no of somebody who had no spot. */
  | { type: 'Declined'; inviteeId: string }
  /** A player with a spot gave it back. */
  | { type: 'Withdrawn'; inviteeId: string }
  /** The organiser took these acceptors, and spots are left. */
  | { type: 'Confirmed'; inviteeIds: string[] }
  /** Everybody in `playerIds` plays, at this time and venue (R-agreement). */
  | { type: 'Agreed'; playerIds: string[]; slot: Slot; venueId: string }
  /** Free spots of an agreed match went to the waiting list (R-waiting-list). */
  | { type: 'Promoted'; inviteeIds: string[] }
  /** The agreement is off, and the game looks for players again; these played, and then. */
  | { type: 'Reopened'; cause: 'WITHDRAWN' | 'MOVED'; playerIds: string[]; slot: Slot }
  | { type: 'PartnerChosen'; inviteeId: string }
  | { type: 'Edited' }
  /** Their yes fits nothing that is offered since the change. */
  | { type: 'AskedAgain'; inviteeIds: string[] }
  /** Called off by its organiser; `slot` and `playerIds` are those of the agreement, if there was one. */
  | { type: 'Canceled'; playerIds: string[]; slot: Slot | null; note: string | null }
  /** The time to answer ended before there was an agreement (R-expiry). */
  | { type: 'Expired' }
  /** `contradicts`: it says what neither the other side has said nor their own before. */
  | { type: 'ScoreEntered'; isFirst: boolean; disputed: boolean; contradicts: boolean }
  | { type: 'NoteAdded'; noteId: string };

export type GameEventType = GameEvent['type'];
export type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;

/** A command that was carried out. */
export interface Done {
  command: string;
  /** The game's status before it. */
  from: GameStatus;
  events: readonly GameEvent[];
}

/** Waves go out by themselves, and must not make what somebody is just answering stale. */
const NOTED: readonly GameEventType[] = ['Nudged', 'WaveAsked', 'SearchFilled', 'SearchExhausted'];

/**
 * What an event means to whoever has the game open: a decision raises the game's version and is written into its
 * history; what is noted is written there alone, as nothing is decided anew; what is only visible makes pages read the game
 * again, as the others do.
 */
export function weightOf(type: GameEventType): 'decision' | 'noted' | 'visible' {
  if (type === 'Opened' || type === 'NoteAdded') return 'visible';
  return NOTED.includes(type) ? 'noted' : 'decision';
}

/** @returns the event of a kind among those of one command */
export function eventOf<T extends GameEventType>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}
