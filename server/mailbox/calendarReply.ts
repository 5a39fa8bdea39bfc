import { type CalendarLine, calendarLines } from './calendarLines.ts';
import type { InboundMail } from './inboundMail.ts';
import { type MailPart, OURS } from './mailParts.ts';

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

/** `unclear`: not a plain yes or no; `none`: no answer at all. */
export type ReadReply = CalendarReply | 'unclear' | 'none';

const MAX_BYTES = 64_000;
/** What a calendar sends when its owner has pressed something. */
const PRESSED = ['REPLY', 'COUNTER'];
const PERHAPS = ['TENTATIVE', 'NEEDS-ACTION'];
/** An alarm in an event in a calendar is three deep. */
const MAX_NESTING = 8;
const STAMP = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)Z$/;

/**
 * What of a mail may answer an invitation, before anything in it is read. Calendars that answer nothing are left out: a mail
 * that answers may quote our own.
 * @returns the part to read: one that says it is a reply, else one that does not say what it is, else any calendar;
 * `unclear` where an answer is wrapped so that we can't read it; `none` where there is no answer
 */
export function replyPart({ parts }: Pick<InboundMail, 'parts'>): MailPart | 'unclear' | 'none' {
  const answers = parts.filter(({ holds }) => holds === 'answer');
  const withMethod = (method: string) => answers.find((part) => part.method === method);
  const isWrapped = parts.some(({ holds }) => holds === 'wrapped');
  return withMethod('REPLY') ?? withMethod('') ?? answers[0] ?? (isWrapped ? 'unclear' : 'none');
}

/** Whether somebody has answered in their calendar, even if a program has sent the mail. */
export const isPressed = (part: MailPart | 'unclear' | 'none'): boolean =>
  typeof part !== 'string' && PRESSED.includes(part.method);

/** @returns the properties of a calendar, and the lines of each of its events without their alarms; null for a maze */
function openCalendar(lines: readonly CalendarLine[]): { own: CalendarLine[]; events: CalendarLine[][] } | null {
  const own: CalendarLine[] = [];
  const events: CalendarLine[][] = [];
  const open: string[] = [];
  const isIn = (...path: string[]) => open.length === path.length && path.every((name, at) => open[at] === name);
  for (const line of lines) {
    const component = line.value.toUpperCase();
    if (line.name === 'BEGIN') {
      if (open.push(component) > MAX_NESTING) return null;
      if (isIn('VCALENDAR', 'VEVENT')) events.push([]);
    } else if (line.name === 'END') {
      open.length = Math.max(0, open.lastIndexOf(component));
      if (open.length === 0) break;
    } else if (isIn('VCALENDAR')) own.push(line);
    else if (isIn('VCALENDAR', 'VEVENT')) events.at(-1)?.push(line);
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

/** If there are several attendees, the author's line is the answer; if these lines contradict each other there is none. */
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
 * Runs in a thread of its own (R-off-thread).
 * @param from the author of the mail, in lower case
 * @returns a calendar's answer; `unclear` where it is not a plain yes or no to one event; `none` where there is no answer: our
 * own REQUEST or CANCEL that comes back, a perhaps
 */
export function readReply(part: Pick<MailPart, 'method' | 'bytes'>, from: string): ReadReply {
  if (part.bytes.length > MAX_BYTES) return 'unclear';
  const calendar = openCalendar(calendarLines(Buffer.from(part.bytes).toString('utf8')));
  if (!calendar) return 'unclear';
  const method = calendar.own.find(({ name }) => name === 'METHOD')?.value.toUpperCase() ?? part.method;
  if (OURS.includes(method)) return 'none';
  const [event, another] = calendar.events;
  if (method !== 'REPLY' || !event || another) return 'unclear';
  const valuesOf = (...names: string[]) => event.flatMap(({ name, value }) => (names.includes(name) ? [value] : []));
  const [uid, otherUid = uid] = valuesOf('UID');
  const answer = answerOf(event, from);
  if (!answer || !uid || otherUid !== uid || valuesOf('RRULE', 'RECURRENCE-ID').length > 0) return 'unclear';
  const { says, attendee } = answer;
  if (PERHAPS.includes(says)) return 'none';
  if (says !== 'ACCEPTED' && says !== 'DECLINED') return 'unclear';
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
