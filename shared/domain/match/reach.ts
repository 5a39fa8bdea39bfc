/**
 * By what somebody hears of what happens to a match (R-reach): by mail, on a device, by text message; not before they have
 * opened a mail of ours once, which shows that it reaches them; not at all, as they have stopped our mails, or as there is
 * nothing to reach them by.
 */
export const REACHES = ['MAIL', 'DEVICE', 'TEXT', 'UNPROVED', 'STOPPED', 'NONE'] as const;
export type Reach = (typeof REACHES)[number];

export interface ReachFacts {
  /** Null: there is none that takes our mail. */
  mailTo: string | null;
  hasDevice: boolean;
  /** A number that text messages can be sent to; null where there is an address, or no service for them. */
  textTo: string | null;
  /** Whether an address or number is known to be theirs. */
  isProved: boolean;
  takesMail: boolean;
}

/** @returns the first way by which somebody is reached, else why they are not */
export function reachOf({ mailTo, hasDevice, textTo, isProved, takesMail }: ReachFacts): Reach {
  if (!isProved) return 'UNPROVED';
  if (mailTo !== null) return 'MAIL';
  if (hasDevice) return 'DEVICE';
  if (textTo !== null) return 'TEXT';
  return takesMail ? 'NONE' : 'STOPPED';
}

/** The entry for the calendar: it has been mailed, or waits for ten minutes with what else there is to say (R-reach). */
export const ENTRY_MAILS = ['SENT', 'SOON'] as const;
export type EntryMail = (typeof ENTRY_MAILS)[number];
