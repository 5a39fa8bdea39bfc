/*
 * Lengths of texts by characters of Unicode, as the database counts them. JavaScript counts most emoji and rare letters as two;
 * a flag or an emoji with a colour is two characters here as well, and a family up to seven.
 */

/** @returns the text, or if it is longer its first `count` characters, with no grapheme cut in half */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  if (end === text.length) return text;
  // A grapheme longer than the limit is cut anyway.
  const sign = new Intl.Segmenter().segment(text).containing(end)?.index;
  return text.slice(0, sign || end);
}

/** Whether a text has more than `count` characters. */
export const isLongerThan = (text: string, count: number): boolean => firstCharacters(text, count).length < text.length;
