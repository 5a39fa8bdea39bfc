import { addMinutes } from 'date-fns/addMinutes';
import { Counter } from 'prom-client';
import { type PushKind, pushTime } from '../../shared/domain/push.ts';
import type { Language } from '../../shared/locales/languages.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { pushBudgetsOf, takeBudgets } from '../mail/budgets.ts';
import { oneLine } from '../mail/compose.ts';
import { deliverNotice, type PushResult } from './delivery.ts';
import { findTargets, storeNotice, takeDueNotices } from './notices.ts';

/** How long after a notice its reminder is mailed, unless the notice was read (R-push-reminder). */
const READ_MINUTES = 20;

/** A notice before it is sent: texts are in the receiver's language, and say no more about people than a mail's subject. */
export interface Push {
  userId: string;
  kind: PushKind;
  /** Null for a notice about several matches. */
  gameId: string | null;
  /** On a device a later notice with the same tag replaces it. */
  tag: string;
  language: Language;
  title: string;
  body: string;
  /** The path of the page it opens. */
  path: string;
  /** After this it is no longer useful. */
  endsAt: Date;
  /** When the agreed match that it is about begins; null without one. */
  startsAt: Date | null;
  /** What is mailed if it is not read; left out, nothing is. */
  reminder?: { kind: string; about: Date };
}

export interface Pusher {
  /**
   * Stores a notice in the caller's transaction: it goes out if and only if that commits, at once or when the quiet hours of
   * its receiver end (R-push-quiet).
   * @returns whether it goes to any device: its receiver has one, wants this kind, and there is room in the day's budget
   */
  send(tx: Tx, push: Push): Promise<boolean>;
  /** Sends held notices that are due. */
  sendDue(): Promise<void>;
  /** The results of notices in this process. */
  results: Counter<'result'>;
}

type Deps = { config: Config; db: Database; clock: Clock; jobs: Jobs };

/** The only sender of notices to devices (R-push). */
export function createPusher(deps: Deps): Pusher {
  const { db, clock, jobs } = deps;
  const results = new Counter({
    name: 'crosscourt_pushes_total',
    help: 'Notices that were handed to push services, by outcome',
    labelNames: ['result'],
    registers: [],
  });
  const count = (result: PushResult) => results.inc({ result });
  jobs.handle('push.deliver', async (batch) => {
    for (const job of batch) await deliverNotice(deps, job, count);
  });

  return {
    results,
    async send(tx, { userId, kind, gameId, tag, language, path, endsAt, startsAt, reminder, ...said }) {
      const now = clock.now();
      const targets = await findTargets(tx, userId, kind, now);
      if (!targets) return false;
      const due = new Date(pushTime(now.getTime(), targets.quiet, startsAt?.getTime() ?? null));
      if (due >= endsAt || (await takeBudgets(tx, pushBudgetsOf(userId), now))) return false;
      const id = newId();
      await storeNotice(tx, {
        ...{ id, user_id: userId, game_id: gameId, kind, tag, language, path },
        title: oneLine(said.title),
        body: oneLine(said.body),
        created_at: now,
        ends_at: endsAt,
        due_at: due > now ? due : null,
        read_at: null,
        mail_at: reminder ? addMinutes(due, READ_MINUTES) : null,
        reminder: reminder?.kind ?? null,
        about: reminder?.about ?? null,
      });
      if (due > now) return true;
      for (const deviceId of targets.deviceIds) {
        await jobs.enqueue(tx, 'push.deliver', { noticeId: id, deviceId, tries: 0 });
      }
      return true;
    },
    async sendDue() {
      await db.transaction().execute(async (tx) => {
        for (const delivery of await takeDueNotices(tx, clock.now())) {
          await jobs.enqueue(tx, 'push.deliver', { ...delivery, tries: 0 });
        }
      });
    },
  };
}
