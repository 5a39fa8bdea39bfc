import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** What the server answers in development; sources of the page lie in folders of like names (`/api/client.ts`). */
const CALLS = [
  /^\/api\/(?!.*\.tsx?([?]|$))/,
  /^\/oauth\//,
  /^\/calendar\//,
  /^\/locales\//,
  /^\/dev\/(outbox|clock|payment)/,
  /^\/g\//,
  /^\/pictures\//,
  /^\/manifest.webmanifest/,
];

/** What a restart does to a call. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** What a server answers until its database is there (R-late-database). */
const STARTING = 503;
/** A first start makes a database and the demo club. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 100;

export const isCall = (url: string): boolean => CALLS.some((call) => call.test(url));

/**
 * Passes calls on to the server, and waits while that starts anew after an edit: the page only notices that an answer takes
 * longer. A call whose answer has not begun is sent again.
 * @param origin of the server, such as `http://localhost:3000`
 */
export function waitingProxy(origin: string): Plugin {
  return {
    name: 'waiting-proxy',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        if (isCall(incoming.url ?? '')) void passOn(origin, incoming, outgoing);
        else next();
      });
    },
  };
}

async function passOn(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.concat(await incoming.toArray());
  const until = Date.now() + PATIENCE_MS;
  let sent: ClientRequest | null = null;
  outgoing.on('close', () => sent?.destroy());
  while (!outgoing.closed) {
    const answered = await new Promise<IncomingMessage | NodeJS.ErrnoException>((done) => {
      const { method, headers } = incoming;
      sent = request(new URL(incoming.url ?? '', origin), { method, headers }, done).on('error', done);
      sent.end(body);
    });
    const isAway = answered instanceof Error ? AWAY.has(answered.code ?? '') : answered.statusCode === STARTING;
    if (isAway && Date.now() < until) {
      await pause(RETRY_MS);
      continue;
    }
    if (answered instanceof Error) outgoing.writeHead(502).end(String(answered));
    else {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.on('error', () => outgoing.destroy()).pipe(outgoing);
    }
    return;
  }
}
