// node compile.mjs FOLDER: has V8 compile what a start of the server in FOLDER reads, and Node keep it in NODE_COMPILE_CACHE.
// For an image, which can keep nothing later.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const folder = resolve(process.argv[2] ?? '.');
const read = (file) => import(pathToFileURL(join(folder, file)).href);

// As start.ts does: V8 takes back only what was compiled under the same flags.
setFlagsFromString('--semi-space-growth-factor=1');

/** What start.ts imports but for index.ts, which would begin to serve, and what is imported once there is a database. */
const READ = [
  'server/{buildApp,clock,waitingServer}.ts',
  'server/db/{connect,databaseAway}.ts',
  'shared/contract/schemas/**/*.ts',
];
for (const file of globSync(READ, { cwd: folder }).sort()) await read(file);

// With the parts that pages are rendered from.
const { prepare } = await read('dist/web/ssr/renderPage.js');
await prepare();

// Packages that a server of Fastify reads when it is made.
const { default: Fastify } = await import(createRequire(join(folder, 'package.json')).resolve('fastify'));
const app = Fastify({ logger: { level: 'silent' } });
const { registerOpenApi } = await read('server/plugins/openapi.ts');
await registerOpenApi(app);
await app.ready();
await app.close();
