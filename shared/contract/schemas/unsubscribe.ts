import { UNSUBSCRIBE_TYPES } from '../../domain/values.ts';
import { array, choice, flag, id, maybeShape, object, oneOf, shape, text } from './fields.ts';

/**
 * `token`: the receiver of the mail; `passwordRef`: its sender, left out for the product itself; `gameId`: the match whose
 * message it brought; `clubRef`: the club whose mail it was.
 */
const link = {
  token: id().required(),
  passwordRef: id().optional(),
  gameId: id().optional(),
  clubRef: id().optional(),
};

export const unsubscribe = {
  body: object({ ...link, type: choice(UNSUBSCRIBE_TYPES).required() }),
};

export const readUnsubscribe = {
  body: object({ ...link, type: choice(UNSUBSCRIBE_TYPES).optional() }),
  response: shape({
    /** Null when the product is the sender, or when the sender is gone. */
    sourceUser: maybeShape({ id: text(), firstName: text(), lastName: text() }),
    /** The club whose mail it was; null when it is gone, or has nothing to do with the receiver. */
    club: maybeShape({
      name: text(),
      /** Its organisers have typed the receiver's address, who can take themselves off its list. */
      isListed: flag(),
    }),
    /** Has no account: may have the contact data erased. */
    isGuest: flag(),
    /** What is already stopped; BLOCK_USER for this sender, GAME_NOTES for this match, BLOCK_CLUB for this club. */
    stopped: array(oneOf(UNSUBSCRIBE_TYPES)).defined(),
  }),
};

export const eraseMailedGuest = { body: object({ token: id().required() }) };

export const leaveMailedClub = { body: object({ token: id().required(), clubRef: id().required() }) };

export const unsubscribeOneClick = {
  /** `t`: the token of the mail; `pr`: its sender; `g`: the match whose messages alone are stopped, `club`: the club. */
  query: object({ t: id().required(), pr: id().optional(), g: id().optional(), club: id().optional() }),
};
