import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/push.ts');

export const getPush = defineEndpoint({
  method: 'GET',
  path: '/api/me/push',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getPush),
});

export const setPush = defineEndpoint({
  method: 'PUT',
  path: '/api/me/push',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.setPush),
});

export const addPushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/me/push/devices',
  auth: 'session',
  status: 201,
  errors: ['E.push.service'],
  schemas: () => schemas().then((m) => m.addPushDevice),
});

export const removePushDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/push/devices/:id',
  auth: 'session',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.removePushDevice),
});

export const closePushHint = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/push/hint',
  auth: 'session',
  errors: [],
  schemas: async () => ({}),
});

export const movePushDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/push/device',
  auth: 'public',
  errors: ['E.notFound', 'E.push.service'],
  schemas: () => schemas().then((m) => m.movePushDevice),
});

export const readPush = defineEndpoint({
  method: 'POST',
  path: '/api/push/read',
  auth: 'public',
  errors: [],
  schemas: () => schemas().then((m) => m.readPush),
});
