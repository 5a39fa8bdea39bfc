// npm run desktop: builds the desktop app and opens it on a running server; a local one is started when nothing answers.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDesktop, buildWeb, prepare, ROOT, run, step, stop, toolEnv } from './bootstrap.mjs';

const LOCAL = `http://localhost:${process.env.PORT ?? '3000'}`;
const START_MS = 120_000;

const answers = (url) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

/** Starts the server of `npm start` beside the app; it ends with it. */
async function startServer(node) {
  buildWeb(node);
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] };
  const server = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/start.ts'], options);
  process.on('exit', () => server.kill('SIGTERM'));
  const until = Date.now() + START_MS;
  while (!(await answers(LOCAL))) {
    if (server.exitCode !== null || Date.now() > until) stop('The server did not start.');
    await new Promise((done) => setTimeout(done, 200));
  }
}

const node = prepare();
const url = process.env.CROSSCOURT_URL ?? LOCAL;
const given = process.env.ELECTRON_EXEC_PATH;
const electron = join(ROOT, 'node_modules', 'electron');
if (!given && !existsSync(join(electron, 'path.txt'))) {
  step('Fetching Electron from GitHub (ELECTRON_EXEC_PATH names one that is there)', node, [
    join(electron, 'install.js'),
  ]);
}
buildDesktop(node);
if (!(await answers(url))) {
  if (url !== LOCAL) stop(`Nothing answers at ${url}. Set CROSSCOURT_URL to the address of a running server.`);
  await startServer(node);
}
const env = { ...toolEnv(node), CROSSCOURT_URL: url };
const args = ['.', ...process.argv.slice(2)];
if (given) run(given, args, env);
else run(node, [join(electron, 'cli.js'), ...args], env);
