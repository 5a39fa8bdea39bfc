import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import { BRAND } from '../../../../shared/brand.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { MailAttachment } from '../../../db/tables.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { textIn } from '../../../texts.ts';
import { seatOf } from '../permissions.ts';
import { type GameState, loadGame } from '../store/gameState.ts';
import { courtWords } from './facts.ts';

interface Reader {
  /** null: for whoever keeps the file, invited by nobody. */
  email: string | null;
  language: Language;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  url: string;
  /** The agreed slot; of a game that looks for players again, the one it had. */
  slot: { from: Date; to: Date };
}

/** How a deployment's letters name the organiser. */
const organiserOf = ({ owner }: GameState) => `${owner.first_name} ${owner.last_name} (${BRAND.name})`;

/** An empty calendar of the product. */
export function newCalendar(method: Reader['method']): ICalCalendar {
  return ical({ prodId: { company: BRAND.name, product: BRAND.name }, method: ICalCalendarMethod[method] });
}

/**
 * Adds the agreed match: one UID for its whole life, a rising SEQUENCE, the deployment's address as ORGANIZER under the
 * owner's name (decisions §5).
 */
export function addMatch(
  calendar: ICalCalendar,
  context: Context,
  state: GameState,
  { language, url, slot, withWhom }: Pick<Reader, 'language' | 'url' | 'slot'> & { withWhom: string },
): ICalEvent {
  const { game } = state;
  const place = state.places.find(({ id }) => id === game.place_id)?.location;
  const sport = textIn(language, `sport.${game.sport}`);
  return calendar.createEvent({
    id: `${game.id}@${new URL(context.config.publicUrl).hostname}`,
    sequence: game.calendar_sequence,
    stamp: context.clock.now(),
    start: slot.from,
    end: slot.to,
    summary: textIn(language, 'mail.calendar.summary', { sport, name: withWhom }),
    location: place ? [place.name, place.address, place.city].filter(Boolean).join(', ') : '',
    description: courtWords(language, state).join('\n') || null,
    url,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: organiserOf(state), email: context.config.mailFrom },
  });
}

/** The agreed match for the receiver's calendar, with nobody but him as ATTENDEE (decisions §5). */
export function calendarEntry(context: Context, state: GameState, reader: Reader): MailAttachment {
  const calendar = newCalendar(reader.method);
  const event = addMatch(calendar, context, state, { ...reader, withWhom: organiserOf(state) });
  if (reader.method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  if (reader.email !== null) {
    event.createAttendee({ email: reader.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return {
    filename: 'match.ics',
    contentType: `text/calendar; charset=utf-8; method=${reader.method}`,
    content: calendar.toString(),
  };
}

/**
 * The agreed match as a file to keep.
 * @throws AppError 403 for who does not play in it, 409 while nothing is agreed
 */
export async function calendarFile(
  context: Context,
  viewer: Viewer,
  gameId: string,
): Promise<{ filename: string; content: string }> {
  const state = await loadGame(context.db, gameId);
  const { role, invitee } = seatOf(state, viewer);
  if (role !== 'OWNER' && invitee?.status !== 'CONFIRMED') throw new AppError('E.not.allowed');
  const { status, from_time: from, to_time: to } = state.game;
  if (status !== 'SCHEDULED' || !from || !to) throw new AppError('E.game.state');
  return calendarEntry(context, state, {
    email: null,
    language: invitee?.language ?? state.owner.language,
    method: 'PUBLISH',
    url: `${context.config.publicUrl}${gamePath(gameId)}`,
    slot: { from, to },
  });
}
