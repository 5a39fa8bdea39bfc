import './shiftedDate.ts';
import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DEV_TOKEN } from '../devHeaders.ts';
import { TEST_MS } from '../patience.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CHEAP_PASSWORDS = new URL('../cheapPasswords.ts', import.meta.url).href;

/** Below those that systems give to connections, which would take it before the server does; each process begins elsewhere. */
let lastPort = 10_000 + ((process.pid * 101) % 20_000);

/** @returns a TCP port that was free a moment ago */
export async function freePort(): Promise<number> {
  lastPort += 1;
  const probe = createServer();
  const isFree = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(lastPort, '127.0.0.1', () => done(true));
  });
  if (!isFree) return freePort();
  await new Promise((done) => probe.close(done));
  return lastPort;
}

async function waitUntilReady(url: string, died: Promise<never>): Promise<void> {
  const until = Date.now() + TEST_MS;
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

export interface WebServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** As kill -9 does. */
  kill(): Promise<void>;
  isAlive(): boolean;
  /** What it has written to its standard output. */
  said(): string;
}

/**
 * Starts the real server over a database that goes with it.
 * @param demo whether it is filled with the demo club
 * @param env more of its configuration
 * @param args of its command line, such as `--no-web` where there is no build
 * @param program where it isn't that of today
 */
export async function startServer(
  demo: boolean,
  env: Record<string, string> = {},
  args: string[] = [],
  program = join(ROOT, 'server/start.ts'),
): Promise<WebServer> {
  const port = Number(env.PORT) || (await freePort());
  const url = `http://localhost:${port}`;
  const folder = temporaryFolder();
  const child = fork(program, args, {
    cwd: join(dirname(program), '..'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(folder.path, 'data'),
      DEMO: demo ? '1' : '0',
      TRUST_PROXY: '1',
      DEV_TOKEN,
      NODE_ENV: 'test',
      ...(process.env.CLOCK_OFFSET_MS && { DEV_CLOCK: new Date().toISOString() }),
      ...env,
    },
    // Measurements start servers as well, and hash as production does.
    ...(process.env.CHEAP_PASSWORDS && { execArgv: ['--import', CHEAP_PASSWORDS] }),
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
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise((done) => child.once('exit', done));
    if (isAlive()) {
      child.kill(signal);
      await ended;
    }
    folder.remove();
  };
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  try {
    await waitUntilReady(url, died);
  } catch (failure) {
    await end('SIGKILL');
    throw failure;
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    isAlive,
    said: () => said,
  };
}

/** One server with the demo club for all browser tests that do not move the clock. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer(true);
  process.env.BASE_URL = server.url;
  return server.stop;
}
