import { candidateStarts } from '../../../shared/domain/calendar/calendar.ts';
import { expiresAt } from '../../../shared/domain/match/expiry.ts';
import type { Game, GameEdit } from '../../stores/GamesStore.ts';
import { courtBodyOf } from '../matchForm/courtChoice.ts';
import type { EditParts } from './editParts.ts';

/** The lists of a change as they are sent. */
type EditLists = Pick<GameEdit, 'calendarPreference' | 'locationPreference'>;

/**
 * @param lists left out of the body where the change does not touch them
 * @returns the body: the changes alone, and the version they are of
 */
export function editBodyOf({ version, timezone }: Game, changed: Partial<EditParts>, lists: EditLists): GameEdit {
  const { notes, expiryDays, windows, places, court, courtId, leavesClub } = changed;
  return {
    version,
    ...(notes !== undefined && { notes: notes || null }),
    ...(expiryDays !== undefined && { invitationExpiryDays: expiryDays }),
    ...(windows && { calendarPreference: lists.calendarPreference }),
    ...(places && { locationPreference: lists.locationPreference }),
    ...(court && courtBodyOf(court, timezone)),
    // Its courts are the club's.
    ...(leavesClub ? { clubId: null } : courtId !== undefined && { courtId }),
  };
}

/** @returns when the time to answer would end, or null while no match fits into the windows */
export function answerByOf(
  game: Game,
  { windows, expiryDays, from }: { windows: EditLists['calendarPreference']; expiryDays: number; from: string },
): string | null {
  const last = candidateStarts(windows ?? [], game.gamePreference.duration, game.timezone, from).at(-1);
  return last ? expiresAt(game.createDt, expiryDays, last) : null;
}
