import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/form.ts');

export const getForm = defineEndpoint({
  method: 'GET',
  path: '/api/report/form',
  auth: 'session',
  summary: 'How the caller plays lately: the last ten changes of one rating, and the last twelve weeks on court',
  errors: [],
  schemas: () => schemas().then((m) => m.getForm),
});
