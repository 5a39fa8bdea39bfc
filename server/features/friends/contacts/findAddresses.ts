import { isEmailAddress } from '../../../../shared/domain/limits.ts';

/**
 * Something like an address: of the signs that RFC 5321 allows, those that people have in theirs. It begins where no such
 * sign stands before it, and no part is longer than the RFC says, so that each sign of a text is looked at a bounded
 * number of times. A spreadsheet would run what begins with another sign than a letter or a digit.
 */
const LIKELY =
  /(?<![\p{L}\p{N}_.+'&%-])[\p{L}\p{N}_][\p{L}\p{N}_.+'&%-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}(?![\p{L}\p{N}-])/gu;

/** Nobody's contacts hold more of them. */
const MAX_LIKELY = 100_000;

/** @returns the addresses of a text in lower case, one after the other */
export function* findAddresses(text: string): Generator<string> {
  let likely = 0;
  for (const [found] of text.matchAll(LIKELY)) {
    likely += 1;
    if (likely > MAX_LIKELY) return;
    if (isEmailAddress(found)) yield found.toLowerCase();
  }
}
