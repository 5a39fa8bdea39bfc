import { MAX_EMAIL_LENGTH } from '../limits.ts';

/** After the `@` and the dots of an address: `ann.baker@` and `club.` may end a line, `bak` may not. */
const JOINTS = /(?<=\S@)(?=\S)|(?<=\S\.)(?=[\p{L}\p{N}-]+[.@])|(?<=@\S*\.)(?=\p{L})/u;

/**
 * @param text an address, or a text that names some
 * @returns its parts between which a line may break; the text as a whole where it contains no address
 */
export function addressParts(text: string): string[] {
  return text
    .split(/(\S+@\S+)/)
    .flatMap((piece) => (piece.includes('@') ? piece.split(JOINTS) : [piece]))
    .filter((piece) => piece !== '');
}

/** However it was copied, an address with everything around it is not longer than this. */
const MAX_TYPED = 1000;
/** If they are copied along with an address, it is no longer that person's. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * What RFC 5322 calls atext, letters of every script with their marks, and a domain of at least two parts. It does not begin
 * with a dot, has no quote, which would be one half of a pair, and no beginning of a link. The last part of a domain is no
 * number.
 */
const ADDRESS =
  /^(?![.'`]|\/\/)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]{2,}$/u;

const ENDING = /[\s.,;:!?。]+$/u;
/** An address that a page or a person has cut off: the rest of the domain may be missing. */
const CUT_OFF = /(?:…|\.{2,})[^@]*$/u;
const WRAPPED = /^["'“”„«»‹›‘’‚`*_<([{（［](.*)["'“”„«»‹›‘’‚`*_>)\]}）］]$/su;
const NAMED = /^[^<>]*<([^<>]*)>$/;
/** `mailto:` and similar; if a link encodes a character as a number, the person has to correct it. */
const LABELLED = /^[\p{L}-]+:\s*([^%]*)$/su;
/** In the name of an entry of a directory: `cn=Ann,mail=ann@club.example`. */
const ATTRIBUTE = /^e?mail(?:address)?=/iu;
/**
 * The subject in a link, or the link itself as databases copy it, `ann@club.example#mailto:…#`: no domain has these characters.
 */
const QUERY = /(@[^@?#]*)[?#].*$/su;

/** @returns a text without invisible characters */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * Reads the one address that was typed or pasted, without the quotes, brackets, link or sentence around it, and
 * without invisible characters. It is the whole address or none, never a part of one (R-email-form).
 * @returns it in lower case, or null for a text that is not an address
 */
export function readAddress(text: string): string | null {
  if (text.length > MAX_TYPED) return null;
  // As East Asian keyboards write them.
  let bare = withoutUnseen(text).replaceAll('＠', '@').replaceAll('．', '.').trim();
  if (CUT_OFF.test(bare)) return null;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(ENDING, '')
      .replace(NAMED, '$1')
      .replace(WRAPPED, '$1')
      .replace(LABELLED, '$1')
      .replace(ATTRIBUTE, '')
      .replace(QUERY, '$1')
      .trim();
  }
  const address = bare.replace(/['’]$/, '').toLowerCase();
  return address.length <= MAX_EMAIL_LENGTH && ADDRESS.test(address) ? address : null;
}

/** @returns whether a text can be mailed to; only the mail proves it (R-email-form) */
export const isEmailAddress = (text: string): boolean => readAddress(text) !== null;
