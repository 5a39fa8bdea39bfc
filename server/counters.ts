import { Counter } from 'prom-client';
import type { QueryObserver } from './db/database.ts';
import type { NoteMail } from './mail/delivery.ts';
import { currentScope, scopeFacts, type Tracing } from './trace/tracing.ts';

const counter = <Label extends string>(name: string, help: string, label: Label) =>
  new Counter({ name: `crosscourt_${name}`, help, labelNames: [label], registers: [] });

/** What happens in one process, counted since its start (R-metrics). */
export interface Counters {
  mails: Counter<'outcome'>;
  security: Counter<'kind'>;
  databaseErrors: Counter<'sqlstate'>;
}

export const createCounters = (): Counters => ({
  mails: counter('mails_total', 'Mails and text messages that were handed over, by outcome', 'outcome'),
  security: counter('security_events_total', 'Lines of the security log', 'kind'),
  databaseErrors: counter('database_errors_total', 'Statements that failed, by what PostgreSQL said', 'sqlstate'),
});

/**
 * Counts the results of mails, and logs them by their ids, which are in their Message-IDs, without addresses (R-request-id).
 */
export function noteMails(
  { mails }: Pick<Counters, 'mails'>,
  log: Record<'info' | 'warn', (fields: object, line: string) => void>,
): NoteMail {
  return (mailId, outcome, isGivenUp) => {
    const facts = { mailId, ...scopeFacts() };
    const said = outcome === 'failed' ? (isGivenUp ? 'givenUp' : 'again') : outcome === 'sent' ? 'sent' : 'refused';
    mails.inc({ outcome: said });
    if (said === 'sent') log.info(facts, 'mail sent');
    else if (typeof outcome === 'object') log.warn({ ...facts, problem: outcome.refused }, 'mail refused');
    else log.warn(facts, said === 'again' ? 'mail not sent, tried again' : 'mail given up');
  };
}

/**
 * Counts text messages that are left out because the deployment's budget is used up: operators set an alert on it
 * (R-mail-budget).
 */
export function noteTextsUsedUp(
  { mails }: Pick<Counters, 'mails'>,
  log: Record<'warn', (fields: object, line: string) => void>,
): () => void {
  return () => {
    mails.inc({ outcome: 'overCap' });
    log.warn({}, 'text message left out: SMS_DAILY_MAX is reached');
  };
}

/** How much of a statement's text is shown; never its values, which are not in its text. */
const MAX_TEXT = 300;

const factsOf = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) });

/** Counts failed queries, and traces the queries of a call. */
export function observeQueries({ databaseErrors }: Pick<Counters, 'databaseErrors'>, tracing: Tracing): QueryObserver {
  return (text) => {
    const parent = currentScope()?.traceparent;
    const span = parent ? tracing.begin('PostgreSQL', 'client', factsOf(text), parent) : null;
    return (error) => {
      const code = error?.code ?? 'none';
      if (error) databaseErrors.inc({ sqlstate: /^[0-9A-Z]{5}$/.test(code) ? code : 'none' });
      span?.end(error ? { 'db.response.status_code': code } : {}, error !== null && error !== undefined);
    };
  };
}
