/** The states of a report about a player (R-operator-reports). */
export const REPORT_STATES = ['OPEN', 'DISMISSED', 'CLOSED'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** How an open report is settled: nothing is wrong, or the account is closed. */
export const REPORT_OUTCOMES = ['DISMISSED', 'CLOSED'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What operators can do to an account (R-operator-accounts). */
export const ACCOUNT_ACTIONS = ['CLOSE', 'OPEN', 'FACTOR_OFF'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** What operators can do to a club (R-operator-clubs). */
export const OPERATOR_CLUB_ACTIONS = ['CLOSE', 'OPEN'] as const;
export type OperatorClubAction = (typeof OPERATOR_CLUB_ACTIONS)[number];

/** The actions in the audit log (R-operator-audit). */
export const AUDIT_ACTIONS = [
  'ACCOUNT_CLOSED',
  'ACCOUNT_OPENED',
  'CLUB_CLOSED',
  'CLUB_OPENED',
  'LOG_IN_RESET',
  'FACTOR_OFF',
  'REPORT_DISMISSED',
  'REPORT_CLOSED',
  'REPORT_REOPENED',
  'MAIL_RETRIED',
  'MAIL_GIVEN_UP',
  'ADDRESS_MARKED',
  'NOTE_REMOVED',
  'BACKUP_MADE',
  'BACKUP_RESTORED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a mail that has not arrived is about (R-operator-mails). */
export const MAIL_KINDS = ['INVITATION', 'MATCH', 'ACCOUNT', 'REPORT', 'TEXT', 'OTHER'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Mails that are tried again, and mails that were never sent. */
export const MAIL_LISTS = ['WAITING', 'REFUSED'] as const;
export type MailList = (typeof MAIL_LISTS)[number];
