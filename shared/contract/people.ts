import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/people.ts');

export const findKnownPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/known',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.findKnownPeople),
});

export const findFittingPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/fitting',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findFittingPeople),
});

export const findAskablePeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/askable',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findAskablePeople),
});
