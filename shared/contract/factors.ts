import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

const schemas = () => import('./schemas/factors.ts');

export const getFactors = defineEndpoint({
  method: 'GET',
  path: '/api/me/factors',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getFactors),
});

export const beginFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/factor/secret',
  auth: 'session',
  errors: ['E.not.allowed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.beginFactor),
});

export const turnOnFactor = defineEndpoint({
  method: 'POST',
  path: '/api/me/factor',
  auth: 'session',
  errors: ['E.code.wrong', 'E.code.used'],
  schemas: () => schemas().then((m) => m.turnOnFactor),
});

export const turnOffFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/factor',
  auth: 'session',
  errors: PROOF_ERRORS,
  schemas: () => schemas().then((m) => m.turnOffFactor),
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/me/factor/codes',
  auth: 'session',
  errors: ['E.not.allowed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.renewRecoveryCodes),
});

export const closeFactorHint = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/factor/hint',
  auth: 'session',
  errors: [],
  schemas: async () => ({}),
});

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys/options',
  auth: 'session',
  errors: ['E.passkey.refused', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.beginPasskey),
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  auth: 'session',
  errors: ['E.passkey.refused'],
  schemas: () => schemas().then((m) => m.addPasskey),
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/:id',
  auth: 'session',
  errors: ['E.notFound', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.removePasskey),
});

export const beginPasskeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/oauth/passkey',
  auth: 'client',
  errors: ['invalid_client'],
  schemas: () => schemas().then((m) => m.beginPasskeyLogIn),
});
