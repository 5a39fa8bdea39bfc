import type { TextKey } from '../../locales/keys.ts';
import { guestNameProblem, MAX_EMAIL_LENGTH, MAX_TYPED_PHONE_LENGTH } from '../limits.ts';
import { cleanName, isOneLine } from '../names.ts';
import { readAddress } from '../people/address.ts';
import { isMinor } from '../people/age.ts';
import { toPhone } from '../people/phone.ts';

/** The columns of a list that are read (R-club-import). */
export const IMPORT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'level', 'yearOfBirth'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A line of the list; what is missing is left out or empty. */
export type ImportLine = { [Field in ImportField]?: string | undefined };

/** A line that was understood: empty cells are null. */
export interface ReadLine {
  firstName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  /** On the shown scale, 1.0 to 10.0. */
  level: number | null;
  /** The only part that is kept of a year of birth. */
  minor: boolean | null;
}

/** Why cells can't be read: the names of texts. */
export type ImportProblems = { [Field in ImportField]?: TextKey };

/** The ends of the shown scale. */
export const LEVELS = [1, 10] as const;
const OLDEST = 110;

const textOf = (cell: string | undefined): string => cleanName(cell ?? '');

/** @returns an address, the first where a cell has several, as Google writes them; null for other text */
function readEmail(text: string): string | null {
  const email = [text, ...text.split(/:::|[;,]/)].map(readAddress).find(Boolean) ?? null;
  return email !== null && email.length <= MAX_EMAIL_LENGTH ? email : null;
}

/** @returns a level, `6,5` as well; null for other text */
function readLevel(text: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text)) return null;
  const level = Math.round(Number(text.replace(',', '.')) * 10) / 10;
  return level >= LEVELS[0] && level <= LEVELS[1] ? level : null;
}

/** @returns the year of a date in any order; null without one */
function readYear(text: string, now: Date): number | null {
  const year = Number(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]);
  const current = now.getUTCFullYear();
  return year <= current && year >= current - OLDEST ? year : null;
}

const isPhoneLike = (text: string): boolean =>
  text.length <= MAX_TYPED_PHONE_LENGTH && /\d/.test(text) && isOneLine(text);

/** @returns what a line says, and which of its cells can't be read */
export function readImportLine(line: ImportLine, now: Date): { read: ReadLine; problems: ImportProblems } {
  const problems: ImportProblems = {};
  const [first, last] = [textOf(line.firstName), textOf(line.lastName)];
  // A list with one column of names may give it any heading.
  const [firstName, lastName] = first === '' ? [last, ''] : [first, last];
  if (firstName === '') problems.firstName = 'field.required';
  else {
    const problem = guestNameProblem('firstName', firstName);
    if (problem) problems.firstName = problem;
  }
  const lastProblem = guestNameProblem('lastName', lastName);
  if (lastProblem) problems.lastName = lastProblem;

  const typedEmail = textOf(line.email);
  const email = readEmail(typedEmail);
  if (typedEmail && !email) problems.email = 'field.email';
  const typedPhone = textOf(line.phone);
  if (typedPhone && !isPhoneLike(typedPhone)) problems.phone = 'field.format';
  const typedLevel = textOf(line.level);
  const level = typedLevel ? readLevel(typedLevel) : null;
  if (typedLevel && level === null) problems.level = 'field.level';
  // Outlook writes `0.0.00` where it knows no day, cards `--0312` where they know no year.
  const typedYear = textOf(line.yearOfBirth).replace(/^(?:[0\W]+|--.*)$/, '');
  const year = typedYear ? readYear(typedYear, now) : null;
  if (typedYear && year === null) problems.yearOfBirth = 'field.yearOfBirth';

  const phone = typedPhone ? (toPhone(typedPhone) ?? typedPhone) : null;
  const minor = year === null ? null : isMinor(year, now);
  return { read: { firstName, lastName: lastName || null, email, phone, level, minor }, problems };
}
