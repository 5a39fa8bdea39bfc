import type { AskablePerson, FittingPeople } from '../../../shared/contract/schemas/people.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import { roundShown } from '../../../shared/domain/rating/scale.ts';
import type { MatchType, Sport } from '../../../shared/domain/values.ts';
import type { Context } from '../../context.ts';
import { loadRatings } from '../rating/levels.ts';
import { mainSportOf } from '../rating/ranking.ts';
import { findAskable, findFitting } from './askable.ts';

/** The kind of match for which people are wanted. */
interface Kind {
  sport: Sport;
  matchType: MatchType;
}

const isSingle = ({ matchType }: Pick<Kind, 'matchType'>) => requiredPlayers(matchType) === 1;
const rounded = (person: AskablePerson): AskablePerson => ({ ...person, level: roundShown(person.level) });

/** Players of about the caller's level, and that level (R-people-fitting); in the main sport unless another is named. */
export async function findFittingPeople(
  { db, clock }: Context,
  userId: string,
  kind: Omit<Kind, 'sport'> & { sport?: Sport | undefined },
): Promise<FittingPeople> {
  const ratings = await loadRatings(db, [userId]);
  const begun = ratings.sportsOf(userId);
  const main = await mainSportOf(db, userId);
  // A player who has played nothing yet has at most a starting level.
  const sport = kind.sport ?? (begun.includes(main) ? main : (begun[0] ?? main));
  const single = isSingle(kind);
  const people = await findFitting(db, { userId, sport, single, now: clock.now() });
  const provisional = ratings.isProvisional(userId, sport, single);
  return { sport, level: roundShown(ratings.levelOf(userId, sport, single)), provisional, people: people.map(rounded) };
}

/** The people with these player codes whom the caller may ask for a match (R-ask). */
export async function findAskablePeople(
  { db, clock }: Context,
  userId: string,
  codes: string,
  kind: Kind,
): Promise<AskablePerson[]> {
  const asked = { userId, sport: kind.sport, single: isSingle(kind), now: clock.now() };
  return (await findAskable(db, codes.split(','), asked)).map(rounded);
}
