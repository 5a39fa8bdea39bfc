import { AsyncLocalStorage } from 'node:async_hooks';

/** Words from closed lists, patterns, counts and ids that say nothing about a person. */
type SpanFacts = Record<string, string | number>;

/** Some work that takes time. */
export interface Span {
  /** The reference for child spans; null without traces. */
  traceparent: string | null;
  /** @param hasFailed the error is in the log, not here: it may contain personal data */
  end(facts?: SpanFacts, hasFailed?: boolean): void;
}

export interface Tracing {
  /** @param parent left out or null: the first span of its trace */
  begin(name: string, kind: 'server' | 'client' | 'consumer', facts: SpanFacts, parent?: string | null): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { traceparent: null, end: () => undefined };

/** Used without OTEL_EXPORTER_OTLP_ENDPOINT: nothing is measured, and no package for it is loaded. */
export const noTracing: Tracing = { begin: () => NO_SPAN, close: async () => undefined };

/** The context of some work, from the proxy's request to the mail that follows from it (R-request-id). */
export interface Scope {
  requestId: string;
  /** The parent span of this work, in the format of W3C Trace Context; null without traces. */
  traceparent: string | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** @returns null without a request, as in sweeps */
export const currentScope = (): Scope | null => scopes.getStore() ?? null;

export const runIn = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** @returns the fields for a line of the log */
export function scopeFacts(): { requestId?: string } {
  const scope = currentScope();
  return scope ? { requestId: scope.requestId } : {};
}
