// Runs on any Node from 20.19 and without dependencies: it is what brings the others.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const OLDEST = [20, 19];
/** The server runs TypeScript as it is, and hashes with argon2: both came with this one. */
const SERVER_MAJOR = 24;

/** Ends the process with one line that says what to do. */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  if (isOld) stop(`Node ${process.versions.node} is too old. Install Node ${OLDEST.join('.')} or newer.`);
}

/** Runs a long step, showing its name and time; its output only when it fails. */
export function step(name, command, args, { env = process.env, show = false } = {}) {
  process.stdout.write(`${name} … `);
  if (show) process.stdout.write('\n');
  const begun = Date.now();
  const done = spawnSync(command, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    if (!show) console.error(`\n${done.stdout ?? ''}${done.stderr ?? ''}`);
    stop(`${name} failed${done.error ? `: ${done.error.message}` : ''}.`);
  }
  console.log(`${show ? name : ''} ${((Date.now() - begun) / 1000).toFixed(1)} s`.trim());
}

const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Installs when node_modules is missing or is not that of the lock file. */
function install() {
  const stamp = join(ROOT, 'node_modules', '.crosscourt-installed');
  const wanted = hash(readFileSync(join(ROOT, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Installing packages (about a minute the first time)', 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

/** @returns the path of a Node that runs the server: the one the packages brought, else this one */
function serverNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const brought = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= SERVER_MAJOR) return process.execPath;
  return stop(
    `On this platform no Node ${SERVER_MAJOR} comes with the packages. Install Node ${SERVER_MAJOR} or newer.`,
  );
}

/** What is there after a fresh clone is made complete; afterwards it costs some milliseconds. */
export function prepare() {
  checkNode();
  install();
  return serverNode();
}

/** @returns the environment in which npm's own tools run on the server's Node */
export function toolEnv(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [join(node, '..'), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(separator);
  return { ...process.env, PATH: path };
}

/** @returns the newest change among files and folders, as milliseconds */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** @returns whether a file that was built is at least as new as all that it is built from */
function isFresh(built, sources) {
  const file = join(ROOT, built);
  return existsSync(file) && sources.every((source) => newest(join(ROOT, source)) <= statSync(file).mtimeMs);
}

function makeDesktop(node, env) {
  const vite = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  step('Building the desktop app', node, [vite, 'build'], { env });
}

/** Builds the desktop app into `out/` for the local server, whatever is there: tests try what they have built. */
export function buildDesktopAnew(node) {
  const { CROSSCOURT_URL: _server, SENTRY_DSN: _dsn, ...env } = toolEnv(node);
  makeDesktop(node, env);
}

/** Builds the desktop app into `out/` when there is no build, or when its sources are newer. */
export function buildDesktop(node) {
  const sources = ['main', 'preload', 'renderer', 'shared', 'electron.vite.config.ts', 'package-lock.json'];
  if (!isFresh(join('out', 'renderer', 'index.html'), sources)) makeDesktop(node, toolEnv(node));
}

/** Builds the web app when there is no build, or when its sources are newer. */
export function buildWeb(node) {
  if (
    isFresh(join('dist', 'web', 'index.html'), [
      'renderer',
      'shared',
      'scripts',
      'packaging/licences',
      'vite.web.config.ts',
      'package-lock.json',
    ])
  )
    return;
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  step('Building the web app', node, [vite, 'build', '--config', 'vite.web.config.ts'], { env: toolEnv(node) });
}

const ORPHAN_CHECK_MS = 1000;

/** @returns number of a process's parent, and the process's own name */
function describeProcess(pid) {
  const stat = `/proc/${pid}/stat`;
  const told = existsSync(stat)
    ? readFileSync(stat, 'utf8').replace(/^\d+ \((.*)\) \S+ (\d+) .*$/s, '$2 $1')
    : spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  const [parent, ...name] = (told ?? '').trim().split(/\s+/);
  return { parent: Number(parent), name: name.join(' ') };
}

/** The parents that npm's death changes: ours, and that of the shell which npm puts between (Debian's stays, others go). */
function parentage() {
  const { parent, name } = describeProcess(process.ppid);
  const isShell = /(^|[/-])(sh|dash|bash|zsh)$/.test(name);
  return isShell ? `${process.ppid} ${parent}` : `${process.ppid}`;
}

/** Calls back when npm was killed without a word: nothing but a new parent tells so. */
function whenOrphaned(callBack) {
  // started by hand, it may well outlive the shell that started it
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const before = parentage();
  const timer = setInterval(() => {
    if (parentage() === before) return;
    clearInterval(timer);
    callBack();
  }, ORPHAN_CHECK_MS);
  timer.unref();
}

/**
 * Runs a process on the server's Node until it ends, handing signals on. The channel between the two makes the child
 * end when this process is killed without a word.
 */
export function run(node, args, env = process.env) {
  const child = spawn(node, args, { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  whenOrphaned(() => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
