import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

const schemas = () => import('./schemas/sessions.ts');

export const findSessions = defineEndpoint({
  method: 'GET',
  path: '/api/me/sessions',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findSessions),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  auth: 'session',
  errors: ['E.notFound', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.endSession),
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  auth: 'session',
  errors: PROOF_ERRORS,
  schemas: () => schemas().then((m) => m.endOtherSessions),
});
