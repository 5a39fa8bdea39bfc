import { MAX_CONTACT_BYTES } from '../domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/roster.ts');

export const readRoster = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/roster',
  auth: 'session',
  upload: { maxBytes: MAX_CONTACT_BYTES },
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', 'E.tooLarge', 'E.mediaType', 'E.contacts.none'],
  schemas: () => schemas().then((m) => m.readRoster),
});

export const readRosterText = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/rosterText',
  auth: 'session',
  maxBodyBytes: 512 * 1024,
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', 'E.contacts.none'],
  schemas: () => schemas().then((m) => m.readRosterText),
});

export const importPeople = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/import',
  auth: 'session',
  once: true,
  maxBodyBytes: 512 * 1024,
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed'],
  schemas: () => schemas().then((m) => m.importPeople),
});

export const exportPeople = defineEndpoint({
  method: 'GET',
  path: '/api/club/:id/people',
  auth: 'session',
  responseType: 'text/plain',
  errors: ['E.not.allowed', 'E.notFound'],
  schemas: () => schemas().then((m) => m.exportPeople),
});
