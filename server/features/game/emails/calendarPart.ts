import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import { BRAND } from '../../../../shared/brand.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { MailAttachment } from '../../../db/tables/mail.ts';
import { spaced } from '../../../mail/unlinked.ts';
import { textIn } from '../../../texts.ts';
import { confirmedOf, type GameState, type Slot, venueOf } from '../gameState.ts';
import { courtTexts, nameOf, namesOf, whereText } from './facts.ts';

interface Reader {
  /** null: the reader keeps the file themselves and was not invited to it. */
  email: string | null;
  language: Language;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  url: string;
  /** The address for the calendar's answers; null: answers are not read. */
  replyTo: string | null;
  /** Whether the reader is the organiser, whose entry names the players. */
  isOwner: boolean;
  /** Whether it asks for an answer, before anything is agreed. */
  isAsked?: true;
  /** The agreed slot; for a game that looks for players again, the slot it had. */
  slot: Slot;
}

/** How a deployment's emails name the organiser. */
const organiserOf = ({ owner }: GameState, language: Language) => `${spaced(nameOf(owner, language))} (${BRAND.name})`;

/** @returns the UID by which calendars know a match, for its whole life */
export const calendarUid = ({ publicUrl }: Config, gameId: string): string =>
  `${gameId}@${new URL(publicUrl).hostname}`;

/** An empty calendar of the product. */
export function newCalendar(method: Reader['method']): ICalCalendar {
  return ical({ prodId: { company: BRAND.name, product: BRAND.name }, method: ICalCalendarMethod[method] });
}

/** All our times are in it. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** @returns a calendar as text: every line ends, and one without a match has a component all the same (RFC 5545) */
export function calendarText(calendar: ICalCalendar): string {
  const lines = calendar.toString().split('\r\n');
  const zone = calendar.events().length === 0 ? UTC_ZONE : [];
  return [...lines.slice(0, -1), ...zone, ...lines.slice(-1), ''].join('\r\n');
}

/** The agreed venue, else the only one that is offered. */
const whereOf = (state: GameState) => venueOf(state) ?? (state.venues.length === 1 ? state.venues[0] : undefined);

/**
 * Adds the match: one UID for its whole life, a rising SEQUENCE, and as ORGANIZER, under the owner's name, the address for
 * answers, else the deployment's (R-calendar-entry).
 */
export function addMatch(
  calendar: ICalCalendar,
  context: Context,
  state: GameState,
  {
    language,
    url,
    slot,
    withWhom,
    replyTo = null,
  }: Pick<Reader, 'language' | 'url' | 'slot'> & {
    withWhom: string;
    replyTo?: string | null;
  },
): ICalEvent {
  const { game } = state;
  const venue = whereOf(state)?.location;
  const sport = textIn(language, `sport.${game.sport}`);
  return calendar.createEvent({
    id: calendarUid(context.config, game.id),
    sequence: game.calendar_sequence,
    stamp: context.clock.now(),
    start: slot.from,
    end: slot.to,
    summary: textIn(language, 'mail.calendar.summary', { sport, name: spaced(withWhom) }),
    location: venue ? whereText(venue) : '',
    description: courtTexts(language, state).join('\n') || null,
    url,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: organiserOf(state, language), email: replyTo ?? context.config.mailFrom },
  });
}

/** The match for the receiver's calendar, with the receiver as the only ATTENDEE (R-calendar-entry). */
export function calendarPart(context: Context, state: GameState, reader: Reader): MailAttachment {
  const calendar = newCalendar(reader.method);
  // A match that has lost its last player has nobody else to name.
  const players = reader.isOwner ? namesOf(confirmedOf(state), reader.language) : '';
  const withWhom = players || organiserOf(state, reader.language);
  const event = addMatch(calendar, context, state, { ...reader, withWhom });
  if (reader.isAsked) event.status(ICalEventStatus.TENTATIVE);
  if (reader.method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  if (reader.email !== null) {
    const { NEEDSACTION, ACCEPTED } = ICalAttendeeStatus;
    const asks = reader.isAsked ?? false;
    event.createAttendee({ email: reader.email, rsvp: asks, status: asks ? NEEDSACTION : ACCEPTED });
  }
  return {
    filename: 'match.ics',
    contentType: `text/calendar; charset=utf-8; method=${reader.method}`,
    content: calendarText(calendar),
  };
}
