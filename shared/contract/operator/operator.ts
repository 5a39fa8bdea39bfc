import { defineEndpoint } from '../endpoint.ts';
import { PROOF_ERRORS } from '../errors.ts';

const schemas = () => import('../schemas/operator.ts');

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/operator/health',
  auth: 'operator',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getHealth),
});

export const findMails = defineEndpoint({
  method: 'GET',
  path: '/api/operator/mails',
  auth: 'operator',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.findMails),
});

export const tryMailAgain = defineEndpoint({
  method: 'POST',
  path: '/api/operator/mails/:id/again',
  auth: 'operator',
  errors: ['E.notFound', 'E.operator.done', 'E.operator.soon', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnMail),
});

export const giveUpMail = defineEndpoint({
  method: 'POST',
  path: '/api/operator/mails/:id/giveUp',
  auth: 'operator',
  errors: ['E.notFound', 'E.operator.done', 'E.operator.soon', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnMail),
});

export const markAddress = defineEndpoint({
  method: 'POST',
  path: '/api/operator/undeliverable',
  auth: 'operator',
  errors: ['E.notFound', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.markAddress),
});

export const findReports = defineEndpoint({
  method: 'GET',
  path: '/api/operator/reports',
  auth: 'operator',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.findReports),
});

export const settleReport = defineEndpoint({
  method: 'POST',
  path: '/api/operator/reports/:id/settle',
  auth: 'operator',
  errors: ['E.notFound', 'E.not.allowed', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.settleReport),
});

export const reopenReport = defineEndpoint({
  method: 'POST',
  path: '/api/operator/reports/:id/reopen',
  auth: 'operator',
  errors: ['E.notFound', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.reopenReport),
});

export const searchAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/operator/accounts/search',
  auth: 'operator',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.searchAccounts),
});

export const actOnAccount = defineEndpoint({
  method: 'POST',
  path: '/api/operator/accounts/:id/action',
  auth: 'operator',
  errors: ['E.notFound', 'E.not.allowed', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnAccount),
});

export const actOnClub = defineEndpoint({
  method: 'POST',
  path: '/api/operator/clubs/:id',
  auth: 'operator',
  errors: ['E.notFound', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnClub),
});

export const resetLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/operator/accounts/:id/resetLogIn',
  auth: 'operator',
  errors: ['E.notFound', 'E.not.allowed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.resetLogIn),
});

export const searchNotes = defineEndpoint({
  method: 'POST',
  path: '/api/operator/notes/search',
  auth: 'operator',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.searchNotes),
});

export const removeNote = defineEndpoint({
  method: 'POST',
  path: '/api/operator/notes/:id/remove',
  auth: 'operator',
  errors: ['E.notFound', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.removeNote),
});

export const findAudit = defineEndpoint({
  method: 'GET',
  path: '/api/operator/audit',
  auth: 'operator',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.findAudit),
});
