import { array, flag, id, maybeText, object, shape, string, text } from './fields.ts';

const who = object({ userId: id().required() });

export const blockUser = { query: who };
export const unblockUser = { query: who };
export const findBlockedUsers = {
  response: array(shape({ id: text(), firstName: text(), lastName: text() })).defined(),
};

const truth = () => string().oneOf(['true', 'false']).required();

/** What may reach somebody (R-channel-flags). */
export const getChannelFlags = { response: shape({ status: flag(), emailStatus: flag() }) };
export const banInvitations = { query: object({ invitationStatus: truth() }) };
export const setEmailChannel = { query: object({ emailStatus: truth() }) };

export const uploadPicture = { response: shape({ profileImageId: text(), profileImageUrl: text() }) };
export const removePicture = {};

export const getCalendarFeed = { response: shape({ url: maybeText() }) };

export const renewCalendarFeed = { response: shape({ url: text() }) };
