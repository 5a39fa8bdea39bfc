import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/playerSearch.ts');

export const getPlayerSearch = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/search',
  auth: 'session',
  summary: 'How the search for players of one’s own game stands, and who would be asked next, in which order and why',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.getPlayerSearch),
});

export const startPlayerSearch = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/search',
  auth: 'session',
  summary: 'Begins to ask people for one’s own game, wave by wave; the first goes out some seconds later',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26'],
  schemas: () => schemas().then((m) => m.startPlayerSearch),
});

export const stopPlayerSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/game/:id/search',
  auth: 'session',
  summary: 'Nobody else is asked for one’s own game; who was asked may still say yes',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.stopPlayerSearch),
});

export const askPlayersNow = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/search/ask',
  auth: 'session',
  summary: 'Asks some of those at once who would be asked later',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26', 'E.limit.guests'],
  schemas: () => schemas().then((m) => m.askPlayersNow),
});
