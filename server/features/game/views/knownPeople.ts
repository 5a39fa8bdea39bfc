import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { roundShown } from '../../../../shared/domain/rating/scale.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { loadRatings } from '../../rating/levels.ts';
import { isFitting, levelFor } from '../fitting.ts';
import { findKnownUsers } from '../store/lists.ts';
import { loadGame } from '../store/loadGames.ts';

/** People of one answer. */
const MAX_PEOPLE = 200;

/**
 * People a user knows from their matches (R-known-people).
 * @param gameId a game of the caller's: those in it are left out, and who fits it is marked
 * @throws AppError 403 for a game of somebody else
 */
export async function findKnownPeople(
  { db, clock }: Context,
  userId: string,
  gameId: string | null,
): Promise<KnownPerson[]> {
  const state = gameId === null ? null : await loadGame(db, gameId);
  if (state && state.game.owner_id !== userId) throw new AppError('E.not.allowed');
  const people = await findKnownUsers(db, userId, { gameId, now: clock.now(), max: MAX_PEOPLE });
  const ratings = await loadRatings(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    code: person.type === 'NORMAL' ? person.code : null,
    profileImageId: shownPicture(person, clock.now()),
    level: state && roundShown(levelFor(state, person.id, ratings)),
    fits: state === null || isFitting(state, person, ratings),
    lastPlayed: person.last_played?.toISOString() ?? null,
  }));
}
