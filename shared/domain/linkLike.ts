/**
 * No name has what a mail program or a phone makes a link of: an address, a path, a phone number (R-name-signs). A word with a
 * full stop in it may be one, such as `Urb.La Moraleja`: mails to strangers part it (R-mail-unlinked).
 */

const ADDRESS =
  /\S@[\p{L}\p{M}\p{N}-]+\.\p{L}|:\/\/|(?<![\p{L}\p{N}])(?:www\.|mailto:|tel:)\S|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/iu;
/** A path or a port. Behind a capital it is two names: `Fam.Maes/Fam.Peeters`. */
const PATH = /[\p{L}\p{M}\p{N}_-]\.\p{Ll}[\p{Ll}\p{Lo}\p{M}]+(?:\.?\/|:\d)/u;

/** Figures, with the separators of a phone number. */
const FIGURES = /\+?\(?\p{Nd}[\p{Nd} \u00a0\u202f()./–-]*\p{Nd}/gu;
const DATE = /(?<![\d./-])(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}[./-] ?\d{1,2}[./-] ?\d{1,2})(?![./-]?\d)/g;
const TIME = /(?<![\d.])\d{1,2}[.:]\d\d(?![.:\d])/g;
const YEARS = /(?<!\d)(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d(?!\d)/g;

/** Whether figures are those of a phone number; dates, times and years are not */
function isPhoneLike(figures: string): boolean {
  const left = figures.replace(DATE, ' ').replace(YEARS, ' ').replace(TIME, ' ').trim();
  const groups = left.match(/\p{Nd}+/gu) ?? [];
  const count = groups.join('').length;
  // Courts are counted figure by figure.
  if (count < groups.length * 1.7) return false;
  if (left.startsWith('+') || left.startsWith('00')) return count >= 7;
  return count >= (/^\(?0/.test(left) ? 8 : 9);
}

/** Whether a text has what is no part of a name. */
export function isLinkLike(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return ADDRESS.test(plain) || PATH.test(plain) || (plain.match(FIGURES) ?? []).some(isPhoneLike);
}
