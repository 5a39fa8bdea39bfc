import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/game.ts');

export const findLocations = defineEndpoint({
  method: 'GET',
  path: '/api/location',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findLocations),
});

export const editLocation = defineEndpoint({
  method: 'PUT',
  path: '/api/location/:id',
  auth: 'session',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.editLocation),
});
