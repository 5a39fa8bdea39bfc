import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/group.ts');

export const findGroups = defineEndpoint({
  method: 'GET',
  path: '/api/group',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findGroups),
});

export const saveGroup = defineEndpoint({
  method: 'POST',
  path: '/api/group',
  auth: 'session',
  status: 201,
  maxBodyBytes: 64 * 1024,
  errors: ['E.notFound', 'E.limit.groups'],
  schemas: () => schemas().then((m) => m.saveGroup),
});

export const changeGroup = defineEndpoint({
  method: 'PUT',
  path: '/api/group/:id',
  auth: 'session',
  maxBodyBytes: 64 * 1024,
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.changeGroup),
});

export const deleteGroup = defineEndpoint({
  method: 'DELETE',
  path: '/api/group/:id',
  auth: 'session',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.deleteGroup),
});
