import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function waitUntilReady(url: string, died: Promise<never>): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const ready = await Promise.race([
      fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ),
      died,
    ]);
    if (ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the server did not answer at ${url}`);
}

/** Starts the real server for the browser tests, with the demo club, over a database that goes with it. */
export default async function startWebServer(): Promise<() => Promise<void>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'crosscourt-web-'));
  const child = fork(join(ROOT, 'server/index.ts'), [], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(folder, 'data'),
      DEMO: '1',
      TRUST_PROXY: '1',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const died = new Promise<never>((_done, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  died.catch(() => undefined);
  await waitUntilReady(url, died);
  process.env.BASE_URL = url;
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
