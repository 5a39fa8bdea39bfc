import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/block.ts');

export const blockUser = defineEndpoint({
  method: 'POST',
  path: '/api/banuser',
  auth: 'session',
  summary: 'Blocks somebody: no invitation, open game, registration or note of one reaches the other',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.blockUser),
});

export const unblockUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/banuser',
  auth: 'session',
  summary: 'Takes a block back',
  errors: [],
  schemas: () => schemas().then((m) => m.unblockUser),
});

export const findBlockedUsers = defineEndpoint({
  method: 'GET',
  path: '/api/banuser',
  auth: 'session',
  summary: 'Whom the caller has blocked, by name',
  errors: [],
  schemas: () => schemas().then((m) => m.findBlockedUsers),
});
