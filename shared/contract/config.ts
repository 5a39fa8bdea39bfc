import { defineEndpoint } from './endpoint.ts';

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'public',
  errors: [],
  schemas: () => import('./schemas/config.ts').then((m) => m.getConfig),
});

export const getLicences = defineEndpoint({
  method: 'GET',
  path: '/api/licences',
  auth: 'public',
  errors: ['E.notFound'],
  schemas: () => import('./schemas/config.ts').then((m) => m.getLicences),
});

export const getInfoText = defineEndpoint({
  method: 'GET',
  path: '/api/houseText',
  auth: 'public',
  errors: ['E.notFound'],
  schemas: () => import('./schemas/config.ts').then((m) => m.getInfoText),
});
