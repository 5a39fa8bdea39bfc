import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/note.ts');

export const findNotes = defineEndpoint({
  method: 'GET',
  path: '/api/comment/findByGameId/:gameId',
  auth: 'game',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C25'],
  schemas: () => schemas().then((m) => m.findNotes),
});

export const addNote = defineEndpoint({
  method: 'POST',
  path: '/api/comment',
  auth: 'game',
  once: true,
  bodyInQuery: true,
  status: 201,
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C25'],
  schemas: () => schemas().then((m) => m.addNote),
});
