import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/push.ts');

export const getPush = defineEndpoint({
  method: 'GET',
  path: '/api/me/push',
  auth: 'session',
  summary: 'What the caller is notified of on their devices, when not, and on which; and the key that browsers ask for',
  errors: [],
  schemas: () => schemas().then((m) => m.getPush),
});

export const setPush = defineEndpoint({
  method: 'PUT',
  path: '/api/me/push',
  auth: 'session',
  summary: 'What the caller is notified of, and when not',
  errors: [],
  schemas: () => schemas().then((m) => m.setPush),
});

export const addPushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/me/push/devices',
  auth: 'session',
  status: 201,
  summary:
    'Turns notices on for the device of this session, until the session ends. Answers with a token by which the device says later that its endpoint has changed',
  errors: ['E.push.service'],
  schemas: () => schemas().then((m) => m.addPushDevice),
});

export const removePushDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/push/devices/:id',
  auth: 'session',
  summary: 'Turns notices off on a device of the caller',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.removePushDevice),
});

export const closePushHint = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/push/hint',
  auth: 'session',
  summary: 'The caller has seen the invitation to notices, and wants no other',
  errors: [],
  schemas: async () => ({}),
});

export const movePushDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/push/device',
  auth: 'public',
  summary: 'A device whose push service has given it another endpoint says so, by its token',
  errors: ['E.notFound', 'E.push.service'],
  schemas: () => schemas().then((m) => m.movePushDevice),
});

export const readPush = defineEndpoint({
  method: 'POST',
  path: '/api/push/read',
  auth: 'public',
  summary: 'A notice was opened: its reminder is not mailed. Answers alike whether there is such a notice',
  errors: [],
  schemas: () => schemas().then((m) => m.readPush),
});
