import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { useTestApp } from '../../support/app.ts';
import { type Cast, castOf, GameModel } from '../../support/model/gameModel.ts';
import { type Setting, type Step, setting, step } from '../../support/model/gameSteps.ts';

/** `npm run test:model` runs thousands of games with a seed of its own; here it is a sample, the same each time. */
const RUNS = Number(process.env.MODEL_RUNS ?? 0);
const SAMPLE_MS = 10_000;
const SAMPLE_SEED = 20_261_121;

const START = '2026-11-21T09:00:00.000Z';

const app = useTestApp({ now: START });
let cast: Cast;
let lastGame: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  cast = await castOf(app);
});
// The time limit leaves the last game alone while it goes on.
afterAll(() => lastGame);

test('the rules of a game hold under all moves of owner, guests, visitors, strangers and the clock', {
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
  const model = await GameModel.begin(app, cast, kind);
  for (const next of steps) await model.run(next);
}
