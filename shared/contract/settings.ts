import { MAX_PICTURE_BYTES } from '../domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';

// What people set about themselves: whom they block, what may reach them, their picture, their calendar's feed.

const schemas = () => import('./schemas/settings.ts');

export const blockUser = defineEndpoint({
  method: 'POST',
  path: '/api/banuser',
  auth: 'session',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.blockUser),
});

export const unblockUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/banuser',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.unblockUser),
});

export const findBlockedUsers = defineEndpoint({
  method: 'GET',
  path: '/api/banuser',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findBlockedUsers),
});

export const getChannelFlags = defineEndpoint({
  method: 'GET',
  path: '/api/channelflags',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getChannelFlags),
});

export const banInvitations = defineEndpoint({
  method: 'PUT',
  path: '/api/baninvitation',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.banInvitations),
});

export const setEmailChannel = defineEndpoint({
  method: 'PUT',
  path: '/api/emailchannel',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.setEmailChannel),
});

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/api/uploadprofilepic',
  auth: 'session',
  upload: { maxBytes: MAX_PICTURE_BYTES },
  errors: ['E.tooLarge', 'E.mediaType', 'E.picture.unreadable'],
  schemas: () => schemas().then((m) => m.uploadPicture),
});

export const removePicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/uploadprofilepic',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.removePicture),
});

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getCalendarFeed),
});

export const renewCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.renewCalendarFeed),
});
