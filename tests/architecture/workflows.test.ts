import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PINNED = /^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

/** @returns what the workflows fetch from elsewhere, line by line */
function actions(): string[] {
  const files = globSync('.github/workflows/*.yml', { cwd: ROOT });
  const lines = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
  return lines.flatMap((line) => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? []);
}

// A tag can be moved to other code by whoever gets hold of the action's repository; a commit cannot (R-supply).
test('workflows name each action by its commit, and the release it is', () => {
  expect(actions().length).toBeGreaterThan(0);
  expect(actions().filter((action) => !PINNED.test(action))).toEqual([]);
});
