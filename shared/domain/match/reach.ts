/**
 * How a person hears about changes of a match (R-reach): by mail, on a device, by text message; UNPROVED before they have
 * once opened a mail of ours, which shows that it reaches them; STOPPED if they have stopped our mails; NONE if there is
 * no way to reach them.
 */
export const REACHES = ['MAIL', 'DEVICE', 'TEXT', 'UNPROVED', 'STOPPED', 'NONE'] as const;
export type Reach = (typeof REACHES)[number];

export interface ReachFacts {
  /** Null: there is none that takes our mail. */
  mailTo: string | null;
  hasDevice: boolean;
  /** A number that text messages can be sent to; null where there is an address, or no service for them. */
  textTo: string | null;
  /** Whether an address or number is proved to be theirs. */
  isProved: boolean;
  takesMail: boolean;
}

/** @returns the first way in which a person is reached, else why they are not */
export function reachOf({ mailTo, hasDevice, textTo, isProved, takesMail }: ReachFacts): Reach {
  if (!isProved) return 'UNPROVED';
  if (mailTo !== null) return 'MAIL';
  if (hasDevice) return 'DEVICE';
  if (textTo !== null) return 'TEXT';
  return takesMail ? 'NONE' : 'STOPPED';
}

/** The calendar entry: it has been mailed, or waits up to ten minutes with other news (R-reach). */
export const ENTRY_MAILS = ['SENT', 'SOON'] as const;
export type EntryMail = (typeof ENTRY_MAILS)[number];

/** Why an invitation did not arrive, as the organiser reads it (R-bounces). */
export const DELIVERY_PROBLEMS = ['NO_ADDRESS', 'FULL', 'REFUSED', 'OTHER'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Status codes of failures (RFC 3463), but not IP addresses; permanent failures are surer than temporary ones. */
const NUMBERS = [/(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/, /(?<![\d.])4\.\d{1,3}\.\d{1,3}(?!\.?\d)/];
/** A mailbox that does not exist, or no longer exists. */
const NO_MAILBOX = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;
/** The sender's address is wrong. */
const OF_SENDER = /^[45]\.1\.[78]$/;
/** It is unknown whether the domain exists. */
const UNKNOWN = /\btry again\b/i;
/** A domain that does not exist, in the words of mail servers. */
const NO_DOMAIN =
  /\bNXDOMAIN\b|no such (host|domain)|host (or domain )?(name )?not found|domain name not found|couldn't find any host|domain \S+ (doesn't|does not) exist|^\W*address not found|unrouteable address/i;

/**
 * @param said a mail server's report of a permanent failure, with its codes and words; empty where there is none
 */
export function deliveryProblemOf(said: string): DeliveryProblem {
  const number = NUMBERS.map((form) => form.exec(said)?.[0]).find((found) => found) ?? '';
  if (NO_MAILBOX.test(number)) return 'NO_ADDRESS';
  if (/^[45]\.2\.2$/.test(number)) return 'FULL';
  if (number.startsWith('5.7.')) return 'REFUSED';
  return NO_DOMAIN.test(said) && !UNKNOWN.test(said) && !OF_SENDER.test(number) ? 'NO_ADDRESS' : 'OTHER';
}
