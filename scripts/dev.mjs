// npm run dev: the server, started anew when its files change, behind Vite's server for the pages.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, ROOT, toolEnv } from './bootstrap.mjs';

const node = prepare();
const apiPort = process.env.PORT ?? '3000';
const pagePort = String(Number(apiPort) + 1);
const env = {
  ...toolEnv(node),
  PORT: apiPort,
  // Links in mails lead to the pages of Vite's server.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`,
  API_ORIGIN: `http://localhost:${apiPort}`,
};
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(node, ['--watch', 'server/index.ts', '--no-web'], { cwd: ROOT, env, stdio: 'inherit' }),
  spawn(node, [vite, '--config', 'vite.web.config.ts', '--port', pagePort], { cwd: ROOT, env, stdio: 'inherit' }),
];
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
