// npm run bench: what is measured and never belongs into a timed test.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, prepare, ROOT, toolEnv } from './bootstrap.mjs';
import { findChromium } from './browsers.mjs';

const node = prepare();
buildWeb(node);
const env = { ...toolEnv(node), CHROMIUM_PATH: findChromium(node) };
const bench = join(ROOT, 'tests', 'bench', 'bench.ts');
const done = spawnSync(node, [bench, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env });
process.exit(done.status ?? 1);
