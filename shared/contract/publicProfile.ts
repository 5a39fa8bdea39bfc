import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/publicProfile.ts');

export const getPublicProfile = defineEndpoint({
  method: 'GET',
  path: '/api/publicProfile/:code',
  auth: 'reader',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getPublicProfile),
});

export const reportPlayer = defineEndpoint({
  method: 'POST',
  path: '/api/publicProfile/:code/report',
  auth: 'session',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.reportPlayer),
});
