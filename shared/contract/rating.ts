import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/ratings/rating.ts');
const ledgerSchemas = () => import('./schemas/ratings/ledger.ts');

export const getRanking = defineEndpoint({
  method: 'GET',
  path: '/api/rank/crosscourt',
  auth: 'session',
  summary:
    'A page of the singles ranking of a sport, or with double=true of pairs, from a rank on; without `mixed` of both tables, with provisional=true of those listed apart',
  errors: [],
  schemas: () => schemas().then((m) => m.getRanking),
});

export const getOwnRanks = defineEndpoint({
  method: 'GET',
  path: '/api/rank/crosscourt/places',
  auth: 'session',
  summary: 'How long both tables of a ranking are, and where the caller stands in them or apart from them',
  errors: [],
  schemas: () => schemas().then((m) => m.getOwnRanks),
});

export const getRatingHistory = defineEndpoint({
  method: 'GET',
  path: '/api/report/ratinghistory/:teamId',
  auth: 'session',
  summary: 'The rated matches of a team, newest first, each with the receipt of its change',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getRatingHistory),
});

export const getRatingReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/report/ratingreceipt/:gameId',
  auth: 'session',
  summary: 'What a match has changed in the ratings of everybody in it, and by what',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getRatingReceipt),
});

export const getSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical/allsports',
  auth: 'session',
  summary: 'The caller’s rating, wins and losses in every sport played',
  errors: [],
  schemas: () => schemas().then((m) => m.getSkills),
});

export const getForm = defineEndpoint({
  method: 'GET',
  path: '/api/report/form',
  auth: 'session',
  summary: 'How the caller plays lately: the last ten changes of one rating, and the last twelve weeks on court',
  errors: [],
  schemas: () => import('./schemas/ratings/form.ts').then((m) => m.getForm),
});

export const getRatingValues = defineEndpoint({
  method: 'GET',
  path: '/api/rating/values',
  auth: 'session',
  summary: 'The scales an initial rating can be given on, by sport; productRank is on the shown scale',
  errors: [],
  schemas: () => schemas().then((m) => m.getRatingValues),
});

export const getRatingQuality = defineEndpoint({
  method: 'GET',
  path: '/api/rating/quality',
  auth: 'public',
  summary: 'How good the deployment’s own predictions have been; null figures until there are 500 matches',
  errors: [],
  schemas: () => schemas().then((m) => m.getRatingQuality),
});

export const getRatingPools = defineEndpoint({
  method: 'GET',
  path: '/api/rating/pools',
  auth: 'public',
  summary: 'The pools in which matches are rated, by name',
  errors: [],
  schemas: () => ledgerSchemas().then((m) => m.getRatingPools),
});

export const getRatingLedger = defineEndpoint({
  method: 'GET',
  path: '/api/rating/ledger',
  auth: 'public',
  summary:
    'A page of what a pool is rated by, and of the ratings themselves: all pages of one `version` are of one state',
  errors: [],
  schemas: () => ledgerSchemas().then((m) => m.getRatingLedger),
});

export const setInitialRating = defineEndpoint({
  method: 'POST',
  path: '/api/skill/technical/initial',
  auth: 'session',
  summary: 'Where the caller starts in a sport, until his first rated match of it',
  errors: ['E.rating.started'],
  schemas: () => schemas().then((m) => m.setInitialRating),
});
