import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

// Apart from account.ts, which every guest's page loads.

export const saveMe = defineEndpoint({
  method: 'PUT',
  path: '/api/me',
  auth: 'session',
  summary:
    'Changes what is given of the logged-in user; a new address is mailed a link, and counts once that was used. Addresses and password need a proof that the owner is asking',
  errors: ['E.email.taken', 'E.email.main', 'E.email.unproved', 'E.phone.main', 'E.password.weak', ...PROOF_ERRORS],
  schemas: () => import('./schemas/account.ts').then((m) => m.saveMe),
});

export const deleteMe = defineEndpoint({
  method: 'DELETE',
  path: '/api/me',
  auth: 'session',
  summary:
    'Deletes the account: coming games are canceled or left, personal data goes at once, finished games keep their scores. Needs a proof that the owner is asking',
  errors: PROOF_ERRORS,
  schemas: () => import('./schemas/account.ts').then((m) => m.deleteMe),
});

export const sendProofCode = defineEndpoint({
  method: 'POST',
  path: '/api/me/proofCode',
  auth: 'session',
  summary: 'Sends the code by which the owner of an account without password shows who they are',
  errors: ['E.proof.required'],
  schemas: async () => ({}),
});

export const exportMe = defineEndpoint({
  method: 'GET',
  path: '/api/me/export',
  auth: 'session',
  summary: 'Everything that is kept about the logged-in user',
  errors: [],
  schemas: () => import('./schemas/export.ts').then((m) => m.exportMe),
});
