import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeNodeBase, makeResticBase, programOf } from './bootstrapBase.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PATH = '/usr/local/bin:/usr/bin:/bin';

/** What a container is run with, in words of this test. */
export interface RunOptions {
  env: Record<string, string>;
  /** Instead of the image's own command. */
  command?: string[];
  /** A folder of this machine that takes the place of /backups. */
  backups?: string;
}

export interface BuiltImage {
  user: string;
  command: string[];
  /** What an engine runs inside, again and again. */
  healthCheck: string[];
  /** Sizes of all files, in bytes. */
  size: { base: number; image: number };
  run(options: RunOptions): ChildProcess;
}

/** @returns why this machine can't build and run an image; null when it can */
export function whyNoImage(): string | null {
  const missing = ['buildah', 'restic', 'unshare', 'chroot', 'setpriv', 'npm'].filter((name) => !programOf(name));
  if (process.platform !== 'linux') return 'images are built on Linux';
  if (missing.length > 0) return `there is no ${missing.join(', ')}`;
  return process.getuid?.() === 0 ? null : 'only root can build here without an engine';
}

/** Enters a read-only root without a right, as an engine does with `--read-only --cap-drop=all --user`. */
const ENTER = `set -e
root=$1; user=$2; backups=$3; shift 3
mount --bind "$root" "$root"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
if [ -n "$backups" ]; then mount --bind "$backups" "$root/backups"; fi
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec="$user" "$root" "$@"`;

const storeIn = (folder: string) => ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];

const sizeOf = (folder: string) =>
  Number(execFileSync('du', ['-sb', '--one-file-system', folder], { encoding: 'utf8' }).split('\t')[0]);

interface ImageConfig {
  User: string;
  Cmd: string[];
  Env: string[];
  WorkingDir: string;
}

/** Takes everything away that buildah has made and mounted in a folder. */
export function removeImages(folder: string): void {
  spawnSync('buildah', [...storeIn(folder), 'umount', '--all']);
  spawnSync('buildah', [...storeIn(folder), 'rm', '--all']);
  spawnSync('umount', [join(folder, 'store', 'overlay')]);
  spawnSync('rm', ['-rf', folder]);
}

/** Builds the repository's image with buildah, on a base of this machine's programs, in a folder of its own. */
export function buildImage(folder: string): BuiltImage {
  const buildah = (args: string[]) =>
    execFileSync('buildah', [...storeIn(folder), ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  const makeBase = (name: string, fill: (files: string) => void, lines: string[]) => {
    const context = join(folder, name);
    mkdirSync(join(context, 'files'), { recursive: true });
    fill(join(context, 'files'));
    writeFileSync(join(context, 'Containerfile'), ['FROM scratch', 'COPY files /', ...lines, ''].join('\n'));
    buildah(['bud', '--quiet', '-t', name, context]);
  };
  const npm = join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  const variables = { PATH, NODE_EXTRA_CA_CERTS: CERTIFICATES, HOME: '/root' };
  const env = Object.entries(variables).map(([name, value]) => `ENV ${name}=${value}`);
  makeBase('node-base', (files) => makeNodeBase(files, npm), env);
  makeBase('restic-base', (files) => makeResticBase(files, programOf('restic') ?? ''), []);
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  mkdirSync(cache, { recursive: true });
  buildah([
    ...[
      'bud',
      '--quiet',
      '--format',
      'docker',
      '--network',
      'host',
      '--volume',
      `${cache}:/root/.npm`,
      '-t',
      'crosscourt',
    ],
    ...['--build-arg', 'NODE_IMAGE=localhost/node-base', '--build-arg', 'RESTIC_IMAGE=localhost/restic-base'],
    ...['-f', 'Containerfile', '.'],
  ]);
  const mounted = (image: string) => buildah(['mount', buildah(['from', '--pull-never', image])]);
  const [base, image] = [mounted('localhost/node-base'), mounted('localhost/crosscourt')];
  const inspected = JSON.parse(buildah(['inspect', '--type', 'image', 'localhost/crosscourt']));
  const config = inspected.OCIv1.config as ImageConfig;
  return {
    user: config.User,
    command: config.Cmd,
    healthCheck: inspected.Docker.config.Healthcheck.Test.slice(1),
    size: { base: sizeOf(base), image: sizeOf(image) },
    run({ env: more, command = config.Cmd, backups = '' }) {
      const words = [...config.Env, ...Object.entries(more).map(([name, value]) => `${name}=${value}`)];
      const inside = ['env', '-i', '--chdir', config.WorkingDir, ...words, ...command];
      const args = ['--mount', '--', 'sh', '-c', ENTER, 'enter', image, config.User, backups, ...inside];
      return spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    },
  };
}
