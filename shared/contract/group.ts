import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/group.ts');

export const findGroups = defineEndpoint({
  method: 'GET',
  path: '/api/group',
  auth: 'session',
  summary: 'The caller’s saved groups of people to invite, by name',
  errors: [],
  schemas: () => schemas().then((m) => m.findGroups),
});

export const saveGroup = defineEndpoint({
  method: 'POST',
  path: '/api/group',
  auth: 'session',
  summary: 'Saves people under a name',
  status: 201,
  maxBodyBytes: 64 * 1024,
  errors: ['E.notFound', 'E.limit.groups'],
  schemas: () => schemas().then((m) => m.saveGroup),
});

export const changeGroup = defineEndpoint({
  method: 'PUT',
  path: '/api/group/:id',
  auth: 'session',
  summary: 'Gives a group another name, and other people when they are named',
  maxBodyBytes: 64 * 1024,
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.changeGroup),
});

export const deleteGroup = defineEndpoint({
  method: 'DELETE',
  path: '/api/group/:id',
  auth: 'session',
  summary: 'Forgets a group; nobody in it is told',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.deleteGroup),
});
