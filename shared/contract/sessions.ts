import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

const schemas = () => import('./schemas/sessions.ts');

export const findSessions = defineEndpoint({
  method: 'GET',
  path: '/api/me/sessions',
  auth: 'session',
  summary: 'Where the caller is logged in, newest first',
  errors: [],
  schemas: () => schemas().then((m) => m.findSessions),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  auth: 'session',
  summary: 'Ends one session of the caller. Needs a proof that the owner is asking',
  errors: ['E.notFound', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.endSession),
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  auth: 'session',
  summary:
    'Ends all sessions of the caller but the one that asks, and whatever else lets somebody in. Needs a proof that the owner is asking',
  errors: PROOF_ERRORS,
  schemas: () => schemas().then((m) => m.endOtherSessions),
});
