import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { ACT_FAULTS } from '../../scripts/mutations/actFaults.mjs';

const faults = ACT_FAULTS as [name: string, file: string, from: string, to: string][];

// npm run test:mutations stops at a fault that no longer fits its file, and seldom runs.
test.each(faults)('“%s” can still be broken', (_name, file, from) => {
  expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(from);
});
