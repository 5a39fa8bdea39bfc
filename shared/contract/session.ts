import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/session.ts');

export const createToken = defineEndpoint({
  method: 'POST',
  path: '/oauth/token',
  auth: 'client',
  bodyType: 'application/x-www-form-urlencoded',
  errors: [
    'invalid_grant',
    'unsupported_grant_type',
    'invalid_client',
    'E.factor.required',
    'E.code.wrong',
    'E.code.used',
    'E.signUp.exists',
    'E.login.notOffered',
    'E.login.guessed',
  ],
  schemas: () => schemas().then((m) => m.createToken),
});

export const createTicket = defineEndpoint({
  method: 'POST',
  path: '/oauth/ticket',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.createTicket),
});

export const createNonce = defineEndpoint({
  method: 'POST',
  path: '/oauth/nonce',
  auth: 'client',
  errors: ['invalid_client'],
  schemas: () => schemas().then((m) => m.createNonce),
});

export const revokeToken = defineEndpoint({
  method: 'POST',
  path: '/oauth/revoke',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.revokeToken),
});
