import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { hashToken } from '../../ids.ts';
import { textIn } from '../../texts.ts';
import { findAddresses, isPhone } from '../people/repository.ts';

/** How many days after a log-in an origin is known, and how many of an account are known: the newest. */
const KNOWN_DAYS = 180;
const MAX_ORIGINS = 20;

/**
 * Whether an account was logged in from one of these before (R-known-origin). The same work is done for an account that
 * does not exist (R-same-work).
 * @param origins mark of the device, and line of its network
 */
export async function isKnownOrigin(db: Queryable, userId: string, origins: string[], now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('known_origins')
    .select('origin_hash')
    .where('user_id', '=', userId)
    .where('origin_hash', 'in', origins.map(hashToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores from where an account has just logged in, or had its password set by a link. */
export async function rememberOrigins(db: Queryable, userId: string, origins: string[], now: Date): Promise<void> {
  const seen = { used_at: now, expires_at: addDays(now, KNOWN_DAYS) };
  await db
    .insertInto('known_origins')
    .values(origins.map((origin) => ({ user_id: userId, origin_hash: hashToken(origin), ...seen })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin_hash']).doUpdateSet(seen))
    .execute();
  await sql`delete from known_origins where user_id = ${userId} and origin_hash not in (
    select origin_hash from known_origins where user_id = ${userId} order by used_at desc limit ${MAX_ORIGINS})`.execute(
    db,
  );
}

/** What has changed about the log-in of an account. */
type News = 'on' | 'off' | 'codes' | 'recovery' | 'passkey';

/**
 * Tells the main address, if it is proved, what has changed about the log-in: it may not have been the owner
 * (R-factor-mail). Nothing stops it (R-security-mail).
 */
export async function notifyOfLogIn(context: Context, tx: Tx, user: UserRow, news: News): Promise<void> {
  const { language } = user;
  const to = (await findAddresses(tx, user.id)).find(({ main, validated_at }) => main && validated_at)?.address;
  if (to === undefined) return;
  if (isPhone(to)) {
    const text = textIn(language, 'mail.sms.factor', { product: BRAND.name });
    if (context.texter.offered) await context.texter.send(tx, { to, text });
    return;
  }
  await context.mailer.send(tx, {
    to,
    language,
    subject: textIn(language, 'mail.factor.subject'),
    greeting: textIn(language, 'mail.greeting', { name: user.first_name }),
    paragraphs: [textIn(language, `mail.factor.${news}`), textIn(language, 'mail.factor.notYou')],
    action: {
      label: textIn(language, 'mail.factor.action'),
      url: `${context.config.publicUrl}${PATHS.profile}?security`,
    },
    stop: null,
    about: 'ACCOUNT',
    urgent: true,
  });
}
