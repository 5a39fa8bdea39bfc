import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then a start is over, and what it has read is thrown away. */
const STARTED_MS = 20_000;

// A start reads a thousand files, for which V8 would make room that it keeps for good: three times what an idle server needs.
setFlagsFromString('--semi-space-growth-factor=1');
setTimeout(() => {
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--expose-gc');
  const collect: (how: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort' });
  // When nobody asks for ten seconds V8 would collect to save room, and with it what it knows of how our code is used: the
  // next thousands of calls would take thrice the time (ADR 87).
  setFlagsFromString('--memory-reducer-gc-count=0');
}, STARTED_MS).unref();

// What was read once is not compiled again. Where nothing can be written, it is.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));

await import('./index.ts');
