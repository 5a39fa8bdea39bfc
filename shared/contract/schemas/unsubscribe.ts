import { UNSUBSCRIBE_TYPES } from '../../domain/values.ts';
import { array, choice, flag, id, maybeShape, object, oneOf, shape, text } from './fields.ts';

/**
 * `token`: whom the mail went to; `passwordRef`: whom it came from, left out when it was the product itself; `gameId`: of which
 * match it brought a message.
 */
const link = { token: id().required(), passwordRef: id().optional(), gameId: id().optional() };

export const unsubscribe = {
  body: object({ ...link, type: choice(UNSUBSCRIBE_TYPES).required() }),
};

export const readUnsubscribe = {
  body: object({ ...link, type: choice(UNSUBSCRIBE_TYPES).optional() }),
  response: shape({
    /** Null when the product wrote, or when whoever wrote is gone. */
    sourceUser: maybeShape({ id: text(), firstName: text(), lastName: text() }),
    /** Has no account: may have the contact data erased. */
    isGuest: flag(),
    /** What is stopped already; of BLOCK_USER by this sender, of GAME_NOTES in this match. */
    stopped: array(oneOf(UNSUBSCRIBE_TYPES)).defined(),
  }),
};

export const eraseMailedGuest = { body: object({ token: id().required() }) };

export const unsubscribeOneClick = {
  /** `t`: the token of the mail; `pr`: whom it came from; `g`: the match whose messages alone are stopped. */
  query: object({ t: id().required(), pr: id().optional(), g: id().optional() }),
};
