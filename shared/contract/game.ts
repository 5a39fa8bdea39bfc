import { defineEndpoint } from './endpoint.ts';

/** Five hundred guests with a note each; every evening of a series; every slot, or guests, of an answer. */
const LONG_BODY = 256 * 1024;
const SERIES_BODY = 512 * 1024;

const schemas = () => import('./schemas/game.ts');

export const createGame = defineEndpoint({
  method: 'POST',
  path: '/api/game',
  auth: 'session',
  once: true,
  summary: 'Publishes a game and mails its invitations',
  status: 201,
  maxBodyBytes: LONG_BODY,
  errors: [
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
  summary: 'Publishes several games, all or none, and mails each person once',
  status: 201,
  maxBodyBytes: SERIES_BODY,
  errors: [
    'E.notFound',
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
  summary: 'A game as the caller may see it',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.getGame),
});

export const actOnGame = defineEndpoint({
  method: 'PUT',
  path: '/api/game/:id/action',
  auth: 'game',
  once: true,
  summary: 'Answers an invitation, decides about it, or enters the score',
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
  summary:
    'Changes notes, court, expiry, times or places of one’s own game; only those whose answer it touches are asked again',
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
  summary: 'Makes the caller, who holds the share link, an invitee of the game',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C24.1', 'E.game.state', 'E-C26', 'E.game.full'],
  schemas: () => schemas().then((m) => m.joinByLink),
});

export const nudgeGame = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/nudge',
  auth: 'session',
  summary: 'Asks once more those who have not answered, or one of them; each once in 24 hours',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C26', 'E.game.state'],
  schemas: () => schemas().then((m) => m.nudgeGame),
});

export const findClashes = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/clashes',
  auth: 'game',
  summary: 'Agreed matches of the caller’s that overlap with the times of this game',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.findClashes),
});

export const getStakes = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/stakes',
  auth: 'game',
  summary:
    'For an invited player of a rated single: their chance, and what a whole win and a whole loss do to their rating',
  errors: ['E.notFound.game'],
  schemas: () => schemas().then((m) => m.getStakes),
});

export const findDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/disputes',
  auth: 'session',
  summary: 'For the organiser: players of this game whose scores stay disputed again and again',
  errors: ['E.notFound.game', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.findDisputes),
});

export const getCalendarEntry = defineEndpoint({
  method: 'GET',
  path: '/api/game/:id/calendar',
  auth: 'game',
  summary: 'The agreed match as a file for the caller’s calendar (iCalendar)',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state'],
  schemas: () => schemas().then((m) => m.getCalendarEntry),
});

export const eraseGuest = defineEndpoint({
  method: 'DELETE',
  path: '/api/game/:id/guest',
  auth: 'game',
  summary: 'Forgets a guest without an account: leaves his games, erases name, address and notes',
  errors: ['E.notFound.game', 'E.not.allowed', 'E-C25'],
  schemas: () => schemas().then((m) => m.eraseGuest),
});

export const inviteToGame = defineEndpoint({
  method: 'POST',
  path: '/api/game/:id/invite',
  auth: 'session',
  once: true,
  summary: 'Invites more people to a game of one’s own',
  maxBodyBytes: LONG_BODY,
  errors: ['E.notFound.game', 'E.not.allowed', 'E.game.state', 'E.game.self', 'E.limit.guests'],
  schemas: () => schemas().then((m) => m.inviteToGame),
});

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/report/dashboard',
  auth: 'session',
  summary: 'The caller’s matches; with archive=true the past ones',
  errors: [],
  schemas: () => schemas().then((m) => m.getDashboard),
});
