/** Words of closed lists, patterns, counts and ids that say nothing of anybody. */
export type SpanFacts = Record<string, string | number>;

/** Something that takes a while. */
export interface Span {
  /** By which others belong to it; null without traces. */
  traceparent: string | null;
  /** @param hasFailed what it failed of is in the log, not here: it may tell of people */
  end(facts?: SpanFacts, hasFailed?: boolean): void;
}

export interface Tracing {
  /** @param parent left out or null: it is the first of its trace */
  begin(name: string, kind: 'server' | 'client' | 'consumer', facts: SpanFacts, parent?: string | null): Span;
  /** Hands over what is left. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { traceparent: null, end: () => undefined };

/** What there is without OTEL_EXPORTER_OTLP_ENDPOINT: nothing is measured, and no package of it is loaded. */
export const noTracing: Tracing = { begin: () => NO_SPAN, close: async () => undefined };
