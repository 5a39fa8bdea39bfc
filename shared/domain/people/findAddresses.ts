import { readAddress } from './address.ts';

/** Ends where an address ends: at spaces, separators, brackets and double quotes. */
const WORD = /[^\p{White_Space}\p{Cc},;:<>"“”„«»‹›()[\]（）［］【】「」，；：、،؛]+/gu;
const MAX_WORD = 400;
/** No contacts have more of them. */
const MAX_LIKELY = 100_000;
/** Marks of a list: no person's address begins with them. */
const LIST_MARK = /^[-*•‣–—·]+/;
/** A spreadsheet would run a text that begins with them as a formula. */
const FORMULA = /^[=+-]/;

function isFirstOfLine(text: string, index: number): boolean {
  let before = index - 1;
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before -= 1;
  return before < 0 || text[before] === '\n' || text[before] === '\r';
}

/** An address, and where the word that contains it begins. */
interface FoundAddress {
  /** In lower case. */
  address: string;
  word: string;
  index: number;
}

/**
 * The addresses in a running text or a table, only as whole words: text beside an address without a space may be a part of the
 * address (R-email-form).
 * @returns them in lower case, one after the other
 */
export function* findAddresses(text: string): Generator<string> {
  for (const { address } of locateAddresses(text)) yield address;
}

/** @returns the same addresses, each with its word */
export function* locateAddresses(text: string): Generator<FoundAddress> {
  let likely = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.length > MAX_WORD || !/[@＠]/.test(word)) continue;
    // The end of a quoted local part, which is not an address by itself.
    if (text.startsWith('"@', index + word.length)) continue;
    likely += 1;
    if (likely > MAX_LIKELY) return;
    const address = readAddress(isFirstOfLine(text, index) ? word.replace(LIST_MARK, '') : word);
    if (address && !FORMULA.test(address)) yield { address, word, index };
  }
}
