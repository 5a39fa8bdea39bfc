import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './programs.ts';
import type { Templates } from './templates.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** RestartSec of the unit. */
const RESTART_MS = 2_000;
const READY_MS = 90_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface SupervisedServer {
  /** How often it was started. */
  starts(): number;
  ready(): Promise<void>;
  /** As kill -9 does; it is started again by itself. */
  kill(): void;
  /** As `systemctl restart` does: returns once it answers again. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** One server process, started again whenever it ends, as `crosscourt@.service` does it. */
export function superviseServer(port: number, env: Record<string, string>): SupervisedServer {
  let child: ChildProcess;
  let starts = 0;
  let said = '';
  let isOver = false;

  function start(): void {
    starts += 1;
    child = fork(join(ROOT, 'server/start.ts'), ['--no-web'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), TRUST_PROXY: '1', DEMO: '0', NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.once('exit', () => setTimeout(() => !isOver && start(), RESTART_MS));
  }

  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false;
  const ended = () => new Promise((done) => child.once('exit', done));

  async function ready(): Promise<void> {
    const until = Date.now() + READY_MS;
    while (!(await isReady())) {
      if (Date.now() > until) throw new Error(`the server is not ready: ${said}`);
      await pause(100);
    }
  }

  start();
  return {
    starts: () => starts,
    ready,
    kill: () => void child.kill('SIGKILL'),
    async restart() {
      const gone = ended();
      child.kill('SIGTERM');
      await gone;
      await ready();
    },
    async end() {
      isOver = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = ended();
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Two servers and the proxy in front of them, from the file that operators get. */
export async function startServers(programs: Programs, files: Templates, env: Record<string, string>) {
  const url = `http://127.0.0.1:${await files.portOf('10.0.0.10:8080')}`;
  const ports = [await files.portOf('10.0.0.21:3000'), await files.portOf('10.0.0.22:3000')];
  const servers = ports.map((port) => superviseServer(port, { PUBLIC_URL: url, DRAIN_SECONDS: '5', ...env }));
  const folder = programs.ownFolder('haproxy-web');
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, await files.fill('haproxy-web.cfg'));
  programs.run('haproxy-web', 'haproxy', ['-f', config]);
  await Promise.all(servers.map((server) => server.ready()));
  return { url, servers };
}
