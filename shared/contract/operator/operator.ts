import { defineEndpoint } from '../endpoint.ts';
import { PROOF_ERRORS } from '../errors.ts';

const schemas = () => import('../schemas/operator.ts');

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/operator/health',
  auth: 'operator',
  summary: 'How database, jobs, sweeps and mails are',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.getHealth),
});

export const findMails = defineEndpoint({
  method: 'GET',
  path: '/api/operator/mails',
  auth: 'operator',
  summary: 'A page of the mails that are tried again, or of those that never left, newest first',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.findMails),
});

export const tryMailAgain = defineEndpoint({
  method: 'POST',
  path: '/api/operator/mails/:id/again',
  auth: 'operator',
  summary: 'Tries a waiting mail now. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.operator.done', 'E.operator.soon', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnMail),
});

export const giveUpMail = defineEndpoint({
  method: 'POST',
  path: '/api/operator/mails/:id/giveUp',
  auth: 'operator',
  summary: 'Tries a waiting mail no more, and deletes what it says. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.operator.done', 'E.operator.soon', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnMail),
});

export const markAddress = defineEndpoint({
  method: 'POST',
  path: '/api/operator/undeliverable',
  auth: 'operator',
  summary:
    'Marks the unanswered invitations to an address as not delivered: a mail to it came back. Needs a proof that the operator is asking',
  errors: ['E.notFound', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.markAddress),
});

export const findReports = defineEndpoint({
  method: 'GET',
  path: '/api/operator/reports',
  auth: 'operator',
  summary: 'A page of the reports about players that are open, or of those that are settled, newest first',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.findReports),
});

export const settleReport = defineEndpoint({
  method: 'POST',
  path: '/api/operator/reports/:id/settle',
  auth: 'operator',
  summary:
    'Dismisses an open report, or closes the account it is about, which settles all open ones about it. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.not.allowed', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.settleReport),
});

export const reopenReport = defineEndpoint({
  method: 'POST',
  path: '/api/operator/reports/:id/reopen',
  auth: 'operator',
  summary: 'Makes a settled report an open one again. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.reopenReport),
});

export const searchAccounts = defineEndpoint({
  method: 'POST',
  path: '/api/operator/accounts/search',
  auth: 'operator',
  summary: 'Accounts that have exactly this address, code or name, newest first',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.searchAccounts),
});

export const actOnAccount = defineEndpoint({
  method: 'POST',
  path: '/api/operator/accounts/:id/action',
  auth: 'operator',
  summary:
    'Closes an account, opens it again, or takes second step and passkeys from it. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.not.allowed', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.actOnAccount),
});

export const resetLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/operator/accounts/:id/resetLogIn',
  auth: 'operator',
  summary:
    'Ends all sessions of an account and answers with a link that sets a new password. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.not.allowed', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.resetLogIn),
});

export const searchNotes = defineEndpoint({
  method: 'POST',
  path: '/api/operator/notes/search',
  auth: 'operator',
  summary: 'What players wrote to each other in a match, by its id, code or address',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.searchNotes),
});

export const removeNote = defineEndpoint({
  method: 'POST',
  path: '/api/operator/notes/:id/remove',
  auth: 'operator',
  summary: 'Removes one of them. Needs a proof that the operator is asking',
  errors: ['E.notFound', 'E.operator.done', ...PROOF_ERRORS],
  schemas: () => schemas().then((m) => m.removeNote),
});

export const findAudit = defineEndpoint({
  method: 'GET',
  path: '/api/operator/audit',
  auth: 'operator',
  summary: 'A page of what operators have done, newest first',
  errors: ['E.notFound'],
  schemas: () => schemas().then((m) => m.findAudit),
});
