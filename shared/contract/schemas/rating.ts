import type { InferType } from 'yup';
import { SPORTS, WINNERS } from '../../domain/values.ts';
import { array, choice, count, decimal, flag, id, maybeWords, object, oneOf, shape, string, words } from './fields.ts';

const player = {
  id: words(),
  firstName: words(),
  lastName: words(),
  code: maybeWords(),
  profileImageId: maybeWords(),
};
const team = { id: words(), single: flag(), mixed: flag(), players: array(shape(player)).defined() };

const rankingAnswer = array(shape({ rank: count(), team: shape(team), rating: decimal() })).defined();
export type Ranking = InferType<typeof rankingAnswer>;

export const getRanking = {
  query: object({
    sport: choice(SPORTS).optional(),
    double: string().oneOf(['true', 'false']).default('false'),
  }),
  response: rankingAnswer,
};

const receiptPlayer = {
  id: words(),
  before: decimal(),
  expected: decimal(),
  result: decimal(),
  k: decimal(),
  change: decimal(),
  after: decimal(),
};

const historyAnswer = array(
  shape({
    teamId: words(),
    rating: decimal(),
    receipt: shape({ day: words(), players: array(shape(receiptPlayer)).defined() }),
    gameDTO: shape({
      id: words(),
      sport: oneOf(SPORTS),
      initiatorTeam: shape(team),
      opponentTeam: shape(team),
      winner: oneOf(WINNERS),
    }),
  }),
).defined();
export type RatingHistory = InferType<typeof historyAnswer>;

export const getRatingHistory = { params: object({ teamId: id().required() }), response: historyAnswer };

const technicalAnswer = array(
  shape({ sport: oneOf(SPORTS), productRating: decimal(), wins: count(), loses: count() }),
).defined();
export type TechnicalSkills = InferType<typeof technicalAnswer>;

export const getSkills = { response: technicalAnswer };
