import type { InferType } from 'yup';
import { SPORTS } from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { meAnswer, preferencesAnswer } from './account.ts';
import { array, count, decimal, flag, maybeDecimal, maybeShape, maybeWords, oneOf, shape, words } from './fields.ts';
import { gameAnswer, location } from './gameAnswer.ts';
import { group } from './group.ts';

const list = <T extends Parameters<typeof shape>[0]>(fields: T) => array(shape(fields)).defined();

const { timezoneOffset: _ofAMatch, ...venue } = location;

/**
 * Everything that is kept about a person (R-export). Addresses of others are in it only where
 * this person has typed them: guests of own games, members of groups.
 */
const exportAnswer = shape({
  exportedAt: words(),
  account: meAnswer,
  createdAt: words(),
  /** Of our mails. */
  language: oneOf(LANGUAGES),
  /** The code of a friend that was given at sign-up. */
  invitedByCode: maybeWords(),
  addresses: list({ address: words(), main: flag(), validatedAt: maybeWords() }),
  preferences: maybeShape(preferencesAnswer.fields),
  blocksInvitations: flag(),
  takesMails: flag(),
  /** Log-ins elsewhere. */
  logIns: list({ provider: words(), since: words() }),
  sessions: list({ createdAt: words(), expiresAt: words() }),
  /** As its owner sees them now. */
  games: array(gameAnswer).defined(),
  notes: list({ gameId: words(), message: words(), createdAt: words() }),
  places: list(venue),
  initialRatings: list({ sport: oneOf(SPORTS), rating: decimal(), setAt: words() }),
  /** On the internal scale; 200 are one shown point, 1500 is shown as 5.0. */
  ratings: list({ pool: words(), elo: decimal(), matches: count(), wins: count(), losses: count() }),
  receipts: list({
    gameId: words(),
    pool: words(),
    day: words(),
    before: decimal(),
    expected: decimal(),
    result: decimal(),
    k: decimal(),
    change: decimal(),
    after: decimal(),
  }),
  reviewsGiven: list({
    gameId: words(),
    userId: words(),
    createdAt: words(),
    stars: list({ skill: words(), stars: count() }),
  }),
  blocked: list({ id: words(), firstName: words(), lastName: words(), since: words() }),
  groups: array(group).defined(),
  /** Friends that were invited: only hashes of their addresses are kept. */
  friendInvitations: list({ createdAt: words(), earnedAt: maybeWords() }),
  balls: list({ amount: count(), reason: words(), createdAt: words() }),
  /** Months is null for what was given without an end. */
  memberships: list({ level: words(), months: maybeDecimal(), boughtAt: words(), endedAt: maybeWords() }),
  /** Minor units; negative is what went back. */
  payments: list({ kind: words(), amount: count(), currency: words(), createdAt: words() }),
});
export type Export = InferType<typeof exportAnswer>;

export const exportMe = { response: exportAnswer };
