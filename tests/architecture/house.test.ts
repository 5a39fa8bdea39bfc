import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const code = tracked.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const isTest = (file: string) =>
  file.startsWith('tests/') || /\.test\.tsx?$/.test(file) || /^(vitest|playwright)\.config\.ts$/.test(file);

/** Which rooms a room may import from, beside itself (docs/ARCHITECTURE.md: the arrows point one way). */
const ARROWS: Record<string, string[]> = {
  shared: [],
  server: ['shared'],
  renderer: ['shared'],
  main: ['shared'],
  preload: ['shared'],
};

interface Import {
  from: string;
  to: string;
}

/** Relative imports of a file, as paths from the root of the repository. */
function importsOf(file: string): Import[] {
  const found = textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, target = '']) => ({ from: file, to: relative(ROOT, join(ROOT, dirname(file), target)) }));
}

const imports = code.filter((file) => !isTest(file)).flatMap(importsOf);
const roomOf = (file: string) => file.split('/')[0] ?? '';

test('imports point one way between the rooms', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    return room in ARROWS && room !== target && !ARROWS[room]?.includes(target);
  });
  const advice = wrong.map(
    ({ from, to }) => `${from} imports ${to}: what both need belongs in shared/, everything else in one of the two`,
  );
  expect(advice).toEqual([]);
});

test('nothing imports tests', () => {
  expect(imports.filter(({ to }) => isTest(to))).toEqual([]);
});

test('only the main process imports electron, and only the preload script beside it', () => {
  const wrong = code.filter(
    (file) =>
      !isTest(file) &&
      /from 'electron'/.test(textOf(file)) &&
      !file.startsWith('main/') &&
      !file.startsWith('preload/'),
  );
  expect(wrong).toEqual([]);
});

test('no file of the product is longer than 250 lines, no test than 400', () => {
  const long = code
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > (isTest(file) ? 400 : 250));
  expect(long).toEqual([]);
});

/** To be lowered where it can be, never raised: a reader opens a file for an idea, not for a function. */
const MOST_SMALL = 0.245;

test('few files of the product are under 40 lines', () => {
  const product = code.filter((file) => !isTest(file));
  const small = product.filter((file) => textOf(file).split('\n').length <= 40);
  expect(small.length / product.length).toBeLessThan(MOST_SMALL);
});

test('no barrels and no drawers for odds and ends', () => {
  const processes = ['main/index.ts', 'preload/index.ts', 'server/index.ts'];
  const wrong = code.filter((file) => /(^|\/)(index|utils?|helpers?)\.tsx?$/.test(file) && !processes.includes(file));
  expect(wrong).toEqual([]);
});

test('packages are pinned to exact versions, and the lock file names no host', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf('package.json'));
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
  expect(textOf('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/(registry|npm)/);
});

test('every package is used', () => {
  const { dependencies } = JSON.parse(textOf('package.json'));
  const sources = code.map(textOf).join('\n');
  const unused = Object.keys(dependencies).filter((name) => !new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(sources));
  expect(unused).toEqual([]);
});

test('what every feature stands on imports no feature', () => {
  const grounds = /^server\/((plugins|mail|mailbox|once|push|db|jobs|payments|trace)\/|notify\.ts$)/;
  const wrong = imports.filter(({ from, to }) => grounds.test(from) && to.startsWith('server/features/'));
  expect(wrong).toEqual([]);
});
