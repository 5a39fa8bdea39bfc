import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/account.ts');

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/signUp',
  auth: 'public',
  summary: 'Creates an account and sends what validates its address: a link by mail, a code by text message to a phone',
  status: 201,
  errors: ['E.signUp.exists', 'E.password.weak', 'E.phone.notOffered'],
  schemas: () => schemas().then((m) => m.signUp),
});

export const validateEmail = defineEndpoint({
  method: 'POST',
  path: '/api/validateEmail',
  auth: 'public',
  summary: 'Proves an address with the token mailed to it, for who has the account’s session or its password',
  errors: ['E.link.used', 'E.email.taken', 'E.proof.required', 'E.password.current'],
  schemas: () => schemas().then((m) => m.validateEmail),
});

export const validatePhone = defineEndpoint({
  method: 'POST',
  path: '/api/validatePhone',
  auth: 'public',
  summary: 'Proves a phone with the code texted to it',
  errors: ['E.link.used'],
  schemas: () => schemas().then((m) => m.validatePhone),
});

export const sendPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/sendPhoneCode',
  auth: 'public',
  summary: 'Texts a new code to a phone that waits for its proof; the answer is the same whatever exists',
  errors: [],
  schemas: () => schemas().then((m) => m.sendPhoneCode),
});

export const forgottenPassword = defineEndpoint({
  method: 'POST',
  path: '/api/forgottenPassword',
  auth: 'public',
  summary: 'Sends a link that sets a new password by mail or text message; the answer is the same whatever exists',
  errors: [],
  schemas: () => schemas().then((m) => m.forgottenPassword),
});

export const setNewPassword = defineEndpoint({
  method: 'POST',
  path: '/api/setNewPassword',
  auth: 'public',
  summary:
    'Sets a new password with the token of a mailed link, also of one that proves an address; ends all sessions of the account',
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
