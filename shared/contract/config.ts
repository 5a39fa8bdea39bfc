import { defineEndpoint } from './endpoint.ts';

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'public',
  summary: 'What a page needs to know of this deployment before it can start',
  errors: [],
  schemas: () => import('./schemas/config.ts').then((m) => m.getConfig),
});

export const getLicences = defineEndpoint({
  method: 'GET',
  path: '/api/licences',
  auth: 'public',
  summary:
    'What the app, the server and the desktop app are made of, and under which terms; 404 where nothing is built',
  errors: ['E.notFound'],
  schemas: () => import('./schemas/licences.ts').then((m) => m.getLicences),
});

export const getInfoText = defineEndpoint({
  method: 'GET',
  path: '/api/houseText',
  auth: 'public',
  summary: 'What those who run the deployment have written for a page; 404 where they have written nothing',
  errors: ['E.notFound'],
  schemas: () => import('./schemas/infoText.ts').then((m) => m.getInfoText),
});
