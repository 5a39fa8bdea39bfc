import { MAX_EMAIL_LENGTH } from '../limits.ts';

/** However it was copied, nobody's address takes more signs with all that stands around it. */
const MAX_TYPED = 1000;
/** Copied along with an address, they would make it that of nobody. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * What RFC 5322 calls atext, letters of every script with their marks, and a domain of at least two parts. No dot comes
 * first, no quote, which would be one half of a pair, and not what a link begins with. The last part of a domain is no number.
 */
const ADDRESS =
  /^(?![.'`]|\/\/)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]{2,}$/u;

const ENDING = /[\s.,;:!?。]+$/u;
/** What a page or a person has cut off: the rest of the domain may be missing. */
const CUT_OFF = /(?:…|\.{2,})[^@]*$/u;
const WRAPPED = /^["'“”„«»‹›‘’‚`*_<([{（［](.*)["'“”„«»‹›‘’‚`*_>)\]}）］]$/su;
const NAMED = /^[^<>]*<([^<>]*)>$/;
/** `mailto:` and its like; a sign that a link writes as a number is left to its person. */
const LABELLED = /^[\p{L}-]+:\s*([^%]*)$/su;
/** The subject that a link goes on with: no domain has a `?`. */
const QUERY = /(@[^@?]*)\?.*$/su;

/** @returns a text without the signs that nobody sees */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * Reads the one address that was typed or pasted: without what quotes, brackets, a link or a sentence put around it, and
 * without signs that nobody sees. It is the whole address or none, never a part of one (R-email-form).
 * @returns it in lower case, or null for what is no address
 */
export function readAddress(text: string): string | null {
  if (text.length > MAX_TYPED) return null;
  let bare = withoutUnseen(text).trim();
  if (CUT_OFF.test(bare)) return null;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(ENDING, '')
      .replace(NAMED, '$1')
      .replace(WRAPPED, '$1')
      .replace(LABELLED, '$1')
      .replace(QUERY, '$1')
      .trim();
  }
  const address = bare.replace(/['’]$/, '').toLowerCase();
  return address.length <= MAX_EMAIL_LENGTH && ADDRESS.test(address) ? address : null;
}

/** @returns whether a text can be mailed to; the mail itself is the proof (R-email-form) */
export const isEmailAddress = (text: string): boolean => readAddress(text) !== null;
