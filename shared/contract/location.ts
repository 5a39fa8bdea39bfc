import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/game.ts');

export const findLocations = defineEndpoint({
  method: 'GET',
  path: '/api/location',
  auth: 'session',
  summary: 'Places the caller organised games at, favourites first',
  errors: [],
  schemas: () => schemas().then((m) => m.findLocations),
});

export const editLocation = defineEndpoint({
  method: 'PUT',
  path: '/api/location/:id',
  auth: 'session',
  summary: 'Marks a place of the caller’s as a favourite, or no longer',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.editLocation),
});
