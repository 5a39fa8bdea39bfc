import type { Context } from '../context.ts';
import { note } from '../db/moments.ts';
import { requeueMails } from '../mail/delivery.ts';
import { askMailbox } from '../mailbox/readMailbox.ts';
import { createClockGuard } from './clockGuard.ts';
import { eachItem } from './eachItem.ts';

type Sweep = (context: Context) => Promise<void>;

/** Mails that wait go out, and those that came are read, whatever the time: at worst too soon. */
const MAIL_SWEEPS: Sweep[] = [({ mailer }) => mailer.sendDue(), requeueMails, askMailbox];

/** @param sweeps what the clock brings, in this order, as long as the clock can be believed (R-sweep, R-sweep-clock) */
export function handleSweeps(context: Context, sweeps: readonly Sweep[]): void {
  const guard = createClockGuard(context);
  context.jobs.handle('clock.sweep', async () => {
    const isTrusted = await guard.isTrusted();
    const due = isTrusted ? [...sweeps, ...MAIL_SWEEPS] : MAIL_SWEEPS;
    let failed = 0;
    await eachItem(context, 'sweep', due, async (sweep) => {
      await sweep(context).catch((error: unknown) => {
        failed += 1;
        throw error;
      });
    });
    if (isTrusted && failed === 0) await note(context.db, 'sweptWell', context.clock.now());
  });
}
