import { defineEndpoint } from './endpoint.ts';
import { PROOF_ERRORS } from './errors.ts';

const schemas = () => import('./schemas/club.ts');
const peopleSchemas = () => import('./schemas/clubPeople.ts');

export const createClub = defineEndpoint({
  method: 'POST',
  path: '/api/club',
  auth: 'session',
  once: true,
  status: 201,
  errors: ['E.club.unproved', 'E.club.slug', 'E.limit.club'],
  schemas: () => schemas().then((m) => m.createClub),
});

export const getClub = defineEndpoint({
  method: 'GET',
  path: '/api/club/:id',
  auth: 'visitor',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getClub),
});

export const saveClub = defineEndpoint({
  method: 'PUT',
  path: '/api/club/:id',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.slug', 'E.club.closed', 'E.club.changed', 'E.club.renames'],
  schemas: () => schemas().then((m) => m.saveClub),
});

export const saveCourts = defineEndpoint({
  method: 'PUT',
  path: '/api/club/:id/courts',
  auth: 'session',
  maxBodyBytes: 64 * 1024,
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', 'E.limit.club'],
  schemas: () => schemas().then((m) => m.saveCourts),
});

export const joinClub = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/join',
  auth: 'session',
  once: true,
  errors: ['E.not.allowed', 'E.notFound', 'E.club.unproved', 'E.club.closed', 'E.limit.club'],
  schemas: () => schemas().then((m) => m.joinClub),
});

export const saveMembership = defineEndpoint({
  method: 'PUT',
  path: '/api/club/:id/me',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound'],
  schemas: () => schemas().then((m) => m.saveMembership),
});

export const leaveClub = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/leave',
  auth: 'session',
  errors: ['E.notFound', 'E.club.keeper'],
  schemas: () => schemas().then((m) => m.leaveClub),
});

export const renewJoinLink = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/joinLink',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed'],
  schemas: () => schemas().then((m) => m.renewJoinLink),
});

export const handOver = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/keeper',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.handOver),
});

export const takeOver = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/takeOver',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.changed', 'E.limit.club'],
  schemas: () => schemas().then((m) => m.takeOver),
});

export const closeClub = defineEndpoint({
  method: 'DELETE',
  path: '/api/club/:id',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.closeClub),
});

export const reopenClub = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/reopen',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.reopenClub),
});

export const searchPeople = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/people/search',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound'],
  schemas: () => peopleSchemas().then((m) => m.searchPeople),
});

export const addPeople = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/people',
  auth: 'session',
  once: true,
  maxBodyBytes: 256 * 1024,
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', 'E.limit.club'],
  schemas: () => peopleSchemas().then((m) => m.addPeople),
});

export const findClubGames = defineEndpoint({
  method: 'GET',
  path: '/api/club/:id/games',
  auth: 'visitor',
  errors: ['E.notFound'],
  schemas: () => import('./schemas/game.ts').then((m) => m.findClubGames),
});

export const savePerson = defineEndpoint({
  method: 'PUT',
  path: '/api/club/:id/people/:personId',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.keeper', 'E.club.closed', 'E.limit.club'],
  schemas: () => peopleSchemas().then((m) => m.savePerson),
});

export const removePerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/club/:id/people/:personId',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound', 'E.club.keeper', 'E.club.closed'],
  schemas: () => peopleSchemas().then((m) => m.removePerson),
});
