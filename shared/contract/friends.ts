import { MAX_CONTACT_BYTES } from '../domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/friends.ts');

export const getBalls = defineEndpoint({
  method: 'GET',
  path: '/api/balls/statistics',
  auth: 'session',
  summary: 'Balls of the caller: those he can spend, and those that wait for invited friends',
  errors: [],
  schemas: () => schemas().then((m) => m.getBalls),
});

export const shareByEmail = defineEndpoint({
  method: 'POST',
  path: '/api/share/emailShare',
  auth: 'session',
  bodyInQuery: true,
  summary: 'Invites friends by mail; the answer is the same whoever they are',
  maxBodyBytes: 32 * 1024,
  errors: ['E.share.unproved'],
  schemas: () => schemas().then((m) => m.shareByEmail),
});

export const uploadContacts = defineEndpoint({
  method: 'POST',
  path: '/api/uploadcontactfile',
  auth: 'session',
  summary: 'Reads the addresses of a contacts file (csv, vcf, txt), each once, separated by commas; keeps nothing',
  upload: { maxBytes: MAX_CONTACT_BYTES },
  responseType: 'text/plain',
  errors: ['E.tooLarge', 'E.mediaType', 'E.contacts.none'],
  schemas: () => schemas().then((m) => m.uploadContacts),
});
