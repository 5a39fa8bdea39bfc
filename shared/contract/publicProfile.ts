import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/publicProfile.ts');

export const getPublicProfile = defineEndpoint({
  method: 'GET',
  path: '/api/publicProfile/:code',
  auth: 'client',
  summary: 'What a player shows to everybody: never a contact, and of minors no year, place or picture',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getPublicProfile),
});

export const reportPlayer = defineEndpoint({
  method: 'POST',
  path: '/api/publicProfile/:code/report',
  auth: 'session',
  summary: 'Tells those who run the deployment about a player, by mail; the player does not learn of it',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.reportPlayer),
});
