// npm run ratings -- replay FILE.csv
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { prepare, ROOT, toolEnv } from './bootstrap.mjs';

const node = prepare();
const [command, file, ...rest] = process.argv.slice(2);
// The file is named from where the command was typed, which npm has left.
const named = file === undefined ? [] : [resolve(process.env.INIT_CWD ?? process.cwd(), file)];
const args = [join(ROOT, 'server', 'ratings', 'cli.ts'), ...(command ? [command] : []), ...named, ...rest];
const done = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: toolEnv(node) });
process.exit(done.status ?? 1);
