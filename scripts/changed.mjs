// npm run test:changed: what a change asks for, in about a minute: unit tests by what they import, pages by their feature, API
// tests and journeys by scripts/touched.mjs. `-- --since REF` compares with another commit than the one that left
// origin/main. What else a change may break, the gate finds.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, prepare, ROOT, stop } from './bootstrap.mjs';
import { findChromium } from './browsers.mjs';
import { clearReports, journeyList, playwright, vitest } from './runners.mjs';
import { touchedTests } from './touched.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n').filter(Boolean) : null;
};

const node = prepare();
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const [base] = git('merge-base', 'HEAD', values.since ?? 'origin/main') ?? (values.since ? [] : ['HEAD']);
if (!base) stop(`There is no commit ${values.since}.`);
const files = [
  ...(git('diff', '--name-only', base) ?? []),
  ...(git('ls-files', '--others', '--exclude-standard') ?? []),
];
if (files.length === 0) stop('Nothing has changed.');

clearReports();
const tests = touchedTests(files);
// A test that was changed itself is run, whether it is in the gate or not.
const own = (pattern) => files.filter((file) => pattern.test(file) && existsSync(join(ROOT, file)));
const named = (room) => tests.filter((name) => name.startsWith(room)).map((name) => `tests/${name}`);
const rooms = [...new Set(files.flatMap((file) => /^renderer\/(features\/\w+|app)\//.exec(file)?.[0] ?? []))];
const slow = own(/^tests\/api\/.*\.slow\.test\.ts$/);
const api = [...named('api'), ...named('contract'), ...own(/^tests\/(api|contract)\/.*(?<!\.slow)\.test\.ts$/)];
const specs = own(/^tests\/web\/.*\.spec\.ts$/);
const journeys = tests.filter((name) => name.startsWith('web/')).map((name) => name.slice('web/'.length));

const total = { passed: 0, failed: 0 };

function end() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** Where tests fail, those that cost more are not begun. */
function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) end();
}

const some = { mayBeEmpty: true, isGate: true };
count(vitest(node, { name: 'unit', files: ['--changed', base, '--passWithNoTests'], ...some }));
if (rooms.length > 0) count(vitest(node, { name: 'pages', files: [...rooms, '--passWithNoTests'], ...some }));
if (api.length > 0) count(vitest(node, { name: 'api', files: api, isGate: true }));
if (slow.length > 0) count(vitest(node, { name: 'apiDetails', files: slow, isGate: true }));
if (journeys.length + specs.length > 0) {
  buildWeb(node);
  const env = { CHROMIUM_PATH: findChromium(node) };
  if (journeys.length > 0) count(playwright(node, 'web', journeyList(true, journeys), env));
  if (specs.length > 0) count(playwright(node, 'web', specs, env));
}
end();
