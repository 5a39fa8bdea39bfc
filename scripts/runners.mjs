// Runs vitest and Playwright, retries what failed, and reads the results from their reports.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, toolEnv } from './bootstrap.mjs';

/** Files of one suite that are run again; more that fail are the change's fault. */
const FILES_TRIED_AGAIN = 3;
/** Browser tests of a suite that fail before it stops. */
const MOST_FAILURES = 5;
/** Characters of what stood on a page. */
const PRINTED_PAGE = 4000;

const modules = join(ROOT, 'node_modules');
const reports = join(ROOT, '.cache', 'reports');
const QUARANTINE = join(ROOT, 'tests', 'quarantine.json');
const JOURNEYS = join(ROOT, 'tests', 'web', 'journeys.txt');

/** @typedef {{ passed: number, failed: number, skipped?: number, triedAgain?: string[] }} Counts */

export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** @returns whether the tool ended well */
export function runTool(node, args, env = {}) {
  return spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: { ...toolEnv(node), ...env } }).status === 0;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A suite that ended without a report, or badly without a failed test, has failed, whatever else it printed. */
function judged(counts, isGood) {
  const ranNothing = counts.passed + counts.failed + (counts.skipped ?? 0) === 0;
  if ((!isGood || ranNothing) && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** What is left out of the gate: tests that are known to depend on chance (CONTRIBUTING.md). */
const quarantined = () => JSON.parse(readFileSync(QUARANTINE, 'utf8'));
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns arguments with which vitest leaves out what is in quarantine */
function withoutQuarantined() {
  const titles = quarantined().flatMap(({ file, title }) => (file.endsWith('.test.ts') ? [escaped(title)] : []));
  return titles.length > 0 ? ['--testNamePattern', `^(?!(?:.* )?(?:${titles.join('|')})$)`] : [];
}

/** @returns what of these variables was not said otherwise */
const unsaid = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => process.env[name] === undefined));

const isFailed = ({ status }) => status === 'failed';

/** Characters of an error that is said of a test which passed when it was tried again. */
const SAID_ERROR = 400;

/** @returns a test that failed first, and with what, in one line: a report is gone when the machine is */
function failedFirst(title, message = '') {
  const error = stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, SAID_ERROR);
  return `${title} — failed first: ${error}`;
}

/**
 * Runs a project of vitest. Where up to three files fail and `again` is set, these are run once more over new data: vitest's
 * own retry neither sets up anew nor forgets what the first try has left in the database.
 * @param {{ name: string, project?: string, files?: string[], env?: object, again?: boolean, isGate: boolean, shard?: string,
 *   mayBeEmpty?: boolean }} suite
 * @returns {Counts}
 */
export function vitest(node, suite) {
  const { name, project = name, files = [], env = {}, again = false, isGate, shard, mayBeEmpty = false } = suite;
  const run = (only, file, more) => {
    const args = ['run', ...only, `--project=${project}`, '--reporter=dot', '--reporter=json'];
    const all = [...args, `--outputFile.json=${file}`, ...more, ...(isGate ? withoutQuarantined() : [])];
    return runTool(node, [join(modules, 'vitest', 'vitest.mjs'), ...all], unsaid(env));
  };
  const file = join(reports, `${name}.json`);
  const isGood = run(files, file, shard ? [`--shard=${shard}`] : []);
  const report = readReport(file);
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  if (isGood && mayBeEmpty) return counts;
  const failed = report?.testResults.filter(isFailed) ?? [];
  if (isGood || !again || failed.length === 0 || failed.length > FILES_TRIED_AGAIN) return judged(counts, isGood);

  const paths = failed.map((each) => relative(ROOT, each.name));
  console.log(`\nOnce more: ${paths.join(', ')}`);
  const second = join(reports, `${name}-again.json`);
  const isGoodNow = run(paths, second, []);
  const now = readReport(second);
  const first = failed.flatMap(({ assertionResults }) => assertionResults);
  const has = (status) => first.filter((each) => each.status === status).length;
  counts.passed += (now?.numPassedTests ?? 0) - has('passed');
  counts.failed = now?.numFailedTests ?? 0;
  counts.skipped += (now?.numPendingTests ?? 0) - (first.length - has('passed') - has('failed'));
  const stillFailed = new Set(now?.testResults.filter(isFailed).map((each) => each.name));
  const passed = failed.filter((each) => !stillFailed.has(each.name));
  counts.triedAgain = passed.flatMap(({ name: path, assertionResults }) => {
    const tests = assertionResults.filter(isFailed);
    return (tests.length > 0 ? tests : [{ fullName: 'what is set up for it' }]).map(({ fullName, failureMessages }) =>
      failedFirst(`${relative(ROOT, path)} › ${fullName}`, failureMessages?.[0]),
    );
  });
  return judged(counts, isGoodNow);
}

/** Prints what stood on each page where a test failed: a machine that is gone afterwards keeps no pictures. */
function printPages(name) {
  const results = join(ROOT, '.cache', name);
  if (!existsSync(results)) return;
  for (const file of readdirSync(results, { recursive: true }).filter((path) => path.endsWith('.md'))) {
    console.log(readFileSync(join(results, file), 'utf8').slice(0, PRINTED_PAGE));
  }
}

/** @returns the specs of a report of Playwright, flat */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Runs Playwright; what fails is tried once more, in a browser and with data of its own.
 * @param {string} name of the report, and of the folder that the configuration writes to
 * @param {string[]} options such as the configuration, where it is not the one at the root
 * @returns {Counts}
 */
export function playwright(node, name, options, env) {
  const file = join(reports, `${name}.json`);
  const args = ['test', ...options, '--retries=1', `--max-failures=${MOST_FAILURES}`, '--reporter=dot,json'];
  const isGood = runTool(node, [join(modules, '@playwright', 'test', 'cli.js'), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...env,
  });
  if (!isGood) printPages(name);
  const report = readReport(file);
  if (!report) return judged({ passed: 0, failed: 0 }, isGood);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const triedAgain = specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file: path, line, title, tests }) =>
      failedFirst(
        `${path}:${line} › ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
      ),
    );
  return judged({ passed: expected + flaky, failed: unexpected, skipped, triedAgain }, isGood);
}

/**
 * The browser tests of the gate are those that `tests/web/journeys.txt` names, without those in quarantine.
 * @param {boolean} isGate
 * @param {string[]} only with what the names of their files begin
 * @returns the option with which Playwright runs them, or all others
 */
export function journeyList(isGate, only = ['']) {
  const isLeft = (line) =>
    quarantined().some(
      ({ file, title }) => line.includes(` › ${relative('tests/web', file)} › `) && line.endsWith(` › ${title}`),
    );
  const isAsked = (line) => only.some((name) => line.replace(/^\[\w+\] › /, '').startsWith(name));
  const lines = readFileSync(JOURNEYS, 'utf8').split('\n');
  const list = join(reports, 'journeys.txt');
  writeFileSync(list, lines.filter((line) => isAsked(line) && !isLeft(line)).join('\n'));
  return [isGate ? '--test-list' : '--test-list-invert', list];
}
