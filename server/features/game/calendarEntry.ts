import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { BRAND } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { MailAttachment } from '../../db/tables.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { textIn } from '../../texts.ts';
import { courtWords } from './letterFacts.ts';
import { seatOf } from './permissions.ts';
import { type GameState, loadGame } from './state.ts';

interface Reader {
  /** null: for whoever keeps the file, invited by nobody. */
  email: string | null;
  language: Language;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  url: string;
  /** The agreed slot; of a game that looks for players again, the one it had. */
  slot: { from: Date; to: Date };
}

/**
 * The agreed match for the receiver's calendar (decisions §5): one UID for its whole life, a rising SEQUENCE, the
 * deployment's address as ORGANIZER under the owner's name and nobody but the receiver as ATTENDEE.
 */
export function calendarEntry(context: Context, state: GameState, reader: Reader): MailAttachment {
  const { game, owner } = state;
  const isCancel = reader.method === 'CANCEL';
  const place = state.places.find(({ id }) => id === game.place_id)?.location;
  const organizer = `${owner.first_name} ${owner.last_name} (${BRAND.name})`;
  const calendar = ical({
    prodId: { company: BRAND.name, product: BRAND.name },
    method: ICalCalendarMethod[reader.method],
  });
  const sport = textIn(reader.language, `sport.${game.sport}`);
  const event = calendar.createEvent({
    id: `${game.id}@${new URL(context.config.publicUrl).hostname}`,
    sequence: game.calendar_sequence,
    stamp: context.clock.now(),
    start: reader.slot.from,
    end: reader.slot.to,
    summary: textIn(reader.language, 'mail.calendar.summary', { sport, name: organizer }),
    location: place ? [place.name, place.address, place.city].filter(Boolean).join(', ') : '',
    description: courtWords(reader.language, state).join('\n') || null,
    url: reader.url,
    status: isCancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer, email: context.config.mailFrom },
  });
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
