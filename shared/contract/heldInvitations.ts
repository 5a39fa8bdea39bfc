import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/game.ts');

export const holdInvitations = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/hold',
  auth: 'session',
  summary: 'Invites people the caller knows to a game of their own in some seconds, unless it is taken back',
  status: 201,
  errors: ['E.notFound', 'E.notFound.game', 'E.not.allowed', 'E.game.state', 'E-C26', 'E.limit.guests'],
  schemas: () => schemas().then((m) => m.holdInvitations),
});

export const takeBackInvitations = defineEndpoint({
  method: 'DELETE',
  path: '/api/held/:id',
  auth: 'session',
  summary: 'Takes back invitations that have not gone out yet',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.takeBackInvitations),
});
