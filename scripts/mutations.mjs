// npm run test:mutations: breaks the product in one place at a time. Each fault has to make a test fail that its file asks for.
// `npm run test:mutations -- WORD` tries those whose name has the word. What is committed is tried.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildDesktopAnew, prepare, ROOT, stop, toolEnv } from './bootstrap.mjs';
import { findChromium } from './browsers.mjs';
import { ACT_FAULTS } from './mutations/actFaults.mjs';
import { DESKTOP_FAULTS } from './mutations/desktopFaults.mjs';

const copy = join(ROOT, '.cache', 'mutated');
const node = prepare();
const env = { ...toolEnv(node), CHROMIUM_PATH: findChromium(node), MUTATED: '1' };

/** @returns what a program said, and whether it ended well */
function run(args, cwd, more = {}) {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd, env: { ...env, ...more }, encoding: 'utf8' });
  return { isGood: status === 0, said: `${stdout}${stderr}` };
}

/** @returns the first test that failed, as vitest or Playwright says it */
const firstFailed = (said) =>
  /^(?: FAIL | {2}1\)) *(.+?) *─*$/m.exec(stripVTControlCharacters(said))?.[1] ?? 'no test, but the run';

/** Puts what is broken into the copy. */
function breakIn([name, file, from, to]) {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) stop(`${name}: ${file} does not have ${from} any more.`);
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  );
}

function emptyCopy() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
}

const linkPackages = () => symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');

/** The desktop app as it was built, in a copy. */
const desktop = {
  faults: DESKTOP_FAULTS,
  prepare: () => buildDesktopAnew(node),
  clean() {
    emptyCopy();
    cpSync(join(ROOT, 'out'), join(copy, 'out'), { recursive: true });
    cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
    linkPackages();
  },
  change() {},
  test([, , , , spec = '']) {
    const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
    const options = ['--project=double', '--max-failures=1', '--reporter=dot'];
    const args = [playwright, 'test', '--config', 'tests/desktop/playwright.config.ts', spec, ...options];
    return run(args, ROOT, { DESKTOP_APP: copy });
  },
};

const git = (...args) => {
  const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) stop(`git ${args[0]}: ${stderr}`);
};

/** The sources, in a clone: what a change of a file asks for is run there as a developer runs it. */
const acts = {
  faults: ACT_FAULTS,
  prepare() {
    emptyCopy();
    git('clone', '--quiet', '--shared', ROOT, copy);
    linkPackages();
  },
  clean: () => git('-C', copy, 'checkout', '--quiet', '--', '.'),
  /** Makes all files that are broken later on count as changed. */
  change: () => {
    for (const file of new Set(ACT_FAULTS.map(([, path]) => path))) breakIn(['nothing', file, '', '// as it is\n']);
  },
  test: () => run(['scripts/changed.mjs', '--since', 'HEAD'], copy),
};

const wanted = process.argv[2] ?? '';
let tried = 0;
const survivors = [];
for (const { faults, prepare: begin, clean, change, test } of [acts, desktop]) {
  const asked = faults.filter(([name]) => name.includes(wanted));
  if (asked.length === 0) continue;
  begin();
  clean();
  change();
  // Tests that fail on the product as it is would notice everything.
  const control = test([]);
  if (!control.isGood) stop(`The tests fail on the product as it is:\n${control.said}`);
  for (const fault of asked) {
    clean();
    breakIn(fault);
    const { isGood, said } = test(fault);
    // A run without tests would count as noticed.
    if (!/\d+ (passed|failed)/.test(said)) stop(`${fault[0]}: no test ran.\n${said}`);
    if (isGood) survivors.push(fault[0]);
    console.log(isGood ? `NOT NOTICED: ${fault[0]}` : `noticed: ${fault[0]} (${firstFailed(said)})`);
  }
  tried += asked.length;
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${tried - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length > 0 || tried === 0 ? 1 : 0);
