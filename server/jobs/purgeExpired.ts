import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { UNSENT_DAYS } from '../../shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { purgeCounts } from '../mail/budgets.ts';
import { purgeGathered } from '../mail/gather.ts';
import { purgeReturnAddresses } from '../mail/tracking.ts';
import { LIMITS } from '../plugins/limits.ts';
import { purgeNotices } from '../push/notices.ts';

/** The window of most limits is a day at most: one that began two days ago no longer counts. */
const LIMIT_DAYS = 2;
/** Those with a longer one, and for how long theirs may count. */
const LONG_LIMITS = Object.values(LIMITS).filter(({ seconds }) => seconds > 86_400);
const LONG_LIMIT_DAYS = 31;
/** A used or expired link is kept for a while, so that it can say so. */
const LINK_DAYS = 30;

/** What was entered without a network is sent within this many days, or not at all (R-unsent). */
const REQUEST_DAYS = UNSENT_DAYS + 1;

/** How many days addresses that no mail reached are kept for the operator. */
const FAILED_DAYS = 30;

/** For how many days a settled report may be asked about. */
const REPORT_DAYS = 180;

/** Deletes what has ended and is not needed any more (R-purge). */
export async function purgeExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // A session whose log-in is too old needs no query: it can't be used, so that it expires as well, and that has an index.
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('known_origins').where('expires_at', '<=', now).execute();
  await sql`delete from limits where window_started_at < ${subDays(now, LIMIT_DAYS)} and (
    window_started_at < ${subDays(now, LONG_LIMIT_DAYS)}
    or split_part(key, ':', 1) <> all(${LONG_LIMITS.map(({ name }) => name)}))`.execute(db);
  await db.deleteFrom('login_nonces').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('apple_returns').where('expires_at', '<=', now).execute();
  await db.deleteFrom('proof_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('second_factors').where('expires_at', '<=', now).execute();
  await db.deleteFrom('phone_codes').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('mails')
    .where('state', '=', 'FAILED')
    .where('created_at', '<', subDays(now, FAILED_DAYS))
    .execute();
  await db.deleteFrom('player_reports').where('settled_at', '<', subDays(now, REPORT_DAYS)).execute();
  await db.deleteFrom('request_keys').where('created_at', '<', subDays(now, REQUEST_DAYS)).execute();
  await sql`delete from user_writes where noted_at < clock_timestamp() - interval '1 hour'`.execute(db);
  await purgeReturnAddresses(db, now);
  await purgeCounts(db, now);
  await purgeGathered(db, now);
  await purgeNotices(db, now);
  await db.deleteFrom('link_tokens').where('expires_at', '<', subDays(now, LINK_DAYS)).execute();
}
