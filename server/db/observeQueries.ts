import type { Counters } from '../counters.ts';
import { currentScope } from '../trace/scope.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { QueryObserver } from './database.ts';

/** Of a statement so much is told: its values never, which are not in its text. */
const MAX_TEXT = 300;

const factsOf = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) });

/** Counts what fails in the database, and traces what is asked for somebody's call. */
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
