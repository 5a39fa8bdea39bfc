// npm run admin -- COMMAND
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, ROOT, toolEnv } from './bootstrap.mjs';

const node = prepare();
const args = [join(ROOT, 'server', 'admin', 'cli.ts'), ...process.argv.slice(2)];
const done = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: toolEnv(node) });
process.exit(done.status ?? 1);
