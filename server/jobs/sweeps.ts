import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { note } from '../db/moments.ts';
import { requeueMails } from '../mail/delivery.ts';
import { askMailbox } from '../mailbox/readMailbox.ts';
import { createClockGuard } from './clockGuard.ts';
import { eachItem } from './eachItem.ts';

type Sweep = (context: Context) => Promise<void>;

/** Mails that wait go out, and those that came are read, whatever the time: at worst too soon. */
const MAIL_SWEEPS: Sweep[] = [({ mailer }) => mailer.sendDue(), requeueMails, askMailbox];

/** A clock that goes on from a moment that was believed: one that jumps during a sweep moves nothing in it (R-sweep-clock). */
function steadyFrom(now: Date): Clock {
  const start = performance.now();
  return { now: () => addMilliseconds(now, performance.now() - start) };
}

/** @param sweeps what the clock brings, in this order, as long as the clock can be believed (R-sweep, R-sweep-clock) */
export function handleSweeps(context: Context, sweeps: readonly Sweep[]): void {
  const guard = createClockGuard(context);
  context.jobs.handle('clock.sweep', async () => {
    const now = context.clock.now();
    const isTrusted = await guard.isTrusted(now);
    const due = isTrusted ? [...sweeps, ...MAIL_SWEEPS] : MAIL_SWEEPS;
    const swept = { ...context, clock: steadyFrom(now) };
    let failed = 0;
    await eachItem(context, 'sweep', due, async (sweep) => {
      await sweep(swept).catch((error: unknown) => {
        failed += 1;
        throw error;
      });
    });
    if (isTrusted && failed === 0) await note(context.db, 'sweptWell', swept.clock.now());
  });
}
