/** One HTTP call as it goes out. */
export interface HttpCall {
  method: string;
  /** Absolute, or a path of the page's own origin. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds after which the network is said to be away. */
  timeout: number;
}

/** An answer of any status. */
export interface HttpAnswer {
  status: number;
  /** Parsed where it was JSON, else as text. */
  data: unknown;
}

/**
 * Carries a call to the server: axios in the app, the browser's own fetch on a guest's phone, where every kilobyte counts.
 * Rejects when no answer came: aborted, cut off or too late.
 */
export type Transport = (call: HttpCall) => Promise<HttpAnswer>;
