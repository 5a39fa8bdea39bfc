import { type CalendarLine, calendarLines } from './calendarLines.ts';
import type { InboundMail } from './inboundMail.ts';
import type { MailPart } from './takeApartTask.ts';

/** A calendar's answer for its owner (iMIP REPLY, RFC 6047). */
export interface CalendarReply {
  uid: string;
  says: 'ACCEPTED' | 'DECLINED';
  /** Lower case. */
  attendee: string;
  /** The SEQUENCE of the entry it answers; null where it names none. */
  sequence: number | null;
  /** When it was answered, according to the calendar; null where it does not say. */
  stampedAt: Date | null;
}

const MAX_BYTES = 64_000;
const TYPES = ['text/calendar', 'application/ics'];
const BULK = /^\s*(bulk|list|junk)\b/i;
const STAMP = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)Z$/;

/** Whether a mail was sent automatically, such as an out-of-office or a list (RFC 3834). */
export function isAutomatic({ header }: InboundMail): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase();
  return (
    /^\s*multipart\/report\b/i.test(header('content-type')) ||
    (submitted !== '' && !submitted.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name) !== '') ||
    BULK.test(header('precedence'))
  );
}

/** The part that says it is a reply, else one that does not say what it is: some calendars send only a file. */
function replyPart(parts: readonly MailPart[]): MailPart | undefined {
  const own = parts.filter(({ type }) => TYPES.includes(type));
  return own.find(({ method }) => method === 'REPLY') ?? own.find(({ method }) => method === '');
}

/** @returns the properties of a calendar, and the lines of each of its events without their alarms */
function openCalendar(lines: readonly CalendarLine[]): { own: CalendarLine[]; events: CalendarLine[][] } {
  const own: CalendarLine[] = [];
  const events: CalendarLine[][] = [];
  const open: string[] = [];
  for (const line of lines) {
    const component = line.value.toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(component);
      if (open.join() === 'VCALENDAR,VEVENT') events.push([]);
    } else if (line.name === 'END') {
      open.length = Math.max(0, open.lastIndexOf(component));
      if (open.length === 0) break;
    } else if (open.join() === 'VCALENDAR') own.push(line);
    else if (open.join() === 'VCALENDAR,VEVENT') events.at(-1)?.push(line);
  }
  return { own, events };
}

const addressesOf = ({ value, parameters }: CalendarLine): string[] =>
  [value.replace(/^mailto:/i, ''), parameters.get('EMAIL') ?? ''].flatMap((each) => each.toLowerCase() || []);

function stampOf(value: string): Date | null {
  const [, year, month, day, ...time] = STAMP.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T${time.join(':')}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Of several attendees the author's line is the answer; if these lines contradict each other there is none. */
function answerOf(
  event: readonly CalendarLine[],
  from: string,
): (Pick<CalendarReply, 'attendee'> & { says: string }) | null {
  const attendees = event.filter(({ name }) => name === 'ATTENDEE');
  const isTheirs = (each: CalendarLine) => addressesOf(each).includes(from);
  const theirs = attendees.length > 1 ? attendees.filter(isTheirs) : attendees;
  const [says, contrary] = new Set(theirs.map(({ parameters }) => parameters.get('PARTSTAT')?.toUpperCase() ?? ''));
  const [attendee] = theirs;
  if (!attendee || says === undefined || contrary !== undefined) return null;
  return { says, attendee: isTheirs(attendee) ? from : (addressesOf(attendee)[0] ?? '') };
}

/**
 * @returns a calendar's answer; `unclear` where it is not a plain yes or no to one event; `none` where there is no answer: no
 * calendar, a REQUEST that comes back, a perhaps
 */
export function readReply({ parts, from }: InboundMail): CalendarReply | 'unclear' | 'none' {
  const part = replyPart(parts);
  if (!part) return 'none';
  if (part.bytes.length > MAX_BYTES) return 'unclear';
  const { own, events } = openCalendar(calendarLines(Buffer.from(part.bytes).toString('utf8')));
  const method = own.find(({ name }) => name === 'METHOD')?.value.toUpperCase() ?? part.method;
  if (method !== 'REPLY' && method !== '') return 'none';
  const [event, another] = events;
  if (method === '' || !event || another) return 'unclear';
  const valuesOf = (...names: string[]) => event.flatMap(({ name, value }) => (names.includes(name) ? [value] : []));
  const [uid, otherUid = uid] = valuesOf('UID');
  const answer = answerOf(event, from);
  if (!answer || !uid || otherUid !== uid || valuesOf('RRULE', 'RECURRENCE-ID').length > 0) return 'unclear';
  const { says, attendee } = answer;
  if (says !== 'ACCEPTED' && says !== 'DECLINED') return 'none';
  const [sequence = ''] = valuesOf('SEQUENCE');
  const [stamp = ''] = valuesOf('DTSTAMP');
  return {
    uid,
    says,
    attendee,
    sequence: /^\d{1,9}$/.test(sequence) ? Number(sequence) : null,
    stampedAt: stampOf(stamp),
  };
}
