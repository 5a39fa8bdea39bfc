import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { programOf } from '../../image/support/bootstrapBase.ts';

/** @returns why a package can't be installed here; null when it can */
export function whyNoDeb(): string | null {
  if (process.platform !== 'linux') return 'debs are installed on Linux';
  const needed = ['dpkg', 'dpkg-deb', 'unshare', 'nsenter', 'chroot', 'setpriv', 'systemd-analyze'];
  const missing = needed.filter((name) => !programOf(name));
  if (missing.length > 0) return `there is no ${missing.join(', ')}`;
  if (spawnSync('dpkg', ['-s', 'libc6', 'libstdc++6']).status !== 0) return 'this is no Debian';
  if (spawnSync('dpkg', ['-s', 'crosscourt-server']).status === 0) return 'the server is installed here already';
  return process.getuid?.() === 0 ? null : 'only root installs packages';
}

/** A copy of this machine that takes all writes: the machine itself stays as it is. */
const MOUNT = `set -e
mount -t tmpfs tmpfs "$1"
mkdir "$1/written" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/written,workdir=$1/work" "$1/root"
mount --rbind /dev "$1/root/dev"
mount -t proc proc "$1/root/proc"
mount -t tmpfs tmpfs "$1/root/run"
echo mounted
exec sleep infinity`;

export interface CopiedMachine {
  /** @returns what the command has said, and its code */
  run(command: string[], input?: string): { status: number | null; said: string };
  /** Copies a file of this machine there. */
  put(from: string, to: string): void;
  /** @returns the files that are a user's, of those that this machine doesn't have */
  writtenBy(user: string): string[];
  /** Goes on until it is ended. */
  start(command: string[]): ChildProcess;
  stop(): Promise<void>;
}

/** @param folder is made, and empty again afterwards */
export async function copyMachine(folder: string): Promise<CopiedMachine> {
  mkdirSync(folder, { recursive: true });
  const args = ['--mount', '--propagation', 'private', '--', 'sh', '-c', MOUNT, 'mount', folder];
  const holder = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  holder.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await new Promise<void>((done, reject) => {
    holder.stdout.once('data', () => done());
    holder.once('exit', () => reject(new Error(`this machine can't be copied: ${said}`)));
  });
  const enter = [`--mount=/proc/${holder.pid}/ns/mnt`, '--'];
  const inside = (command: string[]) => [...enter, 'chroot', `${folder}/root`, ...command];
  return {
    run(command, input = '') {
      const { status, stdout, stderr } = spawnSync('nsenter', inside(command), { input, encoding: 'utf8' });
      return { status, said: stdout + stderr };
    },
    put: (from, to) => void execFileSync('nsenter', [...enter, 'cp', from, `${folder}/root${to}`]),
    writtenBy(user) {
      const find = ['find', `${folder}/written`, '-user', user, '-type', 'f', '-printf', '/%P\\n'];
      const found = execFileSync('nsenter', [...enter, ...find], { encoding: 'utf8' });
      return found.split('\n').filter(Boolean);
    },
    start: (command) => spawn('nsenter', inside(command), { stdio: ['ignore', 'pipe', 'pipe'] }),
    async stop() {
      const gone = once(holder, 'exit');
      holder.kill('SIGKILL');
      await gone;
    },
  };
}
