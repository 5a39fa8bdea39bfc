import { flag, object, shape, string } from './fields.ts';

const truth = () => string().oneOf(['true', 'false']).required();

/** What may reach somebody (R-channel-flags). */
export const getChannelFlags = { response: shape({ status: flag(), emailStatus: flag() }) };
export const banInvitations = { query: object({ invitationStatus: truth() }) };
export const setEmailChannel = { query: object({ emailStatus: truth() }) };
