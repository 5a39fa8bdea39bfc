import { MINUTE_MS } from '../calendar/zone.ts';
import { DEFAULT_QUIET, isQuiet } from '../push.ts';

/** The automatic reminders (R-reminders). */
const REMINDERS = ['dayBefore', 'soon', 'answer', 'score', 'dispute', 'unsettled'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The instants that a game's reminders depend on, in milliseconds; null where nothing is agreed. */
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
/** People who can settle a dispute are reminded a day after it began; that it was never settled is told for two days. */
const DISPUTE_AFTER = DAY;
const UNSETTLED_FOR = 2 * DAY;

/**
 * From when until when a reminder makes sense, half-open; null where it never does.
 * - `dayBefore`: the day before the match, unless it was agreed only then
 * - `soon`: two hours before it
 * - `answer`: a day before the time to answer ends, for short ones in their second half
 * - `score`: after the match
 * - `dispute`: a day after the sides began to disagree, as long as they can settle it
 * - `unsettled`: once they can no longer settle it
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

/** When a person who has not answered may be asked once more (R-nudge). */

const HOUR_MS = 3_600_000;
/** The time after an invitation in which nobody is asked again. */
const AFTER_INVITATION_MS = 12 * HOUR_MS;
/** The time after a nudge in which nobody is asked again. */
const AFTER_NUDGE_MS = 24 * HOUR_MS;

interface NudgeFacts {
  invitedAt: Date;
  /** Null: never. */
  nudgedAt: Date | null;
  /** When the time to answer ends. */
  expiresAt: Date;
}

/** @returns the instant from which the organiser may ask a person once more; half of a short time to answer is the person's */
export function nudgeableFrom({ invitedAt, nudgedAt, expiresAt }: NudgeFacts): Date {
  const half = (expiresAt.getTime() - invitedAt.getTime()) / 2;
  const first = invitedAt.getTime() + Math.min(AFTER_INVITATION_MS, Math.max(0, half));
  return new Date(nudgedAt ? Math.max(first, nudgedAt.getTime() + AFTER_NUDGE_MS) : first);
}
