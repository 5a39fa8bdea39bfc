import type { InferType } from 'yup';
import { SPORTS } from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { meAnswer, preferencesAnswer } from './account.ts';
import { array, count, decimal, flag, maybeDecimal, maybeShape, maybeText, oneOf, shape, text } from './fields.ts';
import { gameAnswer, location } from './gameAnswer.ts';
import { group } from './group.ts';

const list = <T extends Parameters<typeof shape>[0]>(fields: T) => array(shape(fields)).defined();

const { timezoneOffset: _ofAMatch, ...venue } = location;

/**
 * Everything that is kept about a person (R-export). Addresses of others are in it only where
 * this person has typed them: guests of own games, members of groups.
 */
const exportAnswer = shape({
  exportedAt: text(),
  account: meAnswer,
  createdAt: text(),
  /** Of our mails. */
  language: oneOf(LANGUAGES),
  /** The code of a friend that was given at sign-up. */
  invitedByCode: maybeText(),
  addresses: list({ address: text(), main: flag(), validatedAt: maybeText() }),
  preferences: maybeShape(preferencesAnswer.fields),
  blocksInvitations: flag(),
  takesMails: flag(),
  /** Log-ins elsewhere. */
  logIns: list({ provider: text(), since: text() }),
  /** Since when log-ins by password have a second step. */
  secondStepSince: maybeText(),
  passkeys: list({ browser: maybeText(), system: maybeText(), createdAt: text(), lastUsedAt: maybeText() }),
  /** On which devices they are notified, of what, and in which hours not. */
  pushDevices: list({ browser: maybeText(), system: maybeText(), createdAt: text() }),
  pushChoices: maybeShape({ kinds: array(text()).defined(), quietFrom: count(), quietTo: count(), timezone: text() }),
  sessions: list({ browser: maybeText(), system: maybeText(), createdAt: text(), expiresAt: text() }),
  /** As its owner sees them now. */
  games: array(gameAnswer).defined(),
  notes: list({ gameId: text(), message: text(), createdAt: text() }),
  places: list(venue),
  /** About other players. */
  reports: list({ reason: text(), comment: text(), createdAt: text() }),
  initialRatings: list({ sport: oneOf(SPORTS), rating: decimal(), setAt: text() }),
  /** On the internal scale; 200 are one shown point, 1500 is shown as 5.0. */
  ratings: list({ pool: text(), elo: decimal(), matches: count(), wins: count(), losses: count() }),
  receipts: list({
    gameId: text(),
    pool: text(),
    day: text(),
    before: decimal(),
    expected: decimal(),
    result: decimal(),
    k: decimal(),
    change: decimal(),
    after: decimal(),
  }),
  reviewsGiven: list({
    gameId: text(),
    userId: text(),
    createdAt: text(),
    stars: list({ skill: text(), stars: count() }),
  }),
  blocked: list({ id: text(), firstName: text(), lastName: text(), since: text() }),
  groups: array(group).defined(),
  /** Friends that were invited: only hashes of their addresses are kept. */
  friendInvitations: list({ createdAt: text(), earnedAt: maybeText() }),
  balls: list({ amount: count(), reason: text(), createdAt: text() }),
  /** Months is null for what was given without an end. */
  memberships: list({ level: text(), months: maybeDecimal(), boughtAt: text(), endedAt: maybeText() }),
  /** Minor units; negative is what went back. */
  payments: list({ kind: text(), amount: count(), currency: text(), createdAt: text() }),
});
export type Export = InferType<typeof exportAnswer>;

export const exportMe = { response: exportAnswer };
