import { parse } from 'csv-parse/sync';
import { firstCharacters } from '../../../../shared/domain/characters.ts';
import { guessColumns, isHeading, type RosterGuess } from '../../../../shared/domain/club/rosterColumns.ts';
import { MAX_IMPORT_LINES, MAX_ROSTER_CELL, MAX_ROSTER_COLUMNS } from '../../../../shared/domain/limits.ts';
import { cardLines, isCards } from '../../../../shared/domain/people/vcard.ts';
import { readPeople } from '../../../../shared/domain/people/writtenPeople.ts';
import { AppError } from '../../../appError.ts';
import { decodeText } from '../../../decodeText.ts';

/** A list as it was read, and the guessed columns. */
export interface Roster {
  /** The headings; empty where the list has none. */
  columns: string[];
  lines: string[][];
  /** How many more lines the list has. */
  more: number;
  guess: RosterGuess;
}

const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** The number of lines by which separator and columns are guessed. */
const LOOKED_AT = 50;
/** More lines than are read are only counted, up to here. */
const MAX_COUNTED = 20_000;

/** @returns the character that divides most lines into equally many cells; null for text without columns */
function separatorOf(text: string): string | null {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  const lines = text.split(/\r\n?|\n/, LOOKED_AT).filter((line) => line.trim() !== '');
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = SEPARATORS.map((sign) => {
    const each = bare.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    return { sign, lines: each.length, signs: each.reduce((sum, count) => sum + count, 0) };
  });
  const best = counts.sort((one, other) => other.lines - one.lines || other.signs - one.signs)[0];
  return best && best.lines > 0 && best.lines >= bare.length / 2 ? best.sign : null;
}

/** A cell that spreadsheets would compute has an apostrophe before it, in our own tables too (R-club-list). */
const tidy = (cell: string): string =>
  firstCharacters(
    cell
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^'(?=[=+\-@])/, ''),
    MAX_ROSTER_CELL,
  );

function cellsOf(text: string, separator: string): string[][] {
  const body = text.replace(/^sep=.\r?\n/i, '');
  const options = { delimiter: separator, relax_column_count: true, skip_empty_lines: true, to: MAX_COUNTED };
  try {
    return parse(body, { ...options, relax_quotes: true });
  } catch {
    // A quote that never ends would swallow the remaining text: then quotes mean nothing.
    return parse(body, { ...options, quote: null });
  }
}

/** Cards, each as first and last name, address, number and day of birth; the whole name where there are no parts. */
function* linesOfCards(text: string): Generator<string[]> {
  let card: string[] = [];
  let whole = '';
  const keep = (at: number, value: string) => {
    card[at] ||= value;
  };
  for (const { name, value } of cardLines(text)) {
    if (name === 'BEGIN') {
      card = ['', '', '', '', ''];
      whole = '';
    } else if (name === 'N') {
      const [last = '', first = ''] = value.split(';');
      keep(0, first);
      keep(1, last);
    } else if (name === 'FN') whole ||= value;
    else if (name === 'EMAIL') keep(2, value);
    else if (name === 'TEL') keep(3, value.replace(/^tel:/i, ''));
    else if (name === 'BDAY') keep(4, value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
    else if (name === 'END') yield card[0] || card[1] ? card : [whole, ...card.slice(1)];
  }
}
const CARD_COLUMNS: RosterGuess = { firstName: 0, lastName: 1, email: 2, phone: 3, yearOfBirth: 4 };

/** A list without columns: addresses with or without names, or a name on each line. */
function readPlainText(text: string): Roster {
  if (text.includes('@')) {
    const { people } = readPeople(text);
    const lines = people.map(({ names, before, email }) => [(names.length > 0 ? names : before).join(', '), email]);
    return toRoster(lines, [], { name: 0, email: 1 });
  }
  const lines = text.split(/\r\n?|\n/).map((line) => [line.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, '')]);
  return toRoster(lines, [], { name: 0 });
}

function toRoster(found: string[][], columns: string[] | null, guess?: RosterGuess): Roster {
  const filled = found
    .map((line) => line.slice(0, MAX_ROSTER_COLUMNS).map(tidy))
    .filter((line) => line.some((cell) => cell !== ''));
  const [first = []] = filled;
  const hasHeading = columns === null && isHeading(first);
  const headings = columns ?? (hasHeading ? first : []);
  const all = hasHeading ? filled.slice(1) : filled;
  const lines = all.slice(0, MAX_IMPORT_LINES);
  return {
    columns: headings,
    lines,
    more: all.length - lines.length,
    guess: guess ?? guessColumns(headings, lines.slice(0, LOOKED_AT)),
  };
}

/**
 * Reads a list of people that was pasted: cells of a sheet, a table with any separator, cards, or one person a line
 * (R-club-import).
 * @throws AppError 422 when nobody is in it
 */
export function readRosterText(text: string): Roster {
  const separator = separatorOf(text);
  const isList = separator === null || (separator !== '\t' && /^[^\n]*<[^\n<>]+@[^\n<>]+>/.test(text));
  const roster = isCards(text)
    ? toRoster([...linesOfCards(text)], [], CARD_COLUMNS)
    : isList
      ? readPlainText(text)
      : toRoster(cellsOf(text, separator), null);
  if (roster.lines.length === 0) throw new AppError('E.contacts.none');
  return roster;
}

/**
 * Reads a list of people from a file, in any usual encoding (R-contacts-file).
 * @throws AppError 415 for a file that is not text, 422 when nobody is in it
 */
export function readRosterFile(bytes: Uint8Array): Roster {
  const text = decodeText(bytes);
  if (text === null) throw new AppError('E.mediaType');
  return readRosterText(text);
}
