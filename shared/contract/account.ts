import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/account.ts');
/** Without the phone library, which only the names of accounts need. */
const proof = () => import('./schemas/proof.ts');

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/signUp',
  auth: 'public',
  status: 201,
  errors: ['E.signUp.exists', 'E.signUp.line', 'E.password.weak', 'E.phone.notOffered'],
  schemas: () => schemas().then((m) => m.signUp),
});

export const validateEmail = defineEndpoint({
  method: 'POST',
  path: '/api/validateEmail',
  auth: 'public',
  errors: ['E.link.used', 'E.email.taken', 'E.proof.required', 'E.password.current'],
  schemas: () => schemas().then((m) => m.validateEmail),
});

export const sendValidation = defineEndpoint({
  method: 'POST',
  path: '/api/sendValidation',
  auth: 'public',
  errors: [],
  schemas: () => proof().then((m) => m.sendValidation),
});

export const validatePhone = defineEndpoint({
  method: 'POST',
  path: '/api/validatePhone',
  auth: 'public',
  errors: ['E.link.used'],
  schemas: () => proof().then((m) => m.validatePhone),
});

export const sendPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/sendPhoneCode',
  auth: 'public',
  errors: [],
  schemas: () => proof().then((m) => m.sendPhoneCode),
});

export const forgottenPassword = defineEndpoint({
  method: 'POST',
  path: '/api/forgottenPassword',
  auth: 'public',
  errors: [],
  schemas: () => proof().then((m) => m.forgottenPassword),
});

export const setNewPassword = defineEndpoint({
  method: 'POST',
  path: '/api/setNewPassword',
  auth: 'public',
  errors: ['E.link.used', 'E.password.weak'],
  schemas: () => proof().then((m) => m.setNewPassword),
});

/** Whose password a link sets, for the page it opens; the link stays as it is (R-reset-link). */
export const findLinkAddress = defineEndpoint({
  method: 'POST',
  path: '/api/setNewPassword/address',
  auth: 'public',
  errors: ['E.link.used'],
  schemas: () => proof().then((m) => m.findLinkAddress),
});

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getMe),
});

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/applicationPreferences/search/findByUserId',
  auth: 'session',
  errors: ['E.notFound', 'E.not.allowed'],
  schemas: () => schemas().then((m) => m.getPreferences),
});

export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/applicationPreferences',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.savePreferences),
});
