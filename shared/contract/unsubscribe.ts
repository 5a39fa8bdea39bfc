import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/unsubscribe.ts');

// The misspelt paths are part of the contract (R-wire-names).

export const readUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/tokendata',
  auth: 'public',
  summary: 'From whom the mail of an unsubscribe link came; changes nothing',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.readUnsubscribe),
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe',
  auth: 'public',
  summary:
    'Stops the messages of one match, blocks the sender of a mail or all invitations, or stops all mails but those of security',
  errors: ['E.notFound', 'E-C39'],
  schemas: () => schemas().then((m) => m.unsubscribe),
});

export const undoUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/undo',
  auth: 'public',
  summary: 'Takes an unsubscription back',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.unsubscribe),
});

export const eraseMailedGuest = defineEndpoint({
  method: 'POST',
  path: '/api/unsubsribe/erase',
  auth: 'public',
  summary: 'Erases the contact data of a guest without an account at once',
  errors: ['E.notFound', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.eraseMailedGuest),
});

export const unsubscribeOneClick = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/oneclick',
  auth: 'public',
  summary:
    'What a mail program calls by itself (RFC 8058): no more mail to this person, of a message: no more messages of its match; log-in mails still come',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.unsubscribeOneClick),
});
