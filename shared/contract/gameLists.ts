import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/game.ts');

export const findOpenGames = defineEndpoint({
  method: 'GET',
  path: '/api/game/open',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findOpenGames),
});

export const joinGame = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/join',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26', 'E.game.full'],
  schemas: () => schemas().then((m) => m.joinGame),
});

export const findPastGames = defineEndpoint({
  method: 'POST',
  path: '/api/game/past',
  auth: 'session',
  errors: ['E.notFound.game'],
  schemas: () => import('./schemas/game.ts').then((m) => m.findPastGames),
});

export const getPastSums = defineEndpoint({
  method: 'GET',
  path: '/api/report/past',
  auth: 'session',
  errors: [],
  schemas: () => import('./schemas/ratings/form.ts').then((m) => m.getPastSums),
});
