import { isLinkLike } from './linkLike.ts';

/**
 * Invisible characters, and those that change the direction of writing. Joiners stay between letters of scripts that are
 * written with them and within an emoji, a selector right after the character that it shapes.
 */
const JOINING =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}' +
  '\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}';
const UNSEEN = new RegExp(
  `((?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])` +
    '|(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})' +
    '|(?<=[\\p{Extended_Pictographic}\\p{sc=Han}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])' +
    '|[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800\\ufff9-\\ufffb]',
  'gu',
);

/** No name is longer; checking takes more time the longer a text is. */
const MAX_JUDGED = 500;

/** Line breaks and control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** @returns a name as it is stored: without spaces around it and without invisible characters (R-name-signs) */
export const cleanName = (text: string): string => text.replace(UNSEEN, '$1').trim();

/** @returns whether a text is in one line, without control characters */
export const isOneLine = (text: string): boolean => !CONTROL.test(text);

/** @returns why a text can't be a name of a person, group or place, as the name of a text (R-name-signs) */
export function nameProblem(text: string): 'field.nameSigns' | 'field.nameLink' | null {
  const name = cleanName(text.slice(0, MAX_JUDGED));
  if (!isOneLine(name)) return 'field.nameSigns';
  return isLinkLike(name) ? 'field.nameLink' : null;
}

/**
 * @returns a name from elsewhere, about which nobody is asked, without what is not allowed in a name: words that make it a link
 * are cut; empty where nothing else is left (R-name-signs)
 */
export function importedName(text: string): string {
  const name = cleanName(text.slice(0, MAX_JUDGED).replace(new RegExp(CONTROL, 'gu'), ' ')).replace(/\s+/g, ' ');
  if (!isLinkLike(name)) return name;
  const kept = name
    .split(' ')
    .filter((word) => !isLinkLike(word) && !/\p{Nd}/u.test(word))
    .join(' ');
  return isLinkLike(kept) ? '' : kept;
}
