import { MAX_CONTACT_BYTES } from '../domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/friends.ts');

export const getBalls = defineEndpoint({
  method: 'GET',
  path: '/api/balls/statistics',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getBalls),
});

export const shareByEmail = defineEndpoint({
  method: 'POST',
  path: '/api/share/emailShare',
  auth: 'session',
  bodyInQuery: true,
  maxBodyBytes: 32 * 1024,
  errors: ['E.share.unproved'],
  schemas: () => schemas().then((m) => m.shareByEmail),
});

export const uploadContacts = defineEndpoint({
  method: 'POST',
  path: '/api/uploadcontactfile',
  auth: 'session',
  upload: { maxBytes: MAX_CONTACT_BYTES },
  responseType: 'text/plain',
  errors: ['E.tooLarge', 'E.mediaType', 'E.contacts.none'],
  schemas: () => schemas().then((m) => m.uploadContacts),
});
