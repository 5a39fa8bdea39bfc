import { array, id, object, shape, words } from './fields.ts';

const who = object({ userId: id().required() });

export const blockUser = { query: who };
export const unblockUser = { query: who };
export const findBlockedUsers = {
  response: array(shape({ id: words(), firstName: words(), lastName: words() })).defined(),
};
