import type { InferType } from 'yup';
import { array, flag, id, maybeText, object, shape, text } from './fields.ts';
import { proofBody } from './proof.ts';

/** A log-in of the caller that is still valid (R-sessions). */
const session = shape({
  id: text(),
  /** The browser in which it was opened; null if unknown. `app` is the desktop app. */
  browser: maybeText(),
  system: maybeText(),
  /** Instants; the last use is precise to the day. */
  since: text(),
  lastUsed: text(),
  /** The session that asks. */
  current: flag(),
});
export type SessionAnswer = InferType<typeof session>;

export const findSessions = { response: array(session).defined() };

export const endSession = { params: object({ id: id().required() }), body: proofBody };

export const endOtherSessions = { body: proofBody };
