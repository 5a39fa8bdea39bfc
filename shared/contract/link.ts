import { defineEndpoint } from './endpoint.ts';

// Apart from game.ts, which every guest's page loads.

export const findLinkHolder = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/holder',
  auth: 'game',
  summary: 'Whom the caller’s link was mailed to, without opening the invitation; null for a share link',
  errors: ['E.notFound.game'],
  schemas: () => import('./schemas/game.ts').then((m) => m.findLinkHolder),
});
