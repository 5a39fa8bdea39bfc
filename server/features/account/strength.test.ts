import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createWorkers } from '../../workers.ts';
import { isStrongEnough } from './strength.ts';

const workers = createWorkers();
afterAll(() => workers.close());

/** Everybody's requests: how often they have had their turn while something else was worked on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await setImmediate();
  return turns;
}

test('the worst password holds nobody up (R-off-thread)', async () => {
  const password = '4@8({[<369&#!1/|0$5+7%2'.repeat(5).slice(0, 100);
  await isStrongEnough({ workers }, 'warm up the thread', []);
  expect(await turnsDuring(isStrongEnough({ workers }, password, []))).toBeGreaterThan(100);
});

test('names and addresses of the person count against it', async () => {
  expect(await isStrongEnough({ workers }, 'Grzegorzewska', [])).toBe(true);
  expect(await isStrongEnough({ workers }, 'Grzegorzewska', ['Grzegorzewska'])).toBe(false);
});

test('any seven characters are too few, and eight are enough', async () => {
  expect(await isStrongEnough({ workers }, 'x7#kQ2!', [])).toBe(false);
  expect(await isStrongEnough({ workers }, 'x7#kQ2!v', [])).toBe(true);
});

test('what the product is called and about counts against it as well', async () => {
  for (const word of ['Crosscourt', 'crosscourt1', 'racquetball', 'Pickleball!', 'paddletennis']) {
    expect(await isStrongEnough({ workers }, word, [])).toBe(false);
  }
});
