import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { KEPT_DAYS } from './access.ts';
import { keepAct } from './history.ts';
import { queueMailing } from './mailings.ts';

/** For how many days the acts of organisers are kept (R-club-history). */
const HISTORY_DAYS = 400;

/** Closes clubs without a keeper, and erases the lists of closed ones (R-club-orphan, R-club-close). */
export async function endClubs({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const since = subDays(now, KEPT_DAYS);
  await db.transaction().execute(async (tx) => {
    // The list is erased 30 days after the club was closed, whatever closed it.
    await sql`delete from club_people using clubs
      where clubs.id = club_id and clubs.state = 'CLOSED' and state_since <= ${since}`.execute(tx);
    await sql`delete from club_contacts using clubs
      where clubs.id = club_id and clubs.state = 'CLOSED' and state_since <= ${since}`.execute(tx);
    const { rows } = await sql<{
      id: string;
    }>`update clubs set state = 'CLOSED', state_since = ${now}, changed_at = ${now}
      where state = 'ORPHANED' and state_since <= ${since} returning id`.execute(tx);
    for (const { id } of rows) {
      await keepAct(tx, id, { at: now, actor: null, action: 'CLOSED' });
      await queueMailing(tx, { club_id: id, kind: 'CLOSED', author_id: null }, now);
    }
  });
}

/** Ends requests to join that nobody answered, former addresses and old acts (R-club-join, R-club, R-club-history). */
export async function forgetInClubs({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await sql`delete from club_people where state = 'ASKED' and asked_at <= ${subDays(now, KEPT_DAYS)}`.execute(db);
  await sql`delete from club_slugs where until <= ${now}`.execute(db);
  await sql`delete from club_history where at <= ${subDays(now, HISTORY_DAYS)}`.execute(db);
}
