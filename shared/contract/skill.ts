import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/skill.ts');

export const getPersonalSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skill/personal',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.personalSkills),
});

export const getPersonalSkillsOfCircle = defineEndpoint({
  method: 'GET',
  path: '/api/skill/personal/circle',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.personalSkills),
});

export const getPersonalSkillsOfAll = defineEndpoint({
  method: 'GET',
  path: '/api/skill/personal/crosscourt',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.personalSkills),
});

export const getTechnicalSkills = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.technicalSkills),
});

export const getTechnicalSkillsOfCircle = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical/circle',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.technicalSkills),
});

export const getTechnicalSkillsOfAll = defineEndpoint({
  method: 'GET',
  path: '/api/skill/technical/crosscourt',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.technicalSkills),
});

export const reviewPlayer = defineEndpoint({
  method: 'POST',
  path: '/api/skill/review',
  auth: 'session',
  errors: ['E.notFound.game', 'E.not.allowed', 'E.review.closed'],
  schemas: () => schemas().then((m) => m.reviewPlayer),
});

export const findDueReviews = defineEndpoint({
  method: 'GET',
  path: '/api/skill/due',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.findDueReviews),
});
