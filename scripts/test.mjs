// npm test: every check there is, or those named, and one closing line over all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDesktopAnew, buildWeb, prepare, ROOT, toolEnv } from './bootstrap.mjs';
import { findChromium, hasEngine } from './browsers.mjs';

const ROOMS = ['shared', 'server', 'renderer', 'renderer/serviceWorker', 'main', 'preload', 'tests'];
const SUITES = [
  'types',
  'lint',
  'architecture',
  'unit',
  'package',
  'api',
  'faults',
  'web',
  'firefox',
  'webkit',
  'desktop',
];
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
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'chromium' } },
});
const known = [...SUITES, ...NAMED_SUITES];
const unknown = chosen.filter((name) => !known.includes(name));
if (!['chromium', 'firefox', 'webkit'].includes(options.engine)) {
  console.error(`There is no engine ${options.engine}. There are: chromium, firefox, webkit.`);
  process.exit(1);
}
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
function playwright(name, config = [], env = {}) {
  const file = join(reports, `${name}.json`);
  const args = ['test', ...config, '--reporter=dot,json'];
  const isGood = runTool([join(modules, '@playwright', 'test', 'cli.js'), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...env,
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
  const { engine } = options;
  if (engine !== 'chromium') return inEngine(engine, { ENGINE_ALL: '1' });
  buildWeb(node);
  playwright('web', [], { CHROMIUM_PATH: findChromium(node) });
}

/** @param {'firefox' | 'webkit'} engine */
function inEngine(engine, env = {}) {
  if (!hasEngine(engine)) {
    console.log(`Skipped: ${engine} is not on this machine, and its system packages can’t be had.`);
    count({ passed: 0, failed: 0, skipped: 1 });
    return;
  }
  buildWeb(node);
  // Pictures of some pages are compared with Chromium's.
  const own = {
    ENGINE: engine,
    CHROMIUM_PATH: findChromium(node),
    ...(engine === 'webkit' && { LOCPATH: britishLocale() }),
  };
  playwright(engine, [], { ...own, ...env });
}

/** WebKit takes its language from the system's locale. @returns where the one of the tests is */
function britishLocale() {
  const folder = join(ROOT, '.cache', 'locales');
  mkdirSync(folder, { recursive: true });
  spawnSync('localedef', ['-i', 'en_GB', '-f', 'UTF-8', join(folder, 'en_GB.UTF-8')], { stdio: 'inherit' });
  return folder;
}

function desktop() {
  buildDesktopAnew(node);
  const config = ['--config', join('tests', 'desktop', 'playwright.config.ts')];
  playwright('desktop', config, { CHROMIUM_PATH: findChromium(node) });
}

const suites = {
  types: () => {
    for (const room of ROOMS) {
      // What has not changed since the last time is not read again.
      const known = join(ROOT, '.cache', 'types', `${room.replace('/', '-')}.tsbuildinfo`);
      const kept = ['--incremental', '--tsBuildInfoFile', known];
      one(runTool([join(modules, 'typescript', 'bin', 'tsc'), '-p', room, ...kept]));
    }
  },
  lint: () => one(runTool([join(modules, '@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])),
  architecture: () => vitest('architecture'),
  unit: () => vitest('unit'),
  package: () => vitest('package'),
  api: () => vitest('api'),
  faults: () => vitest('faults'),
  web,
  firefox: () => inEngine('firefox'),
  webkit: () => inEngine('webkit'),
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
