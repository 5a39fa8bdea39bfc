import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { type Cast, castOf, GameModel, inspect } from '../../support/model/gameModel.ts';
import { type Setting, type Step, setting, step } from '../../support/model/gameSteps.ts';

/** `npm run test:model` runs thousands of games with a seed of its own; here it is a sample, the same each time. */
const RUNS = Number(process.env.MODEL_RUNS ?? 0);
const SAMPLE_MS = 10_000;
const SAMPLE_SEED = 20_261_121;

const START = '2026-11-21T09:00:00.000Z';

let app: TestApp;
let db: pg.Client;
let cast: Cast;
let lastGame: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  app = await buildTestApp({ now: START });
  db = await inspect(app);
  cast = await castOf(app, db);
});
afterAll(async () => {
  // The time limit leaves the last game alone while it goes on.
  await lastGame;
  await db.end();
  await app.close();
});

test('whatever owner, guests, visitors, strangers and the clock do to a game, its rules hold', {
  timeout: 3_600_000,
}, async () => {
  const property = fc.asyncProperty(setting, fc.array(step, { minLength: 5, maxLength: 40 }), async (kind, steps) => {
    const game = live(kind, steps);
    lastGame = game.catch(() => undefined);
    await game;
  });
  const sample = { seed: SAMPLE_SEED, numRuns: 5000, interruptAfterTimeLimit: SAMPLE_MS };
  await fc.assert(property, RUNS > 0 ? { numRuns: RUNS } : sample);
});

async function live(kind: Setting, steps: Step[]): Promise<void> {
  app.clock.set(new Date(START));
  const model = await GameModel.begin(app, db, cast, kind);
  for (const next of steps) await model.run(next);
}
