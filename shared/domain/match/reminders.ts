import { MINUTE_MS } from '../calendar/zone.ts';
import { DEFAULT_QUIET, isQuiet } from '../push/quietHours.ts';

/** What people are reminded of by themselves (R-reminders). */
const REMINDERS = ['dayBefore', 'soon', 'answer', 'score', 'dispute', 'unsettled'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The instants a game's reminders hang on, in milliseconds; null where nothing is agreed. */
export interface ReminderFacts {
  createdAt: number;
  expiresAt: number;
  /** When the current slot was agreed. */
  agreedAt: number | null;
  start: number | null;
  end: number | null;
  /** Since when the sides disagree about the score, and until when they can settle it; null where they don't disagree. */
  dispute: { since: number; until: number } | null;
}

const HOUR = 60 * MINUTE_MS;
const DAY = 24 * HOUR;
/** The players are asked for the score an hour after the end, for two days. */
const SCORE_AFTER = HOUR;
const SCORE_FOR = 2 * DAY;
/** Whoever can settle a dispute is reminded of it a day after it began; that it was never settled is told for two days. */
const DISPUTE_AFTER = DAY;
const UNSETTLED_FOR = 2 * DAY;

/**
 * From when until when a reminder makes sense, half-open; null where it never does.
 * - `dayBefore`: the day before the match, unless it was agreed only then
 * - `soon`: two hours before it
 * - `answer`: a day before the time to answer ends, for short ones in their second half
 * - `score`: after the match
 * - `dispute`: a day after the sides began to disagree, as long as they can settle it
 * - `unsettled`: once they can't any more
 */
export function reminderSpan(kind: Reminder, facts: ReminderFacts): { from: number; until: number } | null {
  const { createdAt, expiresAt, agreedAt, start, end, dispute } = facts;
  if (kind === 'dispute') return dispute && { from: dispute.since + DISPUTE_AFTER, until: dispute.until };
  if (kind === 'unsettled') return dispute && { from: dispute.until, until: dispute.until + UNSETTLED_FOR };
  if (kind === 'answer') return { from: expiresAt - Math.min(DAY, (expiresAt - createdAt) / 2), until: expiresAt };
  if (start === null || end === null || agreedAt === null) return null;
  switch (kind) {
    case 'dayBefore':
      return agreedAt < start - DAY ? { from: start - DAY, until: start - 2 * HOUR } : null;
    case 'soon':
      return agreedAt < start - 2 * HOUR ? { from: start - 2 * HOUR, until: start } : null;
    case 'score':
      return { from: end + SCORE_AFTER, until: end + SCORE_AFTER + SCORE_FOR };
  }
}

/** @returns the reminders that may go out now; each goes out once */
export function dueReminders(facts: ReminderFacts, now: number, timezone: string): Reminder[] {
  if (isQuiet(now, { ...DEFAULT_QUIET, timezone })) return [];
  return REMINDERS.filter((kind) => {
    const span = reminderSpan(kind, facts);
    return span !== null && span.from <= now && now < span.until;
  });
}
