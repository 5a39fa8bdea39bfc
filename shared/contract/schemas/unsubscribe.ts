import { id, object } from './fields.ts';

export const unsubscribeOneClick = {
  /** `t`: the token of the mail; `pr`: whom it came from. */
  query: object({ t: id().required(), pr: id().required() }),
};
