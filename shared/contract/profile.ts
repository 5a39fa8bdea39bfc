import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

// Not in account.ts, which every guest's page loads.

export const saveMe = defineEndpoint({
  method: 'PUT',
  path: '/api/me',
  auth: 'session',
  errors: ['E.email.taken', 'E.email.main', 'E.email.unproved', 'E.phone.main', 'E.password.weak', ...PROOF_ERRORS],
  schemas: () => import('./schemas/account.ts').then((m) => m.saveMe),
});

export const deleteMe = defineEndpoint({
  method: 'DELETE',
  path: '/api/me',
  auth: 'session',
  errors: PROOF_ERRORS,
  schemas: () => import('./schemas/account.ts').then((m) => m.deleteMe),
});

export const sendProofCode = defineEndpoint({
  method: 'POST',
  path: '/api/me/proofCode',
  auth: 'session',
  errors: ['E.proof.required'],
  schemas: async () => ({}),
});

export const exportMe = defineEndpoint({
  method: 'GET',
  path: '/api/me/export',
  auth: 'session',
  errors: [],
  schemas: () => import('./schemas/export.ts').then((m) => m.exportMe),
});
