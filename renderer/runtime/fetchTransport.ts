import type { Transport } from '../api/transport.ts';

/** The transport of a guest's page. */
export const fetchTransport: Transport = async ({ method, url, headers, body, signal, timeout }) => {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeout);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: ending.signal,
      ...(body === undefined ? {} : { body }),
    });
    // Read inside the time the call has: an answer may break off in its middle.
    return { status: response.status, data: parsed(await response.text()) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};

/** @returns the parsed JSON, or the text itself where a proxy has answered with a page */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
