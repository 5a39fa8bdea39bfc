import { array, id, object, shape, text } from './fields.ts';

const who = object({ userId: id().required() });

export const blockUser = { query: who };
export const unblockUser = { query: who };
export const findBlockedUsers = {
  response: array(shape({ id: text(), firstName: text(), lastName: text() })).defined(),
};
