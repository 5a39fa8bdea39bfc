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

const TYPES = ['text/calendar', 'application/ics'];
const BEGINS = /^\s*(\u00ef\u00bb\u00bf|\ufeff)?BEGIN:VCALENDAR\s/i;
/** A calendar says its method at its beginning. */
const MAX_READ = 64_000;
/** What we send, and what comes back where a mail quotes it. */
export const OURS = ['REQUEST', 'CANCEL'];

/** Outlook's own wrapping of what it sends; nobody else reads it. */
const isWinmail = (type: string, name: string): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name);

/** Some mail programs send a calendar as any file. */
const isCalendar = (type: string, name: string, bytes: Uint8Array): boolean =>
  TYPES.includes(type) || /\.ics$/i.test(name) || BEGINS.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));

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
  const name = filename ?? '';
  const holds = isWinmail(type, name) ? 'wrapped' : 'other';
  return { type, name, bytes, ...(isCalendar(type, name, bytes) ? calendarOf(bytes, method) : { holds, method }) };
}

/** @returns the text of a mail without a calendar that is written as its text, and that calendar as a part */
export function apart(text: string): { text: string; calendars: MailPart[] } {
  if (!BEGINS.test(text)) return { text, calendars: [] };
  const bytes = new Uint8Array(Buffer.from(text));
  return { text: '', calendars: [{ type: 'text/plain', name: '', bytes, ...calendarOf(bytes, '') }] };
}

const ALTERNATIVES = /^content-type:[ \t]*(?:\r?\n[ \t]+)?multipart\/alternative\b([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gim;
const BOUNDARY = /\bboundary[ \t]*=[ \t]*(?:"([^"]+)"|([^\s;"]+))/i;
const CALENDAR_INSIDE = /^content-type:\s*[\w-]+\/[^\s;]*(calendar|ics)\b/im;

/** Whether a calendar stands for the text of a mail (multipart/alternative): then a program may have written both. */
export function isTextOfProgram(raw: Uint8Array): boolean {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  return [...mail.matchAll(ALTERNATIVES)].some(({ index, 0: header, 1: parameters = '' }) => {
    const [, quoted, bare] = BOUNDARY.exec(parameters) ?? [];
    const inside = mail.slice(index + header.length).split(`--${quoted ?? bare}--`, 1)[0] ?? '';
    return CALENDAR_INSIDE.test(inside);
  });
}
