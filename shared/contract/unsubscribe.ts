import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/unsubscribe.ts');

// The misspelt paths are part of the contract (R-wire-names).

export const readUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/tokendata',
  auth: 'public',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.readUnsubscribe),
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe',
  auth: 'public',
  errors: ['E.notFound', 'E-C39'],
  schemas: () => schemas().then((m) => m.unsubscribe),
});

export const undoUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/undo',
  auth: 'public',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.unsubscribe),
});

export const eraseMailedGuest = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/erase',
  auth: 'public',
  errors: ['E.notFound', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.eraseMailedGuest),
});

export const leaveMailedClub = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/club',
  auth: 'public',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.leaveMailedClub),
});

export const unsubscribeOneClick = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/oneclick',
  auth: 'public',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.unsubscribeOneClick),
});
