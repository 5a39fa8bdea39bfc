import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/note.ts');

export const findNotes = defineEndpoint({
  method: 'GET',
  path: '/api/comment/findByGameId/:gameId',
  auth: 'game',
  summary: 'What the people of a game have said to each other, oldest first',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C25'],
  schemas: () => schemas().then((m) => m.findNotes),
});

export const addNote = defineEndpoint({
  method: 'POST',
  path: '/api/comment',
  auth: 'game',
  once: true,
  bodyInQuery: true,
  summary: 'Says something to the people of a game',
  status: 201,
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C25'],
  schemas: () => schemas().then((m) => m.addNote),
});
