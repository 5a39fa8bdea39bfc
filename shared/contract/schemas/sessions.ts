import type { InferType } from 'yup';
import { proofBody } from './account.ts';
import { array, flag, id, maybeText, object, shape, text } from './fields.ts';

/** A log-in of the caller that lives on (R-sessions). */
const session = shape({
  id: text(),
  /** On what it was opened; null for what is not known. `app` is the desktop app. */
  browser: maybeText(),
  system: maybeText(),
  /** Instants; the last use to the day. */
  since: text(),
  lastUsed: text(),
  /** The one that asks. */
  current: flag(),
});
export type SessionAnswer = InferType<typeof session>;

export const findSessions = { response: array(session).defined() };

export const endSession = { params: object({ id: id().required() }), body: proofBody };

export const endOtherSessions = { body: proofBody };
