import type { GameStatus } from '../../../shared/domain/values.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { GameAccess } from './access.ts';
import type { GameState, Slot } from './gameState.ts';

/** The game something happened to, and who caused it. */
export interface EventContext {
  context: Context;
  tx: Tx;
  state: GameState;
  /** `userId` is null for visitors and for the clock, which has no role either. */
  access: Pick<GameAccess, 'userId'> & Partial<Pick<GameAccess, 'role'>>;
  now: Date;
}

/** Everything that can happen to a game. Invitees and venues are named by their ids in the game. */
export type GameEvent =
  /** The game was stored and is open for answers (R-create). */
  | { type: 'Published' }
  | { type: 'Invited'; inviteeIds: string[] }
  /** A search for players invited these people (R-substitute-search). */
  | { type: 'WaveAsked'; inviteeIds: string[]; wave: number }
  /** A search has found its players; these people were still thinking about it. */
  | { type: 'SearchFilled'; inviteeIds: string[] }
  /** Everybody a search could ask has been asked, or it is too late to ask anybody. */
  | { type: 'SearchExhausted' }
  /** The organiser asked these invitees, who have not answered, once more. */
  | { type: 'Nudged'; inviteeIds: string[] }
  /** Somebody came by the share link; `isFirst`: nothing waited for a yes under that address in this game. */
  | { type: 'VisitorRegistered'; inviteeId: string; secured: boolean; isFirst: boolean }
  /** A registered player took up an open game. */
  | { type: 'Joined'; inviteeId: string }
  | { type: 'Opened'; inviteeId: string }
  /** Times, venues or a remark were stored; the yes or no stays. */
  | { type: 'AnswerChanged'; inviteeId: string }
  | { type: 'Accepted'; inviteeId: string }
  /** A no from an invitee who had no spot. */
  | { type: 'Declined'; inviteeId: string }
  /** A player with a spot gave it back. */
  | { type: 'Withdrawn'; inviteeId: string }
  /** The organiser took these acceptors, and spots are left. */
  | { type: 'Confirmed'; inviteeIds: string[] }
  /** Everybody in `playerIds` plays, at this time and venue (R-agreement). */
  | { type: 'Agreed'; playerIds: string[]; slot: Slot; venueId: string }
  /** Free spots of an agreed match went to the waiting list (R-waiting-list). */
  | { type: 'Promoted'; inviteeIds: string[] }
  /** The agreement is off, and the game looks for players again; `playerIds` and `slot` are those of the agreement. */
  | { type: 'Reopened'; cause: 'WITHDRAWN' | 'MOVED'; playerIds: string[]; slot: Slot }
  | { type: 'PartnerChosen'; inviteeId: string }
  | { type: 'Edited' }
  /** Since the change their yes fits nothing that is offered. */
  | { type: 'AskedAgain'; inviteeIds: string[] }
  /** Called off by its organiser; `slot` and `playerIds` are those of the agreement, if there was one. */
  | { type: 'Canceled'; playerIds: string[]; slot: Slot | null; note: string | null }
  /** The time to answer ended before there was an agreement (R-expiry). */
  | { type: 'Expired' }
  /** `contradicts`: it differs both from what the other side said and from what their own side said before. */
  | { type: 'ScoreEntered'; isFirst: boolean; disputed: boolean; contradicts: boolean }
  | { type: 'NoteAdded'; noteId: string }
  /** An invitee replied to a mail of ours, in words for the organiser (R-mail-replies). */
  | { type: 'Replied'; inviteeId: string; words: string };

export type GameEventType = GameEvent['type'];
export type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;

/** A command that was carried out. */
export interface Done {
  command: string;
  /** The game's status before it. */
  from: GameStatus;
  events: readonly GameEvent[];
}

/** Waves go out on their own, and must not make an answer stale that somebody is just writing. */
const NOTED: readonly GameEventType[] = ['Nudged', 'WaveAsked', 'SearchFilled', 'SearchExhausted'];

/**
 * What an event means to people who have the game open. A decision raises the game's version and is written into its
 * history. A noted event is only written into the history, as it decides nothing. A visible event only makes pages read the
 * game again, as the others do.
 */
export function weightOf(type: GameEventType): 'decision' | 'noted' | 'visible' {
  if (type === 'Opened' || type === 'NoteAdded' || type === 'Replied') return 'visible';
  return NOTED.includes(type) ? 'noted' : 'decision';
}

/** @returns the event of a kind among those of one command */
export function eventOf<T extends GameEventType>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}
