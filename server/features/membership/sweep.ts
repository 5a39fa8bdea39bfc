import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { RENEWAL_DAYS } from '../../../shared/domain/membership/membership.ts';
import type { Context } from '../../context.ts';
import { eachItem } from '../../jobs/sweeps.ts';
import { lockUser } from '../people/repository.ts';
import { provedReach, sendEnding } from './emails.ts';
import { findMembership, settleMembership } from './membership.ts';

/** People looked at in one go; the rest waits for the next. */
const BATCH = 200;

/** Stores the levels that have changed with time, and tells people whose level ends soon. */
export async function sweepMemberships(context: Context): Promise<void> {
  await moveLevels(context);
  await notifyOfEnds(context);
}

async function moveLevels(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const due = await db
    .selectFrom('users')
    .select('id')
    // A clock of development may have been set back.
    .where((user) => user.or([user('membership_until', '<=', now), user('membership_from', '>', now)]))
    .limit(BATCH)
    .execute();
  await eachItem(context, 'plan of a person', due, ({ id }) =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await settleMembership(tx, id, clock.now());
    }),
  );
}

async function notifyOfEnds(context: Context): Promise<void> {
  const now = context.clock.now();
  const soon = await context.db
    .selectFrom('users')
    .select('id')
    .where('membership_level', '<>', 'PLAYIT')
    .where('membership_until', '>', now)
    .where('membership_until', '<=', addDays(now, RENEWAL_DAYS))
    .where('mail_channel', '=', true)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from membership_notices
        where user_id = users.id and ends_at = users.membership_until)`,
    )
    .limit(BATCH)
    .execute();
  await eachItem(context, 'notice of a plan’s end', soon, ({ id }) => notifyOfEnd(context, id, now));
}

/** Marks the end as handled, and tells the user about it unless the same level goes on. */
async function notifyOfEnd(context: Context, userId: string, now: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return;
    const membership = await findMembership(tx, userId, now);
    const { to: end, levelEndsAt } = membership;
    if (end === null) return;
    const isNew = await tx
      .insertInto('membership_notices')
      .values({ user_id: userId, ends_at: new Date(end) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const to = await provedReach(context, tx, userId);
    if (isNew.numInsertedOrUpdatedRows !== 1n || levelEndsAt !== end || to === null) return;
    await sendEnding(context, tx, user, { to, endsAt: end, membership });
  });
}
