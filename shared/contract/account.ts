import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/account.ts');

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/signUp',
  auth: 'public',
  summary: 'Creates an account and mails the link that validates its address',
  status: 201,
  errors: ['E.signUp.exists', 'E.password.weak'],
  schemas: () => schemas().then((m) => m.signUp),
});

export const validateEmail = defineEndpoint({
  method: 'POST',
  path: '/api/validateEmail',
  auth: 'public',
  summary: 'Proves an address with the token mailed to it',
  errors: ['E.link.used'],
  schemas: () => schemas().then((m) => m.validateEmail),
});

export const forgottenPassword = defineEndpoint({
  method: 'POST',
  path: '/api/forgottenPassword',
  auth: 'public',
  summary: 'Mails a link that sets a new password; the answer is the same whatever exists',
  errors: [],
  schemas: () => schemas().then((m) => m.forgottenPassword),
});

export const setNewPassword = defineEndpoint({
  method: 'POST',
  path: '/api/setNewPassword',
  auth: 'public',
  summary: 'Sets a new password with the token of a mailed link; ends all sessions of the account',
  errors: ['E.link.used', 'E.password.weak'],
  schemas: () => schemas().then((m) => m.setNewPassword),
});

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  auth: 'session',
  summary: 'The logged-in user',
  errors: [],
  schemas: () => schemas().then((m) => m.getMe),
});

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/applicationPreferences/search/findByUserId',
  auth: 'session',
  summary: 'Language, date and time format of the caller; 404 means the defaults',
  errors: ['E.notFound', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.getPreferences),
});

export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/applicationPreferences',
  auth: 'session',
  summary: 'Changes language, date or time format of the caller',
  errors: [],
  schemas: () => schemas().then((m) => m.savePreferences),
});
