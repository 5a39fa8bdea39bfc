import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const PINNED = /^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

interface Job {
  permissions?: unknown;
  'timeout-minutes'?: number;
  uses?: string;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const files = globSync('.github/workflows/*.yml', { cwd: ROOT });
const workflows = files.map((file) => {
  const { permissions, jobs } = parse(readFileSync(join(ROOT, file), 'utf8')) as {
    permissions?: unknown;
    jobs: Record<string, Job>;
  };
  return { file, permissions, jobs };
});
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, job]) => ({ name: `${file}: ${name}`, ...job })),
);

/** @returns what the workflows fetch from elsewhere, line by line */
function actions(): string[] {
  const lines = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
  const used = lines.flatMap((line) => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? []);
  return used.filter((action) => !action.startsWith('./'));
}

// A thief of the action's repository can move a tag to other code, but not a commit (R-supply).
test('workflows name each action by its commit, and the release it is', () => {
  expect(actions().length).toBeGreaterThan(0);
  expect(actions().filter((action) => !PINNED.test(action))).toEqual([]);
});

test('a workflow may only read, unless a job says what it writes', () => {
  const may = workflows.map(({ permissions }) => permissions);
  for (const permissions of may) expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  const writers = jobs.filter(({ permissions }) => JSON.stringify(permissions ?? {}).includes('write'));
  expect(writers.filter(({ name }) => !name.startsWith('.github/workflows/release.yml'))).toEqual([]);
  expect(jobs.filter(({ permissions }) => typeof permissions === 'string')).toEqual([]);
});

// What a branch or a title says would be run as it is written.
test('no text from outside is put into a script, and no step keeps the token of the checkout', () => {
  const steps = jobs.flatMap(({ steps: all = [] }) => all);
  expect(steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? [])).toEqual([]);
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});

test('every job ends by itself', () => {
  expect(jobs.filter((job) => !job.uses && !job['timeout-minutes']).map(({ name }) => name)).toEqual([]);
});
