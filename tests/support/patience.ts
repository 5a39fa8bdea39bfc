/**
 * Limits of time are for what hangs, never for what is slow: a machine that does much else needs many times as long. All
 * configurations read these, and no test names a shorter one of its own (tests/architecture/gate.test.ts).
 */

/** What was broken on purpose is not waited for so long (npm run test:mutations). */
const isBroken = process.env.MUTATED !== undefined;

/** Of a whole test, of what is set up for it, and of the start of a server, in milliseconds. */
export const TEST_MS = isBroken ? 60_000 : 300_000;
/** Of one thing that is waited for. */
export const POLL_MS = isBroken ? 15_000 : 60_000;
/** Of one look among several, before each of which something is done again. */
export const LOOK_MS = 2_000;
