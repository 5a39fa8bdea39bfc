import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/unsubscribe.ts');

export const unsubscribeOneClick = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/oneclick',
  auth: 'public',
  summary: 'What a mail program calls by itself (RFC 8058): no more mail to this person; log-in mails still come',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.unsubscribeOneClick),
});
