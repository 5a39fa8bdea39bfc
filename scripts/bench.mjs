// npm run bench: what is measured and never belongs into a timed test.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, ROOT, toolEnv } from './bootstrap.mjs';

const node = prepare();
const bench = join(ROOT, 'tests', 'bench', 'bench.ts');
const done = spawnSync(node, [bench, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env: toolEnv(node) });
process.exit(done.status ?? 1);
