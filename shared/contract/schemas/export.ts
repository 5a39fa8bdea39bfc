import type { InferType } from 'yup';
import { ENTRY_ROLES, MEMBER_SHARES } from '../../domain/club/clubValues.ts';
import { SPORTS } from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { accountAnswer, preferencesAnswer } from './account.ts';
import { array, count, decimal, flag, maybeDecimal, maybeShape, maybeText, oneOf, shape, text } from './fields.ts';
import { gameAnswer, location } from './gameAnswer.ts';
import { group } from './group.ts';

const list = <T extends Parameters<typeof shape>[0]>(fields: T) => array(shape(fields)).defined();

const { timezoneOffset: _ofAMatch, ...venue } = location;

/**
 * Everything that is stored about a person (R-export). Addresses of others are included only where
 * this person has typed them: guests of own games, members of groups.
 */
const exportAnswer = shape({
  exportedAt: text(),
  account: accountAnswer,
  createdAt: text(),
  /** Language of our mails. */
  language: oneOf(LANGUAGES),
  /** The friend's code that was entered at sign-up. */
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
  /** The devices on which they are notified, of what, and the quiet hours. */
  pushDevices: list({ browser: maybeText(), system: maybeText(), createdAt: text() }),
  pushChoices: maybeShape({ kinds: array(text()).defined(), quietFrom: count(), quietTo: count(), timezone: text() }),
  sessions: list({ browser: maybeText(), system: maybeText(), createdAt: text(), expiresAt: text() }),
  /** As their owner sees them now. */
  games: array(gameAnswer).defined(),
  notes: list({ gameId: text(), message: text(), createdAt: text() }),
  places: list(venue),
  /** Clubs they are in, or have asked to be. */
  clubEntries: list({
    club: text(),
    name: text(),
    role: oneOf(ENTRY_ROLES),
    isIn: flag(),
    message: maybeText(),
    joinedAt: maybeText(),
    /** What they show of themselves to members, and to organisers. */
    listed: flag(),
    shares: array(oneOf(MEMBER_SHARES)).defined(),
    /** What organisers typed of them. */
    typed: shape({
      firstName: text(),
      lastName: text(),
      email: maybeText(),
      phone: maybeText(),
      minor: flag(),
      note: maybeText(),
      levels: list({ sport: oneOf(SPORTS), estimate: decimal() }),
    }),
  }),
  /** Clubs from which they want nothing any more. */
  stoppedClubs: list({ club: text(), name: text(), since: text() }),
  /** Mails of clubs to addresses of theirs, before they joined. */
  clubContacts: list({ club: text(), name: text(), firstAt: text(), unanswered: count() }),
  /** What they wrote to members of clubs that is still on its way. */
  announcements: list({ club: text(), subject: text(), body: text(), link: maybeText(), createdAt: text() }),
  /** About other players. */
  reports: list({ reason: text(), comment: text(), createdAt: text() }),
  initialRatings: list({ sport: oneOf(SPORTS), rating: decimal(), setAt: text() }),
  /** On the internal scale: 200 is one shown point, 1500 is shown as 5.0. */
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
  /** Friends they invited: only hashes of the addresses are stored. */
  friendInvitations: list({ createdAt: text(), earnedAt: maybeText() }),
  balls: list({ amount: count(), reason: text(), createdAt: text() }),
  /** Months is null for a membership that was given without an end. */
  memberships: list({ level: text(), months: maybeDecimal(), boughtAt: text(), endedAt: maybeText() }),
  /** Minor units; negative for money that went back. */
  payments: list({ kind: text(), amount: count(), currency: text(), createdAt: text() }),
});
export type Export = InferType<typeof exportAnswer>;

export const exportMe = { response: exportAnswer };
