import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { UNSENT_DAYS } from '../../shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { purgeReturnAddresses } from '../mail/bounceTokens.ts';
import { purgeCounts } from '../mail/budgets.ts';
import { purgeGathered } from '../mail/gather.ts';
import { purgeNotices } from '../push/notices.ts';

/** The longest window of a limit is a day; what began before two of them counts for nothing. */
const LIMIT_DAYS = 2;
/** A link that was used or is too old is kept for a while, so that it can say so. */
const LINK_DAYS = 30;

/** What was pressed without a network is sent within so many days, or not any more (R-unsent). */
const REQUEST_DAYS = UNSENT_DAYS + 1;

/** Addresses that no mail reached are kept for the operator for so long. */
const FAILED_DAYS = 30;

/** A report that is settled may be asked about for so long. */
const REPORT_DAYS = 180;

/** Deletes what has ended and nobody will ask for again (R-purge). */
export async function purgeExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // One that is too old is not asked for: nobody can use it, so that it ends as well, and there is an index for that alone.
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('known_origins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('limits').where('window_started_at', '<', subDays(now, LIMIT_DAYS)).execute();
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
