import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/session.ts');

export const createToken = defineEndpoint({
  method: 'POST',
  path: '/oauth/token',
  auth: 'client',
  bodyType: 'application/x-www-form-urlencoded',
  summary:
    'Logs in: an address and its password, what a provider has handed out, a ticket or a passkey, for a session token',
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
  summary:
    'Hands the log-in of a browser to the desktop app, which alone has the verifier of the challenge: once, for a minute',
  errors: [],
  schemas: () => schemas().then((m) => m.createTicket),
});

export const createNonce = defineEndpoint({
  method: 'POST',
  path: '/oauth/nonce',
  auth: 'client',
  summary: 'Gives out the nonce that an ID token of Google or Apple must carry: good once, for ten minutes',
  errors: ['invalid_client'],
  schemas: () => schemas().then((m) => m.createNonce),
});

export const revokeToken = defineEndpoint({
  method: 'POST',
  path: '/oauth/revoke',
  auth: 'session',
  summary: 'Logs out: ends the session of the token it is called with',
  errors: [],
  schemas: () => schemas().then((m) => m.revokeToken),
});
