/** When somebody who has not answered may be asked once more (R-nudge). */

const HOUR_MS = 3_600_000;
/** So long nobody is asked again who has just been invited. */
const AFTER_INVITATION_MS = 12 * HOUR_MS;
/** So long nobody is asked again who has just been asked again. */
const AFTER_NUDGE_MS = 24 * HOUR_MS;

export interface NudgeFacts {
  invitedAt: Date;
  /** Null: never. */
  nudgedAt: Date | null;
  /** When the time to answer ends. */
  expiresAt: Date;
}

/** @returns the instant from which the organiser may ask somebody once more; half of a short time to answer is theirs */
export function nudgeableFrom({ invitedAt, nudgedAt, expiresAt }: NudgeFacts): Date {
  const half = (expiresAt.getTime() - invitedAt.getTime()) / 2;
  const first = invitedAt.getTime() + Math.min(AFTER_INVITATION_MS, Math.max(0, half));
  return new Date(nudgedAt ? Math.max(first, nudgedAt.getTime() + AFTER_NUDGE_MS) : first);
}
