import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { roundShown } from '../../../../shared/domain/rating/scale.ts';
import type { MatchType, Sport } from '../../../../shared/domain/values.ts';
import type { Context } from '../../../context.ts';
import { findKnownUsers } from '../../known/knownPeople.ts';
import { shownCode } from '../../people/repository.ts';
import { shownPicture } from '../../profilePicture/pictures.ts';
import { loadRatings } from '../../rating/levels.ts';
import { accessOf, requireOwner } from '../access.ts';
import { isFitting } from '../openGames.ts';
import { loadGame } from '../store/loadGames.ts';

/** People in one answer. */
const MAX_PEOPLE = 200;

/** What people are wanted for. */
interface KnownQuery {
  /** A game of the caller's: people in it are left out, and people who fit it are marked. */
  gameId?: string | undefined;
  /** Without a game, the sport for their levels. */
  sport?: Sport | undefined;
  matchType?: MatchType | undefined;
}

/**
 * People a user knows from their matches (R-known-people).
 * @throws AppError 403 for a game of somebody else
 */
export async function findKnownPeople(
  { db, clock }: Context,
  userId: string,
  { gameId, sport, matchType }: KnownQuery,
): Promise<KnownPerson[]> {
  const state = gameId === undefined ? null : await loadGame(db, gameId);
  if (state) requireOwner(accessOf(state, { kind: 'user', userId }));
  const people = await findKnownUsers(db, userId, { gameId: gameId ?? null, now: clock.now(), max: MAX_PEOPLE });
  const ratings = await loadRatings(
    db,
    people.map(({ id }) => id),
  );
  const kind = state ? { sport: state.game.sport, matchType: state.game.preference.matchType } : { sport, matchType };
  const levelOf = (id: string) => {
    if (!kind.sport || !kind.matchType) return { level: null, provisional: false };
    const asked = [id, kind.sport, requiredPlayers(kind.matchType) === 1] as const;
    return { level: roundShown(ratings.levelOf(...asked)), provisional: ratings.isProvisional(...asked) };
  };
  return people.map((person) => ({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    code: shownCode(person),
    profileImageId: shownPicture(person, clock.now()),
    ...levelOf(person.id),
    fits: state === null || isFitting(state, person, ratings),
    lastPlayed: person.last_played?.toISOString() ?? null,
    played: person.played,
    balls: person.balls,
  }));
}
