import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '../../../server/context.ts';
import { connect } from '../../../server/db/database.ts';
import { createClockGuard } from '../../../server/jobs/clockGuard.ts';
import { handleSweeps } from '../../../server/jobs/sweeps.ts';
import { useTestApp } from '../../support/app.ts';
import { createPerson, createTestGame, newGuest, readGame } from '../../support/factories.ts';

// Its clock follows the system's.
const app = useTestApp();

const sweep = (now: Date | null) => app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });

// R-sweep-clock
test('a clock that is 120 days ahead for a moment cancels, ends and erases nothing', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const said = vi.spyOn(app.app.log, 'error');
  const right = app.clock.now;
  app.clock.now = () => addDays(right(), 120);
  await sweep(null);
  await expect.poll(() => JSON.stringify(said.mock.calls.map(([, line]) => line))).toContain('clock');
  app.clock.now = right;
  expect((await readGame(app, game.id, owner.token)).status).toBe('CONFIRMED');
  const { rows } = await app.db.query('select first_name, email from invitees where game_id = $1', [game.id]);
  expect(rows).toEqual([{ first_name: guest.firstName, email: guest.email }]);
  // Set on purpose it does what is due.
  await sweep(addDays(right(), 120));
  const status = async () => (await app.db.query('select status from games where id = $1', [game.id])).rows[0].status;
  await expect.poll(status).toBe('CANCELED');
});

describe('sweeps', () => {
  /** What a machine's clocks show: of the day, and since it was started. */
  let wall: Date;
  let uptime: number;
  let said: string[];
  let stored: ReturnType<typeof connect>['db'];

  beforeAll(() => {
    stored = connect(app.connection).db;
  });
  afterAll(() => stored.destroy());

  /** A process that is started now, over a database whose clock shows what the machine's does unless told otherwise. */
  function started(skewMinutes = 0) {
    const report = (error: unknown) => void said.push(String(error));
    const databaseNow = async () => addMinutes(wall, skewMinutes);
    return createClockGuard({ db: stored, clock: { now: () => wall }, report }, { databaseNow, uptime: () => uptime });
  }

  beforeEach(async () => {
    [wall, uptime, said] = [new Date('2026-11-21T09:00:00.000Z'), 1000, []];
    await app.db.query(`delete from deployment where key = 'lastSweep'`);
  });
  function pass(minutes: number): void {
    wall = addMinutes(wall, minutes);
    uptime += minutes * 60_000;
  }

  test('go by the clock that was believed, though it jumps while they run', async () => {
    const right = new Date();
    let shown = right;
    let sweepOnce = async (): Promise<void> => {};
    const seen: Date[] = [];
    const jobs = {
      handle(_job: string, run: typeof sweepOnce) {
        sweepOnce = run;
      },
    };
    // No mail is sent or read here: what does so fails by itself.
    const context = { db: stored, clock: { now: () => shown }, jobs, report: () => {} } as unknown as Context;
    handleSweeps(context, [
      async () => {
        shown = addDays(right, 120);
      },
      async ({ clock }) => void seen.push(clock.now()),
    ]);
    await sweepOnce();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.getTime()).toBeLessThan(addMinutes(right, 1).getTime());
  });

  test('run at once over a new database, and minute by minute', async () => {
    const guard = started();
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await guard.isTrusted(wall)).toBe(true);
      pass(1);
    }
    expect(said).toEqual([]);
  });

  test('do not run while the database shows another time, and go on when it does not', async () => {
    expect(await started(-8).isTrusted(wall)).toBe(false);
    expect(await started(8).isTrusted(wall)).toBe(false);
    expect(said).toHaveLength(2);
    expect(await started(3).isTrusted(wall)).toBe(true);
  });

  test('do not run when the clock of the whole machine jumps, until it has been steady for a quarter of an hour', async () => {
    const guard = started();
    expect(await guard.isTrusted(wall)).toBe(true);
    wall = addDays(wall, 120);
    expect(await guard.isTrusted(wall)).toBe(false);
    pass(1);
    expect(await guard.isTrusted(wall)).toBe(false);
    wall = addDays(wall, -120);
    pass(14);
    expect(await guard.isTrusted(wall)).toBe(false);
    pass(14);
    expect(await guard.isTrusted(wall)).toBe(false);
    pass(1);
    expect(await guard.isTrusted(wall)).toBe(true);
    // Once in a while is enough.
    expect(said).toHaveLength(1);
  });

  test('wait a quarter of an hour after a start that comes long after the last of them', async () => {
    expect(await started().isTrusted(wall)).toBe(true);
    pass(30);
    expect(await started().isTrusted(wall)).toBe(true);
    pass(7 * 24 * 60);
    const guard = started();
    expect(await guard.isTrusted(wall)).toBe(false);
    pass(15);
    expect(await guard.isTrusted(wall)).toBe(true);
  });
});
