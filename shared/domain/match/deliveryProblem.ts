/** Why an invitation did not arrive, as the organiser reads it (R-bounces). */
export const DELIVERY_PROBLEMS = ['NO_ADDRESS', 'FULL', 'REFUSED', 'OTHER'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Numbers of failures (RFC 3463), not those of networks; what failed for good is surer than what had passed for a while. */
const NUMBERS = [/(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/, /(?<![\d.])4\.\d{1,3}\.\d{1,3}(?!\.?\d)/];
/** A mailbox that nobody has, or nobody any more. */
const NO_MAILBOX = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;
/** It is the sender's address that is wrong. */
const OF_SENDER = /^[45]\.1\.[78]$/;
/** It could not be found out whether there is such a domain. */
const UNKNOWN = /\btry again\b/i;
/** A domain that there is not, in the words of mail servers. */
const NO_DOMAIN =
  /\bNXDOMAIN\b|no such (host|domain)|host (or domain )?(name )?not found|domain name not found|couldn't find any host|domain \S+ (doesn't|does not) exist|^\W*address not found|unrouteable address/i;

/**
 * @param said what a mail server says of a failure for good, its numbers and its words; empty where it said nothing
 */
export function deliveryProblemOf(said: string): DeliveryProblem {
  const number = NUMBERS.map((form) => form.exec(said)?.[0]).find((found) => found) ?? '';
  if (NO_MAILBOX.test(number)) return 'NO_ADDRESS';
  if (/^[45]\.2\.2$/.test(number)) return 'FULL';
  if (number.startsWith('5.7.')) return 'REFUSED';
  return NO_DOMAIN.test(said) && !UNKNOWN.test(said) && !OF_SENDER.test(number) ? 'NO_ADDRESS' : 'OTHER';
}
