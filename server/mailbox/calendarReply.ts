import ICAL from 'ical.js';
import type { InboundMail, MailPart } from './inboundMail.ts';

/** What a calendar says for its owner (iMIP REPLY, RFC 6047). */
export interface CalendarReply {
  uid: string;
  says: 'ACCEPTED' | 'DECLINED';
  /** Lower case. */
  attendee: string;
  /** Of the entry it answers; null where it names none. */
  sequence: number | null;
  /** When it was answered, as the calendar says; null where it does not. */
  stampedAt: Date | null;
}

const MAX_BYTES = 64_000;
const TYPES = ['text/calendar', 'application/ics'];
const BULK = /^\s*(bulk|list|junk)\b/i;

/** Whether a machine wrote a mail by itself, such as an out-of-office or a list (RFC 3834). */
export function isAutomatic({ header }: InboundMail): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase();
  return (
    /^\s*multipart\/report\b/i.test(header('content-type')) ||
    (submitted !== '' && !submitted.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name) !== '') ||
    BULK.test(header('precedence'))
  );
}

/** The part that says it is a reply, else one that says nothing: some send only a file. */
function replyPart(parts: readonly MailPart[]): MailPart | undefined {
  const own = parts.filter(({ type, bytes }) => TYPES.includes(type) && bytes.length <= MAX_BYTES);
  return own.find(({ method }) => method === 'REPLY') ?? own.find(({ method }) => method === '');
}

function parse(bytes: Uint8Array): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value)).trim();

function stampOf(event: ICAL.Component): Date | null {
  const stamp = event.getFirstPropertyValue('dtstamp');
  const date = stamp instanceof ICAL.Time ? stamp.toJSDate() : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/**
 * @returns what a calendar answers; null for anything but one plain yes or no to one event: a REQUEST that comes back, a
 * perhaps, an event that repeats, several people
 */
export function readReply(mail: InboundMail): CalendarReply | null {
  const part = replyPart(mail.parts);
  const calendar = part && parse(part.bytes);
  if (!calendar || textOf(calendar.getFirstPropertyValue('method')).toUpperCase() !== 'REPLY') return null;
  const [event, another] = calendar.getAllSubcomponents('vevent');
  if (!event || another || event.hasProperty('rrule') || event.hasProperty('recurrence-id')) return null;
  const [attendee, more] = event.getAllProperties('attendee');
  const says = textOf(attendee?.getFirstParameter('partstat')).toUpperCase();
  if (!attendee || more || (says !== 'ACCEPTED' && says !== 'DECLINED')) return null;
  const sequence = event.getFirstPropertyValue('sequence');
  return {
    uid: textOf(event.getFirstPropertyValue('uid')),
    says,
    attendee: textOf(attendee.getFirstValue())
      .replace(/^mailto:/i, '')
      .toLowerCase(),
    sequence: typeof sequence === 'number' ? sequence : null,
    stampedAt: stampOf(event),
  };
}
