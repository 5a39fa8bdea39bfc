import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/playerSearch.ts');

export const getPlayerSearch = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/search',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.getPlayerSearch),
});

export const startPlayerSearch = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/search',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26'],
  schemas: () => schemas().then((m) => m.startPlayerSearch),
});

export const stopPlayerSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/game/:id/search',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.stopPlayerSearch),
});

export const askPlayersNow = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/search/ask',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26', 'E.limit.guests'],
  schemas: () => schemas().then((m) => m.askPlayersNow),
});
