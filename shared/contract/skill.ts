import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/skill.ts');

export const getPersonalSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skill/personal',
  auth: 'session',
  summary: 'Stars that players have given the caller for how he is on court; null with fewer than three reviewers',
  errors: [],
  schemas: () => schemas().then((m) => m.personalSkills),
});

export const getPersonalSkillsOfCircle = defineEndpoint({
  method: 'GET',
  path: '/api/skill/personal/circle',
  auth: 'session',
  summary: 'The same mean over the people the caller has played with',
  errors: [],
  schemas: () => schemas().then((m) => m.personalSkills),
});

export const getPersonalSkillsOfAll = defineEndpoint({
  method: 'GET',
  path: '/api/skill/personal/crosscourt',
  auth: 'session',
  summary: 'The same mean over all players',
  errors: [],
  schemas: () => schemas().then((m) => m.personalSkills),
});

export const getTechnicalSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical',
  auth: 'session',
  summary: 'Stars that players have given the caller for his strokes; null with fewer than three reviewers',
  errors: [],
  schemas: () => schemas().then((m) => m.technicalSkills),
});

export const getTechnicalSkillsOfCircle = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical/circle',
  auth: 'session',
  summary: 'The same mean over the people the caller has played with',
  errors: [],
  schemas: () => schemas().then((m) => m.technicalSkills),
});

export const getTechnicalSkillsOfAll = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical/crosscourt',
  auth: 'session',
  summary: 'The same mean over all players',
  errors: [],
  schemas: () => schemas().then((m) => m.technicalSkills),
});

export const reviewPlayer = defineEndpoint({
  method: 'POST',
  path: '/api/skill/review',
  auth: 'session',
  summary:
    'Gives stars to somebody the caller has played with, once a match and within 14 days; nobody learns who gave them',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.review.closed'],
  schemas: () => schemas().then((m) => m.reviewPlayer),
});

export const findDueReviews = defineEndpoint({
  method: 'GET',
  path: '/api/skill/due',
  auth: 'session',
  summary: 'Whom the caller can still give stars to, the newest match first',
  errors: [],
  schemas: () => schemas().then((m) => m.findDueReviews),
});
