import type { Attachment } from 'postal-mime';

/** A part that is not readable text, with its bytes as they were sent. */
export interface MailPart {
  /** Lower case, without parameters. */
  type: string;
  /** The name of a file; empty where it has none. */
  name: string;
  /**
   * What it may be to an invitation. `answer`: a calendar that may be one; `entry`: a calendar that answers nothing, such as our
   * own that comes back; `wrapped`: a calendar that we can't read.
   */
  holds: 'answer' | 'entry' | 'wrapped' | 'other';
  /** The method of a calendar part, in upper case; empty where it has none. */
  method: string;
  bytes: Uint8Array;
}

const TYPES = /calendar|\/(x-)?ics$/;
/** The same as a calendar, written in another language. */
const UNREADABLE_TYPES = /calendar\+/;
/** A line as a calendar begins, perhaps behind a mark of the text's encoding. */
const BEGINS = /^(?:[ \t\ufeff\ufffd]|\u00ef\u00bb\u00bf)*BEGIN:[ \t]*VCALENDAR(?=\s|$)/im;
const ENDS = /^[ \t]*END:[ \t]*VCALENDAR[ \t]*$/gim;
/** A calendar says its method at its beginning. */
const MAX_READ = 64_000;
/** For calendars that are written as text. */
const MAX_CALENDARS = 20;
/** What we send, and what comes back where a mail quotes it. */
export const OURS = ['REQUEST', 'CANCEL'];
/** How Outlook's own wrapping of what it sends begins (TNEF). */
const TNEF = Buffer.from('789f3e22', 'hex');

/** Nobody but Outlook reads it. */
const isTnef = (type: string, name: string, bytes: Uint8Array): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name) || TNEF.equals(bytes.subarray(0, 4));

const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** @returns a text in any encoding of Unicode; UTF-16 that was read as UTF-8 has a NUL beside each character */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  return withoutNul(new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes));
}

/**
 * Some mail programs send a calendar as any file. Behind other lines it counts only where it is said to be one: the file may be
 * a mail that is forwarded.
 * @returns the calendar from its first line on, or the part as it is if it should be one; null where it is none
 */
function calendarIn(type: string, name: string, bytes: Uint8Array): Uint8Array | null {
  const text = textOf(bytes);
  const begin = BEGINS.exec(text);
  const isNamed = TYPES.test(type) || /\.ics$/i.test(name);
  if (begin && (isNamed || text.slice(0, begin.index).trim() === '')) {
    const line = begin[0].search(/BEGIN/i);
    return new Uint8Array(Buffer.from(text.slice(begin.index + line)));
  }
  return isNamed ? bytes : null;
}

/** @param header the method that the header of the part names: the calendar itself knows it better */
function calendarOf(bytes: Uint8Array, header: string): Pick<MailPart, 'holds' | 'method'> {
  const text = Buffer.from(bytes.subarray(0, MAX_READ))
    .toString('utf8')
    .replace(/\r?\n[ \t]/g, '');
  const method = /^METHOD[^:\r\n]*:(.*)$/im.exec(text)?.[1]?.trim().toUpperCase() ?? header;
  // A match that is saved as a file invites nobody; some calendars send an answer by this name.
  const isSaved = method === 'PUBLISH' && !/^ATTENDEE\b/im.test(text);
  return { method, holds: isSaved || OURS.includes(method) ? 'entry' : 'answer' };
}

/** Looks what a part of a mail holds, in the thread that takes the mail apart (R-off-thread). */
export function mailPartOf({ mimeType: type, filename, method = '', content }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const name = (filename ?? '').trim();
  const isWrapped = isTnef(type, name, bytes) || UNREADABLE_TYPES.test(type);
  const calendar = isWrapped ? null : calendarIn(type, name, bytes);
  if (calendar) return { type, name, bytes: calendar, ...calendarOf(calendar, method) };
  return { type, name, method, bytes, holds: isWrapped ? 'wrapped' : 'other' };
}

/** @returns the text of a mail without the calendars that are written in it, and those calendars as parts */
export function apart(mixed: string): { text: string; calendars: MailPart[] } {
  const calendars: MailPart[] = [];
  const words: string[] = [];
  let rest = withoutNul(mixed);
  for (let begin = BEGINS.exec(rest); begin; begin = BEGINS.exec(rest)) {
    words.push(rest.slice(0, begin.index));
    ENDS.lastIndex = begin.index;
    const isEnded = calendars.length < MAX_CALENDARS && ENDS.test(rest);
    const end = isEnded ? ENDS.lastIndex : rest.length;
    const content = Buffer.from(rest.slice(begin.index, end));
    if (calendars.length < MAX_CALENDARS)
      calendars.push(mailPartOf({ mimeType: 'text/plain', filename: null, disposition: null, content }));
    rest = rest.slice(end);
  }
  return { text: [...words, rest].join(''), calendars };
}

const ALTERNATIVES = /^content-type:[ \t]*(?:\r?\n[ \t]+)?multipart\/alternative\b([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gim;
const BOUNDARY = /\bboundary[ \t]*=[ \t]*(?:"([^"]+)"|([^\s;"]+))/i;
const HEADERS = /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;

/** Mails have two or three. */
const MAX_ALTERNATIVES = 20;

/**
 * Whether a calendar replaces the text of a mail (multipart/alternative): then a program may have written both. A maze of
 * alternatives counts as one.
 */
export function isTextOfProgram(raw: Uint8Array): boolean {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const alternatives = [...mail.matchAll(ALTERNATIVES)];
  const hasCalendar = ({ index, 0: header, 1: parameters = '' }: RegExpExecArray) => {
    const [, quoted, bare] = BOUNDARY.exec(parameters) ?? [];
    const begin = index + header.length;
    const end = mail.indexOf(`--${quoted ?? bare}--`, begin);
    const inside = mail.slice(begin, end === -1 ? mail.length : end);
    return [...inside.matchAll(HEADERS)].some(([type]) => /calendar|\bics\b/i.test(type));
  };
  return alternatives.length > MAX_ALTERNATIVES || alternatives.some(hasCalendar);
}
