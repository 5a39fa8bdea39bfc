import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/calendar.ts');

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  auth: 'session',
  summary: 'The secret address at which a calendar app finds the caller’s agreed matches; null until one was made',
  errors: [],
  schemas: () => schemas().then((m) => m.getCalendarFeed),
});

export const renewCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  auth: 'session',
  summary: 'Makes a new address of the caller’s calendar feed; the one before is dead at once',
  errors: [],
  schemas: () => schemas().then((m) => m.renewCalendarFeed),
});
