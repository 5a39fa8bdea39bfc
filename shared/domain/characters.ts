/*
 * Lengths of texts as people count them: by characters. JavaScript counts most emoji and rare letters as two.
 */

/** @returns the text, or where it is longer its first `count` characters, none of them cut in half */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** Whether a text has more than `count` characters. */
export const isLongerThan = (text: string, count: number): boolean => firstCharacters(text, count).length < text.length;
