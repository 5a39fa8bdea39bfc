import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { note } from '../db/moments.ts';
import { requeueMails } from '../mail/delivery.ts';
import { askMailbox } from '../mailbox/readMailbox.ts';
import { createClockGuard } from './clockGuard.ts';

/** Reports an item that fails, with what it was for, and continues with the others (R-sweep-isolation). */
export async function eachItem<T>(
  { report }: Pick<Context, 'report'>,
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      report(error, what);
    }
  }
}

/** Work that becomes due as time passes. */
export type Sweep = (context: Context) => Promise<void>;

/** Waiting mails go out, and incoming ones are read, whatever the time: at worst too soon. */
const MAIL_SWEEPS: Sweep[] = [({ mailer }) => mailer.sendDue(), requeueMails, askMailbox];

/** A clock that runs on from a trusted moment: a jump during a sweep does not affect it (R-sweep-clock). */
function steadyFrom(now: Date): Clock {
  const start = performance.now();
  return { now: () => addMilliseconds(now, performance.now() - start) };
}

/** @param sweeps the work that becomes due, in this order, as long as the clock can be trusted (R-sweep, R-sweep-clock) */
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
