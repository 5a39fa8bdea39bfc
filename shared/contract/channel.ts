import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/channel.ts');

export const getChannelFlags = defineEndpoint({
  method: 'GET',
  path: '/api/channelflags',
  auth: 'session',
  summary: 'Whether the caller blocks all invitations (`status`), and takes mails (`emailStatus`)',
  errors: [],
  schemas: () => schemas().then((m) => m.getChannelFlags),
});

export const banInvitations = defineEndpoint({
  method: 'PUT',
  path: '/api/baninvitation',
  auth: 'session',
  summary: 'Blocks all invitations to the caller, or lets them through again',
  errors: [],
  schemas: () => schemas().then((m) => m.banInvitations),
});

export const setEmailChannel = defineEndpoint({
  method: 'PUT',
  path: '/api/emailchannel',
  auth: 'session',
  summary: 'Whether the caller takes mails; those about the log-in come all the same',
  errors: [],
  schemas: () => schemas().then((m) => m.setEmailChannel),
});
