import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/game.ts');

export const findOpenGames = defineEndpoint({
  method: 'GET',
  path: '/api/game/open',
  auth: 'session',
  summary: 'Open games of others that fit the caller',
  errors: [],
  schemas: () => schemas().then((m) => m.findOpenGames),
});

export const joinGame = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/join',
  auth: 'session',
  summary: '"I’m in": makes the caller an invitee of an open game that fits',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26', 'E.game.full'],
  schemas: () => schemas().then((m) => m.joinGame),
});
