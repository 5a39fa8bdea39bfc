import { createServer } from 'node:http';
import type { Config } from './config.ts';

const RETRY_SECONDS = '5';

/** Answers at a port until the application can. */
export interface WaitingServer {
  close(): Promise<void>;
}

/**
 * Answers while a start waits for its database, or brings its schema up to date (R-late-database): that the process is up,
 * so that it is not killed for that, and 503 to everything else.
 */
export async function startWaitingServer({ host, port }: Pick<Config, 'host' | 'port'>): Promise<WaitingServer> {
  const server = createServer((request, answer) => {
    const isHealth = request.url === '/healthz';
    const said = isHealth ? { ok: true } : { status: 503, messageId: 'E.notReady', message: 'error.E.notReady' };
    answer.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json',
      connection: 'close',
      ...(isHealth ? {} : { 'retry-after': RETRY_SECONDS }),
    });
    answer.end(JSON.stringify(said));
  });
  await new Promise<void>((done, reject) => {
    server.once('error', reject);
    server.listen(port, host, done);
  });
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
