import { addDays } from 'date-fns/addDays';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { subDays } from 'date-fns/subDays';
import type { announce as endpoint } from '../../../shared/contract/clubActs.ts';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import { lockFor } from './access.ts';
import { keepAct } from './history.ts';
import { queueMailing, receiversOf } from './mailings.ts';

/** How often a club may write to all its members, in so many days (R-club-announce). */
const WINDOWS = [
  { days: 1, most: 2 },
  { days: 7, most: 5 },
];

/** The caller locks the club, so that two announcements at once are counted. @throws AppError 429 until there is room */
async function checkRoom(tx: Tx, clubId: string, now: Date): Promise<void> {
  for (const { days, most } of WINDOWS) {
    const acts = await tx
      .selectFrom('club_history')
      .select('at')
      .where('club_id', '=', clubId)
      .where('action', '=', 'ANNOUNCED')
      .where('at', '>', subDays(now, days))
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    const oldest = acts.at(-1);
    if (acts.length < most || !oldest) continue;
    const retryAfter = Math.max(1, differenceInSeconds(addDays(oldest.at, days), now));
    throw new AppError('E.mail.enough', { retryAfter }, 'announcements');
  }
}

/**
 * An organiser writes to all members of a club (R-club-announce).
 * @returns how many get it, as far as organisers may know
 * @throws AppError 403 for anybody but its organisers, 404, 409, 429 after two in a day or five in seven days
 */
export async function announce(
  context: Context,
  userId: string,
  id: string,
  { subject, body, link }: BodyOf<typeof endpoint>,
  once: Once | null,
): Promise<ResponseOf<typeof endpoint>> {
  const now = context.clock.now();
  const work = async (tx: Tx): Promise<ResponseOf<typeof endpoint>> => {
    await lockFor(tx, 'ANNOUNCE', id, userId, now);
    await checkRoom(tx, id, now);
    const mailing = { club_id: id, kind: 'ANNOUNCEMENT' as const, author_id: userId };
    const { receivers } = await receiversOf(tx, { ...mailing, created_at: now })
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('club_blocks')
              .select('club_blocks.user_id')
              .whereRef('club_blocks.club_id', '=', 'club_people.club_id')
              .whereRef('club_blocks.user_id', '=', 'club_people.user_id'),
          ),
        ),
      )
      .select(({ fn }) => fn.countAll<number>().as('receivers'))
      .executeTakeFirstOrThrow();
    const announcementId = newId();
    await keepAct(tx, id, { at: now, actor: userId, action: 'ANNOUNCED', subject: announcementId });
    await queueMailing(tx, { ...mailing, id: announcementId, subject, body, link: link ?? null }, now);
    return { id: announcementId, receivers };
  };
  const { result } = await context.db.transaction().execute((tx) => doOnce(tx, once, now, () => work(tx)));
  await context.jobs.sweepSoon();
  return result;
}
