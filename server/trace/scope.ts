import { AsyncLocalStorage } from 'node:async_hooks';

/** What something belongs to, from the proxy to the mail that follows from a call (R-request-id). */
export interface Scope {
  requestId: string;
  /** The span that what is done here belongs to, as W3C Trace Context writes it; null without traces. */
  traceparent: string | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** @returns null where nobody asked for it, as for what the clock brings */
export const currentScope = (): Scope | null => scopes.getStore() ?? null;

export const runIn = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** @returns what a line of the log says of it */
export function scopeFacts(): { requestId?: string } {
  const scope = currentScope();
  return scope ? { requestId: scope.requestId } : {};
}
