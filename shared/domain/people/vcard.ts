export interface CardLine {
  /** In capitals, without its group: `item1.EMAIL` is EMAIL. */
  name: string;
  value: string;
}

const LINE = /^(?:[\w-]{1,40}\.)?([\w-]{1,40})((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s;
const ENDS = /\r\r?\n|\r|\n/;
const QUOTED = /^[^:]{0,200}QUOTED-PRINTABLE/i;

/**
 * Lines, joined where they continue in the next one: as vCard 3.0 and 4.0 fold them, and as quoted-printable in 2.1 does. A
 * photograph may end in `=` as well.
 */
function* wholeLines(text: string): Generator<string> {
  let parts: string[] = [];
  let isQuoted = false;
  for (const line of text.split(ENDS)) {
    const last = parts.at(-1) ?? '';
    if (isQuoted && last.endsWith('=')) {
      parts[parts.length - 1] = last.slice(0, -1);
      parts.push(line);
    } else if (/^[ \t]/.test(line) && parts.length > 0) parts.push(line.slice(1));
    else {
      if (parts.length > 0) yield parts.join('');
      parts = [line];
      isQuoted = QUOTED.test(line);
    }
  }
  if (parts.length > 0) yield parts.join('');
}

/** In UTF-8, else in Latin 1. */
function unquote(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('%', '=25').replace(/=([\dA-F]{2})/gi, '%$1'));
  } catch {
    return value.replace(/=([\dA-F]{2})/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

const unescaped = (value: string): string => value.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1');

/** @returns whether a text consists of cards */
export const isCards = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text);

/** @returns the lines of cards, of vCard 2.1 to 4.0 with line ends of any kind; text that is not such a line is left out */
export function* cardLines(text: string): Generator<CardLine> {
  for (const line of wholeLines(text)) {
    const [, name, parameters = '', value = ''] = LINE.exec(line) ?? [];
    if (!name) continue;
    const isQuoted = /QUOTED-PRINTABLE/i.test(parameters);
    yield { name: name.toUpperCase(), value: isQuoted ? unquote(value) : unescaped(value) };
  }
}
