import { searchable } from '../../locales/searchable.ts';
import { MAX_TYPED_PHONE_LENGTH } from '../limits.ts';
import { readAddress } from '../people/address.ts';
import type { ImportField } from './importLine.ts';

/** The possible fields of a column of a pasted list; a column may hold whole names. */
export type RosterField = ImportField | 'name';
/** The index of the column of each field. */
export type RosterGuess = { [Field in RosterField]?: number };

/** Headings in the languages and programs that lists come from, without case and accents; the first that fits counts. */
const HEADINGS: [RosterField, RegExp][] = [
  [
    'email',
    /^(?:.*\b)?(?:e-?mails?|mail|e-?mail ?adres(?:se)?|correo|courriel|poczta|email address|e-?mail cim)\b(?!.*(?:type|label|typ))/,
  ],
  [
    'firstName',
    /^(?:(?:player|participant|member|child|athlete)(?:'s)? )?(?:first|given|fore) ?name$|^(?:voornaam|vorname|prenom|nombre(?: de pila)?|nome(?: proprio)?|keresztnev|utonev|rufname)$/,
  ],
  [
    'lastName',
    /^(?:(?:player|participant|member|child|athlete)(?:'s)? )?(?:last|family|sur) ?name$|^surname$|^(?:achternaam|familienaam|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|apelido|sobrenome|vezeteknev|csaladnev)$/,
  ],
  [
    'name',
    /^(?:full |display |whole |volledige |vollstandiger |teljes )?(?:name|naam|nev)$|^(?:player|member|participant|spieler|speler|mitglied|lid|joueur|jugador|giocatore|jogador|jatekos|tag|nom complet|nombre completo|nome completo|nome e cognome|nombre y apellidos)$/,
  ],
  [
    'phone',
    /\b(?:phone|mobile|tel|telefoon|telefon|telefonszam|gsm|handy|mobil|telephone|portable|movil|telefono|cellulare|telemovel|telefone)\b(?!.*(?:type|label|typ))/,
  ],
  ['level', /^(?:.*\b)?(?:level|niveau|rating|spielstarke|ntrp|utr|nivel|livello|szint|speelsterkte)\b|^lk$/],
  [
    'yearOfBirth',
    /\b(?:birth|born|dob|birthday|geboortedatum|geboortejaar|geburtsdatum|geburtstag|geburtsjahr|jahrgang|naissance|nacimiento|nascita|nascimento|szuletesi|szuletes)\b/,
  ],
];

const fold = (text: string): string =>
  searchable(text)
    .replace(/[_\s]+/g, ' ')
    .trim();

/** Programs write `E-mail 1 - Value` and `Phone 2 - Label`: the first of several columns is taken. */
function headingOf(heading: string): RosterField | null {
  const text = fold(heading)
    .replace(/\b\d\b|[-:*]+(?=\s)|\bvalue\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const isPhone = (cell: string): boolean =>
  cell.length <= MAX_TYPED_PHONE_LENGTH && /^[+(]?\d[\d\s()./-]{6,}$/.test(cell);
const isYear = (cell: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(cell) && cell.length <= 10;
const isText = (cell: string): boolean => /^[\p{L}\p{M}'’. -]{2,}$/u.test(cell);
/** The share of a column's cells that must look like a field. */
const SHARE = 0.6;

/** @returns the first column most of whose filled cells are such */
function columnOf(lines: readonly string[][], taken: ReadonlySet<number>, isSuch: (cell: string) => boolean) {
  const width = Math.max(0, ...lines.map(({ length }) => length));
  for (let column = 0; column < width; column += 1) {
    if (taken.has(column)) continue;
    const cells = lines.map((line) => line[column]?.trim() ?? '').filter(Boolean);
    if (cells.length > 0 && cells.filter(isSuch).length >= cells.length * SHARE) return column;
  }
  return undefined;
}

/** @returns whether a line names columns: it has a known heading, and nothing that belongs to a person */
export function isHeading(cells: readonly string[]): boolean {
  if (cells.some((cell) => readAddress(cell) !== null || isPhone(cell.trim()))) return false;
  return cells.some((cell) => headingOf(cell) !== null);
}

/**
 * Guesses the columns of a list: by their headings, and without a known one by their contents (R-club-import).
 * @param headings empty where the list has none
 * @param lines some lines below
 */
export function guessColumns(headings: readonly string[], lines: readonly string[][]): RosterGuess {
  const guess: RosterGuess = {};
  headings.forEach((heading, column) => {
    const field = headingOf(heading);
    const isFilled = lines.length === 0 || lines.some((line) => line[column]?.trim());
    if (field && isFilled) guess[field] ??= column;
  });
  const taken = () => new Set(Object.values(guess));
  const fill = (field: RosterField, isSuch: (cell: string) => boolean) => {
    const column = guess[field] ?? columnOf(lines, taken(), isSuch);
    if (column !== undefined) guess[field] = column;
  };
  fill('email', (cell) => readAddress(cell) !== null);
  fill('phone', isPhone);
  if (headings.length === 0) {
    fill('yearOfBirth', isYear);
    const names = lines.flatMap((line) => line.filter((cell) => isText(cell.trim())).length);
    const isTwo = names.filter((count) => count >= 2).length > names.length / 2;
    fill(isTwo ? 'firstName' : 'name', isText);
    if (isTwo) fill('lastName', isText);
  }
  // Beside first names, "Naam", "Nom" or "Name" are the last ones.
  if (guess.firstName !== undefined) guess.lastName ??= guess.name;
  // Parts of a name are better than the whole name.
  if (guess.firstName !== undefined && guess.lastName !== undefined) delete guess.name;
  else if (guess.name !== undefined) delete guess.lastName;
  return guess;
}
