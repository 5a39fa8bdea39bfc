import { defineEndpoint } from './endpoint.ts';

/** Five hundred guests with a note each; every evening of a series; every slot, or guest, of an answer. */
const LONG_BODY = 256 * 1024;
const SERIES_BODY = 512 * 1024;

const schemas = () => import('./schemas/game.ts');

export const createGame = defineEndpoint({
  method: 'POST',
  path: '/api/game',
  auth: 'session',
  once: true,
  status: 201,
  maxBodyBytes: LONG_BODY,
  errors: [
    'E.not.allowed',
    'E.club.closed',
    'E.game.self',
    'E.game.owner',
    'E.game.slot',
    'E.game.place',
    'E.game.expiry',
    'E.limit.games',
    'E.limit.guests',
  ],
  schemas: () => schemas().then((m) => m.createGame),
});

export const createSeries = defineEndpoint({
  method: 'POST',
  path: '/api/game/series',
  auth: 'session',
  once: true,
  status: 201,
  maxBodyBytes: SERIES_BODY,
  errors: [
    'E.notFound',
    'E.not.allowed',
    'E.club.closed',
    'E.game.self',
    'E.game.owner',
    'E.game.slot',
    'E.game.place',
    'E.game.expiry',
    'E.limit.games',
    'E.limit.guests',
  ],
  schemas: () => schemas().then((m) => m.createSeries),
});

export const getGame = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id',
  auth: 'game',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.getGame),
});

export const actOnGame = defineEndpoint({
  method: 'PUT',
  path: '/api/game/:id/action',
  auth: 'game',
  once: true,
  maxBodyBytes: LONG_BODY,
  errors: [
    'E.notFound.game',
    'E.not.allowed',
    'E-C25',
    'E-C26',
    'E.game.state',
    'E.game.changed',
    'E.game.slot',
    'E.game.place',
    'E.game.noSlot',
    'E.game.full',
    'E.game.clash',
    'E.game.self',
    'E-C24.1',
    'E-C24.2',
    'E.score.invalid',
  ],
  schemas: () => schemas().then((m) => m.actOnGame),
});

export const editGame = defineEndpoint({
  method: 'PUT',
  path: '/api/game/:id',
  auth: 'session',
  maxBodyBytes: 32 * 1024,
  errors: [
    'E.notFound.game',
    'E.not.allowed',
    'E-C26',
    'E.game.state',
    'E.game.changed',
    'E.game.slot',
    'E.game.expiry',
  ],
  schemas: () => schemas().then((m) => m.editGame),
});

export const joinByLink = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/joinByLink',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C24.1', 'E.game.state', 'E-C26', 'E.game.full'],
  schemas: () => schemas().then((m) => m.joinByLink),
});

export const nudgeGame = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/nudge',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C26', 'E.game.state'],
  schemas: () => schemas().then((m) => m.nudgeGame),
});

export const findClashes = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/clashes',
  auth: 'game',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.findClashes),
});

export const getStakes = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/stakes',
  auth: 'game',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.getStakes),
});

export const findDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/disputes',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.findDisputes),
});

export const getCalendarEntry = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/calendar',
  auth: 'game',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state'],
  schemas: () => schemas().then((m) => m.getCalendarEntry),
});

export const eraseGuest = defineEndpoint({
  method: 'DELETE',
  path: '/api/game/:id/guest',
  auth: 'game',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C25'],
  schemas: () => schemas().then((m) => m.eraseGuest),
});

export const inviteToGame = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/invite',
  auth: 'session',
  once: true,
  maxBodyBytes: LONG_BODY,
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E.game.self', 'E.limit.guests'],
  schemas: () => schemas().then((m) => m.inviteToGame),
});

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/report/dashboard',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getDashboard),
});
