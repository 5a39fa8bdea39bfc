// npm run desktop: builds the desktop app and opens it on a running server; a local one is started when nothing answers.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildDesktop, buildWeb, prepare, ROOT, run, stop, toolEnv } from './bootstrap.mjs';

const LOCAL = `http://localhost:${process.env.PORT ?? '3000'}`;
const START_MS = 120_000;

const answers = (url) =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/** Starts the server of `npm start` beside the app; it ends with it. */
async function startServer(node) {
  buildWeb(node);
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] };
  const server = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/index.ts'], options);
  process.on('exit', () => server.kill('SIGTERM'));
  const until = Date.now() + START_MS;
  while (!(await answers(LOCAL))) {
    if (server.exitCode !== null || Date.now() > until) stop('The server did not start.');
    await new Promise((done) => setTimeout(done, 200));
  }
}

const node = prepare();
const url = process.env.CROSSCOURT_URL ?? LOCAL;
buildDesktop(node);
if (!(await answers(url))) {
  if (url !== LOCAL) stop(`Nothing answers at ${url}. Set CROSSCOURT_URL to the address of a running server.`);
  await startServer(node);
}
const env = { ...toolEnv(node), CROSSCOURT_URL: url };
const args = ['.', ...process.argv.slice(2)];
const given = process.env.ELECTRON_EXEC_PATH;
if (given) run(given, args, env);
// Electron fetches its own binary the first time.
else run(node, [join(ROOT, 'node_modules', 'electron', 'cli.js'), ...args], env);
