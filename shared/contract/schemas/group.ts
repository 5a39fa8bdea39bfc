import type { InferType } from 'yup';
import { MAX_GROUP_MEMBERS, MAX_GROUP_NAME_LENGTH } from '../../domain/limits.ts';
import { array, email, guestName, id, maybeText, name, object, shape, text } from './fields.ts';

const groupName = () => name(MAX_GROUP_NAME_LENGTH).min(1, 'field.required');

/** A known person, or a person by their address. */
const member = object({
  id: id().optional(),
  ...guestName,
  email: email().optional(),
}).test({
  name: 'member',
  message: 'field.contact',
  test: (value) => Boolean(value?.id) || Boolean(value?.firstName && value.email),
});

const members = () => array(member).min(1).max(MAX_GROUP_MEMBERS);

export const group = shape({
  id: text(),
  name: text(),
  members: array(
    shape({
      /** For a known person, whose address is not shown. */
      id: maybeText(),
      firstName: text(),
      lastName: text(),
      /** As the owner has typed it. */
      email: maybeText(),
    }),
  ).defined(),
});
export type Group = InferType<typeof group>;

const groupId = object({ id: id().required() });

export const findGroups = { response: array(group).defined() };
export const saveGroup = {
  body: object({ name: groupName().required(), members: members().required() }),
  response: group,
};
export const changeGroup = {
  params: groupId,
  body: object({ name: groupName().required(), members: members().optional() }),
  response: group,
};
export const deleteGroup = { params: groupId };
