import { defineEndpoint } from './endpoint.ts';

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'public',
  summary: 'What a page needs to know of this deployment before it can start',
  errors: [],
  schemas: () => import('./schemas/config.ts').then((m) => m.getConfig),
});
