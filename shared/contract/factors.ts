import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

const schemas = () => import('./schemas/factors.ts');

export const getFactors = defineEndpoint({
  method: 'GET',
  path: '/api/me/factors',
  auth: 'session',
  summary: 'The second step and the passkeys of the caller',
  errors: [],
  schemas: () => schemas().then((m) => m.getFactors),
});

export const beginFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/factor/secret',
  auth: 'session',
  summary:
    'Gives out the secret for an authenticator app; it counts once a code of it was sent. Needs a proof that the owner is asking, and an account with a password',
  errors: ['E.not.allowed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.beginFactor),
});

export const turnOnFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/factor',
  auth: 'session',
  summary: 'Turns the second step on with a first code of the app, and gives out the recovery codes, this once',
  errors: ['E.code.wrong', 'E.code.used'],
  schemas: () => schemas().then((m) => m.turnOnFactor),
});

export const turnOffFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/factor',
  auth: 'session',
  summary: 'Turns the second step off. Needs a proof that the owner is asking',
  errors: PROOF_ERRORS,
  schemas: () => schemas().then((m) => m.turnOffFactor),
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/me/factor/codes',
  auth: 'session',
  summary: 'Gives out new recovery codes, this once; the old ones end. Needs a proof that the owner is asking',
  errors: ['E.not.allowed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.renewRecoveryCodes),
});

export const closeFactorHint = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/factor/hint',
  auth: 'session',
  summary: 'The caller has seen the invitation to the second step, and wants no other',
  errors: [],
  schemas: async () => ({}),
});

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys/options',
  auth: 'session',
  summary:
    'What a browser needs to make a passkey; its challenge is good once, for five minutes. Needs a proof that the owner is asking',
  errors: ['E.passkey.refused', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.beginPasskey),
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  auth: 'session',
  summary: 'Adds the passkey that a browser has made',
  errors: ['E.passkey.refused'],
  schemas: () => schemas().then((m) => m.addPasskey),
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/:id',
  auth: 'session',
  summary: 'Removes a passkey and ends the sessions it has opened. Needs a proof that the owner is asking',
  errors: ['E.notFound', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.removePasskey),
});

export const beginPasskeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/oauth/passkey',
  auth: 'client',
  summary: 'What a browser needs to log in by a passkey; its challenge is good once, for five minutes',
  errors: ['invalid_client'],
  schemas: () => schemas().then((m) => m.beginPasskeyLogIn),
});
