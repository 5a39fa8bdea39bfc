import type { InferType } from 'yup';
import { MAX_EMAIL_LENGTH, MAX_SEARCH_LENGTH } from '../../domain/limits.ts';
import { DELIVERY_PROBLEMS } from '../../domain/match/reach.ts';
import {
  ACCOUNT_ACTIONS,
  AUDIT_ACTIONS,
  MAIL_KINDS,
  MAIL_LISTS,
  OPERATOR_CLUB_ACTIONS,
  REPORT_OUTCOMES,
  REPORT_STATES,
} from '../../domain/operator.ts';
import { REPORT_REASONS } from '../../domain/values.ts';
import type { TextKey } from '../../locales/keys.ts';
import {
  array,
  choice,
  count,
  email,
  flag,
  id,
  maybeDecimal,
  maybeOneOf,
  maybeShape,
  maybeText,
  object,
  oneOf,
  shape,
  string,
  text,
  trimmed,
} from './fields.ts';
import { proof, proofBody } from './proof.ts';

/** Where the page begins: `next` of an earlier answer. */
const after = () =>
  string()
    .matches(/^[1-9]\d{0,17}$/, 'field.wholeNumber' satisfies TextKey)
    .optional();
const params = object({ id: id().required() });

/** A person with an account; names are empty once they have left. */
const person = { id: text(), code: text(), firstName: text(), lastName: text() };

const job = shape({
  name: text(),
  waiting: count(),
  active: count(),
  /** Within the last hour. */
  failed: count(),
  /** Seconds since the oldest one could have begun. */
  oldestWaiting: count(),
});

const healthAnswer = shape({
  /** Of the server that answers. */
  version: text(),
  now: text(),
  database: shape({ version: text(), bytes: count(), connections: count(), migration: text(), migrations: count() }),
  /** As seen by the server that answers; null where there is none. */
  replica: maybeShape({
    read: flag(),
    /** Null while it is unknown. */
    lagMs: maybeDecimal(),
  }),
  jobs: array(job).defined(),
  /** When all sweeps were last done without an error; null: never. */
  lastSweep: maybeText(),
  mails: shape({ queued: count(), oldestQueued: maybeText(), failed: count(), lastDelivered: maybeText() }),
  /** By our own command; null where it was never used. */
  lastBackup: maybeText(),
  openReports: count(),
  /** Accounts whose mails to strangers were refused or put off within a day, and how often. */
  slowed: array(shape({ code: text(), times: count() })).defined(),
});
export type Health = InferType<typeof healthAnswer>;
export const getHealth = { response: healthAnswer };

const mail = shape({
  id: text(),
  to: text(),
  kind: oneOf(MAIL_KINDS),
  createdAt: text(),
  tries: count(),
  /** For a mail that waits. */
  nextTryAt: maybeText(),
  /** It may be on its way at this moment, so that nothing can be done. */
  soon: flag(),
  /** For a mail that was never sent. */
  failedAt: maybeText(),
  problem: maybeOneOf(DELIVERY_PROBLEMS),
});
export type UndeliveredMail = InferType<typeof mail>;
export const findMails = {
  query: object({ type: choice(MAIL_LISTS).default('WAITING'), after: after() }),
  response: shape({ rows: array(mail).defined(), next: maybeText() }),
};
export const actOnMail = { params, body: proofBody };

export const markAddress = {
  body: object({ ...proof, address: email().required() }),
  response: shape({ invitations: count() }),
};

const report = shape({
  id: text(),
  reason: oneOf(REPORT_REASONS),
  comment: text(),
  createdAt: text(),
  reported: shape({ ...person, closed: flag() }),
  /** Null once they have left. */
  reporter: maybeShape(person),
  state: oneOf(REPORT_STATES),
  settledAt: maybeText(),
});
export type Report = InferType<typeof report>;
export const findReports = {
  query: object({ type: choice(['OPEN', 'SETTLED']).default('OPEN'), after: after() }),
  response: shape({ rows: array(report).defined(), next: maybeText() }),
};
export const settleReport = {
  params,
  body: object({ ...proof, outcome: choice(REPORT_OUTCOMES).required() }),
};
export const reopenReport = { params, body: proofBody };

const account = shape({
  ...person,
  addresses: array(shape({ address: text(), main: flag(), validated: flag() })).defined(),
  createdAt: text(),
  /** Null for an open account. */
  closedAt: maybeText(),
  /** A second step or passkeys. */
  factor: flag(),
});
export type Account = InferType<typeof account>;
export const searchAccounts = {
  body: object({ text: trimmed().max(MAX_EMAIL_LENGTH).required() }),
  response: array(account).defined(),
};
export const actOnAccount = {
  params,
  body: object({ ...proof, action: choice(ACCOUNT_ACTIONS).required() }),
};
/** The id, or in its place the address, as in the mail of a report. */
export const actOnClub = {
  params: object({ id: string().max(64).required() }),
  body: object({ ...proof, action: choice(OPERATOR_CLUB_ACTIONS).required() }),
};
export const resetLogIn = { params, body: proofBody, response: shape({ url: text(), minutes: count() }) };

const note = shape({ id: text(), firstName: text(), lastName: text(), message: text(), createdAt: text() });
export type PlayersNote = InferType<typeof note>;
export const searchNotes = {
  body: object({ game: trimmed().max(MAX_SEARCH_LENGTH).required() }),
  response: array(note).defined(),
};
export const removeNote = { params, body: proofBody };

const entry = shape({
  id: text(),
  at: text(),
  action: oneOf(AUDIT_ACTIONS),
  /** Null means the command line. */
  operator: maybeShape(person),
  /** The person it was done to. */
  account: maybeShape(person),
  /** Id of the report, mail, match or club. */
  subject: maybeText(),
});
export type AuditEntry = InferType<typeof entry>;
export const findAudit = {
  query: object({ kind: choice(AUDIT_ACTIONS).optional(), after: after() }),
  response: shape({ rows: array(entry).defined(), next: maybeText() }),
};
