import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { POLL_MS, TEST_MS } from '../support/patience.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** All browser tests, one a line: project, file and title. */
function browserTests(): string[] {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--list', '--reporter=line'];
  const listed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((line) => /^ +\[/.test(line));
}

test('each line of the browser tests of the gate names one that is there', () => {
  const lines = read('tests/web/journeys.txt').split('\n');
  const wanted = lines.filter((line) => line.startsWith('['));
  expect(new Set(wanted).size).toBe(wanted.length);
  const known = browserTests().map((line) => line.trim().replace(/:\d+:\d+ ›/, ' ›'));
  const isKnown = (name: string) => known.some((line) => line === name || line.startsWith(`${name} @`));
  expect(wanted.filter((name) => !isKnown(name))).toEqual([]);
});

interface Quarantined {
  file: string;
  title: string;
  reason: string;
  since: string;
  issue: string;
}

const MOST_QUARANTINED = 10;
const LONGEST_DAYS = 30;

test('a quarantine holds few tests, for a reason, and not for long', () => {
  const list: Quarantined[] = JSON.parse(read('tests/quarantine.json'));
  expect(list.length).toBeLessThanOrEqual(MOST_QUARANTINED);
  for (const { file, title, reason, since, issue } of list) {
    expect(existsSync(join(ROOT, file)) && title !== '' && read(file).includes(title), `${file} › ${title}`).toBe(true);
    expect(
      [reason, issue].every((text) => text.length > 0),
      title,
    ).toBe(true);
    const days = (Date.now() - Date.parse(since)) / 86_400_000;
    expect(days, `${title}: mend it, or take it away`).toBeLessThanOrEqual(LONGEST_DAYS);
  }
});

/** Where a test says for how long: each pattern's number, and what it must not be below. */
const LIMITS: [RegExp, number][] = [
  [/\btimeout: ([\d_]+)/g, POLL_MS],
  [/\bwithin\(([\d_]+)\)/g, POLL_MS],
  [/\bsetTimeout\(([\d_]+)\)/g, TEST_MS],
  [/^\s*\}, ([\d_]{4,})\);/gm, TEST_MS],
];

/** @returns the limits of time in a text that are shorter than a busy machine needs */
function shortLimits(text: string): string[] {
  return LIMITS.flatMap(([pattern, least]) =>
    [...text.matchAll(pattern)]
      .filter(([, number = '']) => Number(number.replaceAll('_', '')) < least)
      .map(([found]) => found.trim()),
  );
}

test('a shorter limit of its own is found', () => {
  expect(shortLimits('await expect(row).toBeVisible({ timeout: 8000 });\n}, 40_000);')).toEqual([
    'timeout: 8000',
    '}, 40_000);',
  ]);
  expect(shortLimits('{ timeout: POLL_MS }\n{ timeout: 3_600_000 }\n}, 600_000);')).toEqual([]);
});

// A machine that does much else is ten times as slow (tests/support/patience.ts).
test('no test names a limit of time that is shorter than those of all', () => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/^tests\/(bench|architecture\/gate)/.test(file),
  );
  const found = files.flatMap((file) => shortLimits(read(file)).map((limit) => `${file}: ${limit}`));
  expect(found).toEqual([]);
});

// It gives up after a second, unless it is told otherwise each time.
test('what is waited for is polled, and for as long as everywhere', () => {
  const files = globSync('{server,renderer,shared,main,preload,tests}/**/*.test.{ts,tsx}', { cwd: ROOT });
  const waits = files.flatMap((file) => read(file).match(/\bvi\.wait(?:For|Until)\([^;]*;/g) ?? []);
  expect(waits.filter((wait) => !wait.includes('timeout: POLL_MS'))).toEqual([]);
});
