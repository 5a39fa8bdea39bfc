import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/people.ts');

export const findKnownPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people/known',
  auth: 'session',
  summary: 'Friends, past opponents and guests of the caller, whom he may invite by a tap; never an address',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.findKnownPeople),
});
