import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the start is over, and what it has read is freed. */
const STARTED_MS = 20_000;

// A start reads a thousand files, for which V8 would take memory that it keeps for good: three times what an idle server needs.
setFlagsFromString('--semi-space-growth-factor=1');
setTimeout(() => {
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--expose-gc');
  const collect: (how: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort' });
  // After ten seconds without requests V8 would collect garbage to save memory, and lose what it knows about how our code is
  // used: the next thousands of calls would take three times as long (ADR 87).
  setFlagsFromString('--memory-reducer-gc-count=0');
}, STARTED_MS).unref();

// Files that were compiled once are not compiled again, unless the cache can't be written.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));

await import('./index.ts');
