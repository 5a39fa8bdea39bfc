import { Counter } from 'prom-client';

const counter = <Label extends string>(name: string, help: string, label: Label) =>
  new Counter({ name: `crosscourt_${name}`, help, labelNames: [label], registers: [] });

/** What happens in one process, counted since its start (R-metrics). */
export interface Counters {
  mails: Counter<'outcome'>;
  security: Counter<'kind'>;
  databaseErrors: Counter<'sqlstate'>;
}

export const createCounters = (): Counters => ({
  mails: counter('mails_total', 'Mails and text messages that were handed over, by what came of it', 'outcome'),
  security: counter('security_events_total', 'Lines of the security log', 'kind'),
  databaseErrors: counter('database_errors_total', 'Statements that failed, by what PostgreSQL said', 'sqlstate'),
});
