// npm test: every check there is, or those named, and one closing line over all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildDesktopAnew, buildWeb, prepare, ROOT, toolEnv } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';

const ROOMS = ['shared', 'server', 'renderer', 'renderer/serviceWorker', 'main', 'preload', 'tests'];
const SUITES = ['types', 'lint', 'architecture', 'unit', 'package', 'api', 'faults', 'web', 'desktop'];
/**
 * Run only when named: thousands of random games, and of random requests; many kills of the server and of its database; the
 * image for containers, which is built and run; the server's deb, which is built and installed; a cluster of databases whose leaders are killed.
 */
const NAMED_SUITES = ['model', 'fuzz', 'manyFaults', 'image', 'deb', 'failover'];
const MODEL_GAMES = '3000';
const FUZZ_REQUESTS = '20000';
/** Kills of each kind, writes that were acknowledged, and for how long the network is lost (tests/faults). */
const MANY_FAULTS = { FAULT_KILLS: '10', FAULT_WRITES: '10000', FAULT_CUT_OFF_MS: '60000' };

/** Characters of what stood on a page. */
const PRINTED_PAGE = 4000;

const node = prepare();
const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const known = [...SUITES, ...NAMED_SUITES];
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const wanted = chosen.length > 0 ? known.filter((suite) => chosen.includes(suite)) : SUITES;
const reports = join(ROOT, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const modules = join(ROOT, 'node_modules');
const total = { passed: 0, failed: 0, skipped: 0 };

function runTool(args, env = {}) {
  const done = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: { ...toolEnv(node), ...env } });
  return done.status === 0;
}

function count({ passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

const one = (isGood) => count({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** A suite that ended without its report has failed, whatever else it printed; one that was skipped says why. */
function readReport(file, read, isGood) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const ranNothing = counts.passed + counts.failed + (counts.skipped ?? 0) === 0;
  if ((!isGood || ranNothing) && counts.failed === 0) counts.failed = 1;
  count(counts);
}

function vitest(project, files = [], env = {}) {
  const file = join(reports, `${project}.json`);
  const args = [
    'run',
    ...files,
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const isGood = runTool([join(modules, 'vitest', 'vitest.mjs'), ...args], env);
  const read = (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
  readReport(file, read, isGood);
}

/** Prints what stood on each page where a test failed: a machine that is gone afterwards keeps no pictures. */
function printPages(name) {
  const results = join(ROOT, '.cache', name);
  for (const file of readdirSync(results, { recursive: true }).filter((path) => path.endsWith('.md'))) {
    console.log(readFileSync(join(results, file), 'utf8').slice(0, PRINTED_PAGE));
  }
}

/** @param config of Playwright, where it is not the one at the root */
function playwright(name, config = []) {
  const file = join(reports, `${name}.json`);
  const args = ['test', ...config, '--reporter=dot,json'];
  const isGood = runTool([join(modules, '@playwright', 'test', 'cli.js'), ...args], {
    CHROMIUM_PATH: findChromium(node),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!isGood) printPages(name);
  const read = ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
  readReport(file, read, isGood);
}

function web() {
  buildWeb(node);
  playwright('web');
}

function desktop() {
  buildDesktopAnew(node);
  playwright('desktop', ['--config', join('tests', 'desktop', 'playwright.config.ts')]);
}

const suites = {
  types: () => {
    for (const room of ROOMS) one(runTool([join(modules, 'typescript', 'bin', 'tsc'), '-p', room]));
  },
  lint: () => one(runTool([join(modules, '@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])),
  architecture: () => vitest('architecture'),
  unit: () => vitest('unit'),
  package: () => vitest('package'),
  api: () => vitest('api'),
  faults: () => vitest('faults'),
  web,
  desktop,
  fuzz: () => vitest('api', ['tests/fuzz'], { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? FUZZ_REQUESTS }),
  model: () => vitest('api', ['tests/api/matches/model'], { MODEL_RUNS: process.env.MODEL_RUNS ?? MODEL_GAMES }),
  image: () => vitest('image'),
  deb: () => vitest('deb'),
  failover: () => vitest('failover'),
  manyFaults: () => vitest('faults', [], { ...MANY_FAULTS, ...process.env }),
};

for (const suite of wanted) {
  const begun = Date.now();
  console.log(`\n— ${suite}`);
  suites[suite]();
  console.log(`— ${suite}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

if (total.skipped > 0) console.log(`\n${total.skipped} skipped, each for the reason it gives`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed + total.skipped === 0 ? 1 : 0);
