// npm test: the gate, or the suites that are named, and one closing line over all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDesktopAnew, buildWeb, prepare, ROOT, stop } from './bootstrap.mjs';
import { findChromium, hasEngine } from './browsers.mjs';
import { clearReports, journeyList, playwright, runTool, vitest } from './runners.mjs';
import { BUDGETS, CHEAP, DETAILS, DIVISIBLE, GATE, MOST_TRIED_AGAIN, SUITES, VITEST } from './suites.mjs';

const ENGINES = ['firefox', 'webkit'];

const node = prepare();
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  // `--shard=1/4` runs a quarter of what can be divided.
  options: { engine: { type: 'string' }, shard: { type: 'string' } },
});
const { engine, shard } = options;
const unknown = chosen.filter((name) => name !== 'all' && !SUITES.includes(name));
if (engine && !ENGINES.includes(engine)) stop(`There is no engine ${engine}. There are: ${ENGINES.join(', ')}.`);
if (unknown.length > 0) stop(`There is no suite ${unknown.join(', ')}. There are: all, ${SUITES.join(', ')}.`);

const isAll = chosen.includes('all');
const isGate = chosen.length === 0;
const asked = isAll ? [...GATE, ...DETAILS] : isGate ? GATE : SUITES.filter((suite) => chosen.includes(suite));
const isFirst = !shard || shard.startsWith('1/');
const wanted = asked.filter((suite) => isFirst || DIVISIBLE.includes(suite));
const shardOf = (suite) => (DIVISIBLE.includes(suite) ? shard : undefined);
const shardOptions = shard ? [`--shard=${shard}`] : [];
clearReports();

const total = { passed: 0, failed: 0, skipped: 0 };
const triedAgain = [];

function count(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped ?? 0;
  triedAgain.push(...(counts.triedAgain ?? []));
}

const tool = (...path) => join(ROOT, 'node_modules', ...path);
const one = (isGood) => count({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** One build of all rooms. What has not changed since the last time is not read again. */
function types() {
  // Rooms are built side by side already; several checkers of one room would compute the same types again.
  one(runTool(node, [tool('typescript', 'bin', 'tsc'), '--build', '--checkers', '1']));
}

/** @param {string[]} which of the browser tests */
function web(which) {
  buildWeb(node);
  count(playwright(node, 'web', [...which, ...shardOptions], { CHROMIUM_PATH: findChromium(node) }));
}

/**
 * @param {'firefox' | 'webkit'} name
 * @param {object} env `ENGINE_ALL`: not the chosen tests alone
 * @param {string[]} which of the browser tests
 */
function inEngine(name, env = {}, which = []) {
  if (!hasEngine(name)) {
    console.log(`Skipped: ${name} is not on this machine, and its system packages are not available.`);
    count({ passed: 0, failed: 0, skipped: 1 });
    return;
  }
  buildWeb(node);
  // Pictures of some pages are compared with Chromium's.
  const own = {
    ENGINE: name,
    CHROMIUM_PATH: findChromium(node),
    ...(name === 'webkit' && { LOCPATH: britishLocale() }),
  };
  count(playwright(node, name, [...which, ...shardOptions], { ...own, ...env }));
}

/** WebKit takes its language from the system's locale. @returns where the one of the tests is */
function britishLocale() {
  const folder = join(ROOT, '.cache', 'locales');
  mkdirSync(folder, { recursive: true });
  spawnSync('localedef', ['-i', 'en_GB', '-f', 'UTF-8', join(folder, 'en_GB.UTF-8')], { stdio: 'inherit' });
  return folder;
}

let hasDesktopBuild = false;

/** @param {string[]} which of the tests of the desktop app */
function desktop(which) {
  if (!hasDesktopBuild) buildDesktopAnew(node);
  hasDesktopBuild = true;
  const config = ['--config', join('tests', 'desktop', 'playwright.config.ts')];
  count(playwright(node, 'desktop', [...config, ...which], { CHROMIUM_PATH: findChromium(node) }));
}

/** All browser tests in the other engines, or in one of them. */
function engines() {
  // `npm run test:engines -- journeys` names both.
  if (chosen.includes('journeys')) return;
  for (const name of engine ? [engine] : ENGINES) inEngine(name, { ENGINE_ALL: '1' });
}

/** A dozen journeys in every engine, for the minutes before a change of pages is done. */
function journeys() {
  const which = ['--grep', '@journey', '--project', 'phone', '--workers', '2'];
  web(which);
  for (const name of ENGINES) inEngine(name, {}, which);
}

const others = {
  lint: () => one(runTool(node, [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])),
  types,
  web: () => web(journeyList(true)),
  webDetails: () => web(journeyList(false)),
  firefox: () => inEngine('firefox'),
  webkit: () => inEngine('webkit'),
  engines,
  journeys,
  desktop: () => desktop(['--grep-invert', '@details']),
  desktopDetails: () => desktop(['--grep', '@details']),
};

function run(suite) {
  const begun = Date.now();
  const budget = BUDGETS[suite] ? ` (budget ${BUDGETS[suite]} s)` : '';
  console.log(`\n— ${suite}${budget}`);
  if (others[suite]) others[suite]();
  else count(vitest(node, { name: suite, ...VITEST[suite], isGate, shard: shardOf(suite) }));
  const seconds = (Date.now() - begun) / 1000;
  if (seconds > BUDGETS[suite]) console.log(`Over its budget of ${BUDGETS[suite]} s.`);
  console.log(`— ${suite}${budget}: ${seconds.toFixed(1)} s`);
}

for (const suite of wanted.filter((each) => CHEAP.includes(each))) run(suite);
if ((isGate || isAll) && total.failed > 0) console.log('\nSlow suites are skipped: a fast one failed.');
else for (const suite of wanted.filter((each) => !CHEAP.includes(each))) run(suite);

if (triedAgain.length > 0) {
  console.log('\nPassed only when tried again:');
  for (const name of triedAgain) console.log(`  ${name}`);
}
if (triedAgain.length > MOST_TRIED_AGAIN) {
  console.log(`More than ${MOST_TRIED_AGAIN} retried tests: the run fails.`);
  total.failed += 1;
}
if (total.skipped > 0) console.log(`\n${total.skipped} skipped, each for the reason it gives`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed + total.skipped === 0 ? 1 : 0);
