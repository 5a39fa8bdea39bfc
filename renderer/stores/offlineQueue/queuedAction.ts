import { addHours } from 'date-fns/addHours';
import { isBefore } from 'date-fns/isBefore';
import { UNSENT_DAYS } from '../../../shared/domain/limits.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import type { Memory } from '../../platform/platform.ts';
import type { GameCommand } from '../GamesStore.ts';
import { isListOf, isRecord, isText } from '../keptShapes.ts';

/** One call of several, under a key of its own (R-once). */
export interface Step {
  once: string;
  command: GameCommand;
}

/** Something somebody has pressed that the server has not answered yet (R-unsent). */
export interface QueuedAction {
  /** Names it on this device. */
  key: string;
  what: 'answer' | 'score';
  gameId: string;
  /** The page it was pressed on. */
  path: string;
  /** The person it is about, for where the match can't be read: its organiser, or the other side. */
  name: string;
  /** The account that pressed it; null for the holder of the link. */
  userId: string | null;
  /** The token of the link it is sent with; null for the session's. */
  token: string | null;
  /** The token of the share link by which the account joins the match first; null where it is in it, or has none. */
  share: string | null;
  steps: Step[];
  /** Instant. */
  savedAt: string;
  /** Why the server did not take it: it is not sent any more, and kept until somebody has read so. */
  refused: string | null;
}

const KEPT_AS = 'unsent';

/** @returns the text of its refusal, with the `name`: it clashes with another match, or it came too late (R-unsent) */
export const refusalText = ({ what, refused }: Pick<QueuedAction, 'what' | 'refused'>): TextKey =>
  refused === 'E.game.clash' ? 'unsent.clash' : `unsent.refused.${what}`;

const isMaybeText = (value: unknown) => value === null || isText(value);

const isStep = (value: unknown): value is Step => isRecord(value) && isText(value.once) && isRecord(value.command);

/** Earlier versions of the app may have written it. */
function isQueuedAction(value: unknown): value is QueuedAction {
  return (
    isRecord(value) &&
    [value.key, value.gameId, value.path, value.name, value.savedAt].every(isText) &&
    (value.what === 'answer' || value.what === 'score') &&
    [value.userId, value.token, value.share, value.refused].every(isMaybeText) &&
    isListOf(value.steps, isStep)
  );
}

/** @returns the queue of this device, oldest first; actions that have waited for too long are not sent any more */
export function readQueue(memory: Memory, now: number): QueuedAction[] {
  try {
    const kept: unknown = JSON.parse(memory.get(KEPT_AS) || '[]');
    return isListOf(kept, isQueuedAction)
      ? kept.filter(({ savedAt }) => isBefore(now, addHours(savedAt, 24 * UNSENT_DAYS)))
      : [];
  } catch {
    return [];
  }
}

export function writeQueue(memory: Memory, list: readonly QueuedAction[]): void {
  memory.set(KEPT_AS, list.length === 0 ? '' : JSON.stringify(list));
}
