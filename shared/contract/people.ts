import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/people.ts');

export const findKnownPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/known',
  auth: 'session',
  summary: 'Friends, past opponents and guests of the caller, whom they may invite by a tap; never an address',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.findKnownPeople),
});

export const findFittingPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/fitting',
  auth: 'session',
  summary: 'At most 20 ranked players of about the caller’s level who may be asked for a match',
  errors: [],
  schemas: () => schemas().then((m) => m.findFittingPeople),
});

export const findAskablePeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/askable',
  auth: 'session',
  summary: 'Those of some player codes whom the caller may ask for a match; the others are left out',
  errors: [],
  schemas: () => schemas().then((m) => m.findAskablePeople),
});
