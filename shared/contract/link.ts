import { defineEndpoint } from './endpoint.ts';

// Not in game.ts, which every guest's page loads.

export const findLinkHolder = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/holder',
  auth: 'game',
  errors: ['E.notFound.game'],
  schemas: () => import('./schemas/game.ts').then((m) => m.findLinkHolder),
});
