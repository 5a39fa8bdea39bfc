import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/ratings/rating.ts');
const ledgerSchemas = () => import('./schemas/ratings/ledger.ts');

export const getRanking = defineEndpoint({
  method: 'GET',
  path: '/api/rank/crosscourt',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getRanking),
});

export const getOwnRanks = defineEndpoint({
  method: 'GET',
  path: '/api/rank/crosscourt/places',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getOwnRanks),
});

export const getRatingHistory = defineEndpoint({
  method: 'GET',
  path: '/api/report/ratinghistory/:teamId',
  auth: 'session',
  errors: ['E.notFound', 'E.rating.pool'],
  schemas: () => schemas().then((m) => m.getRatingHistory),
});

export const getRatingReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/report/ratingreceipt/:gameId',
  auth: 'session',
  errors: ['E.notFound', 'E.rating.pool'],
  schemas: () => schemas().then((m) => m.getRatingReceipt),
});

export const getSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical/allsports',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getSkills),
});

export const getForm = defineEndpoint({
  method: 'GET',
  path: '/api/report/form',
  auth: 'session',
  errors: [],
  schemas: () => import('./schemas/ratings/form.ts').then((m) => m.getForm),
});

export const getRatingValues = defineEndpoint({
  method: 'GET',
  path: '/api/rating/values',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getRatingValues),
});

export const getRatingQuality = defineEndpoint({
  method: 'GET',
  path: '/api/rating/quality',
  auth: 'public',
  errors: [],
  schemas: () => schemas().then((m) => m.getRatingQuality),
});

export const getRatingPools = defineEndpoint({
  method: 'GET',
  path: '/api/rating/pools',
  auth: 'session',
  errors: [],
  schemas: () => ledgerSchemas().then((m) => m.getRatingPools),
});

export const getRatingLedger = defineEndpoint({
  method: 'GET',
  path: '/api/rating/ledger',
  auth: 'session',
  errors: ['E.rating.pool'],
  schemas: () => ledgerSchemas().then((m) => m.getRatingLedger),
});

export const setInitialRating = defineEndpoint({
  method: 'POST',
  path: '/api/skill/technical/initial',
  auth: 'session',
  errors: ['E.rating.started'],
  schemas: () => schemas().then((m) => m.setInitialRating),
});
