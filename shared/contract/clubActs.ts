import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/clubPeople.ts');

export const askToJoin = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/joinInvitations',
  auth: 'session',
  once: true,
  errors: [
    'E.not.allowed',
    'E.notFound',
    'E.club.closed',
    'E.club.firstMails',
    'E.mail.enough',
    'E.mail.newHour',
    'E.mail.newDay',
  ],
  schemas: () => schemas().then((m) => m.askToJoin),
});

export const announce = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/announcement',
  auth: 'session',
  once: true,
  status: 201,
  errors: ['E.not.allowed', 'E.notFound', 'E.club.closed', 'E.mail.enough'],
  schemas: () => schemas().then((m) => m.announce),
});

export const findClubHistory = defineEndpoint({
  method: 'GET',
  path: '/api/club/:id/history',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound'],
  schemas: () => schemas().then((m) => m.findClubHistory),
});

export const reportClub = defineEndpoint({
  method: 'POST',
  path: '/api/club/:id/report',
  auth: 'session',
  errors: ['E.not.allowed', 'E.notFound'],
  schemas: () => schemas().then((m) => m.reportClub),
});
