import { addMinutes } from 'date-fns/addMinutes';
import { isAfter } from 'date-fns/isAfter';
import type { Health } from '../../../shared/contract/schemas/operator.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';

/** Minutes. */
const LATE_SWEEP = 5;
const LATE_JOB_SECONDS = 600;
const LATE_MAIL = 120;
const BACKUP = 7 * 24 * 60;

/** @returns what somebody should look after, the worst first (R-operator-health) */
export function healthProblems({ now, lastSweep, replica, jobs, mails, lastBackup, slowed }: Health): TextKey[] {
  const isOlder = (instant: string | null, than: number) => instant === null || isAfter(now, addMinutes(instant, than));
  const found: [boolean, TextKey][] = [
    [isOlder(lastSweep, LATE_SWEEP), 'operator.health.lateSweep'],
    [jobs.some(({ oldestWaiting }) => oldestWaiting > LATE_JOB_SECONDS), 'operator.health.lateJobs'],
    [mails.oldestQueued !== null && isOlder(mails.oldestQueued, LATE_MAIL), 'operator.health.lateMails'],
    [replica?.read === false, 'operator.health.replicaAway'],
    [slowed.length > 0, 'operator.health.slowedNotice'],
    [isOlder(lastBackup, BACKUP), 'operator.health.noBackup'],
  ];
  return found.flatMap(([isSo, text]) => (isSo ? [text] : []));
}
