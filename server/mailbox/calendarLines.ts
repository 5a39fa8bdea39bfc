/** One line of a calendar's text (RFC 5545), names in upper case. */
export interface CalendarLine {
  name: string;
  parameters: Map<string, string>;
  value: string;
}

/** A value that a calendar breaks inside quotes has only a few lines. */
const MAX_BROKEN = 20;
const WITH_PARAMETERS = /^[A-Z\d-]+;/i;

/** @returns the pieces between separators outside quotes, at most `limit`; null where a quote is not closed */
function piecesOf(text: string, sign: string, limit = Number.POSITIVE_INFINITY): string[] | null {
  const pieces: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && pieces.length + 1 < limit; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] !== sign || isQuoted) continue;
    pieces.push(text.slice(start, at));
    start = at + 1;
  }
  return isQuoted ? null : [...pieces, text.slice(start)];
}

const halvesOf = (line: string) => piecesOf(line, ':', 2);

/** @returns a line, joined with the following ones if a calendar broke it inside quotes before its value */
function wholeLine(lines: readonly string[], at: number): { line: string; count: number } {
  const first = lines[at] ?? '';
  if (WITH_PARAMETERS.test(first)) {
    for (let count = 1; count <= MAX_BROKEN; count++) {
      const line = lines.slice(at, at + count).join(' ');
      if (halvesOf(line)) return { line, count };
    }
  }
  return { line: first, count: 1 };
}

function readLine(line: string): CalendarLine | null {
  const [before, value] = halvesOf(line) ?? [];
  const [name = '', ...parameters] = piecesOf(before ?? '', ';') ?? [];
  if (value === undefined || name === '') return null;
  const pairs = parameters.map((each): [string, string] => {
    const [key = '', ...rest] = each.split('=');
    return [key.toUpperCase(), rest.join('=').replaceAll('"', '').trim()];
  });
  return { name: name.toUpperCase(), parameters: new Map(pairs), value: value.trim() };
}

/**
 * Reads line by line a text that a strict reader would reject as a whole: what is not a line is skipped, and a line that a
 * calendar broke inside quotes is joined (R-calendar-answers).
 */
export function calendarLines(text: string): CalendarLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r+\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const found: CalendarLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const { line, count } = wholeLine(lines, at);
    const read = readLine(line);
    if (read) found.push(read);
    at += count;
  }
  return found;
}
