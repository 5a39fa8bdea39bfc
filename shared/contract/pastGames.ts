import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/game.ts');

export const findPastGames = defineEndpoint({
  method: 'POST',
  path: '/api/game/past',
  auth: 'session',
  summary: 'A page of the caller’s past matches, found by names and sorted; in the body, as it holds what is typed',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.findPastGames),
});
