import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { BRAND } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newSixDigits } from '../../ids.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { textIn } from '../../texts.ts';
import { normalizeAddress } from '../people/repository.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { markAddressProved } from './prove.ts';

/**
 * A code works once, for this many minutes, and only the newest one (R-phone-code). Each network address that has asked for a
 * code has its own number of tries, and all others share the same number: no stranger can use up the owner's tries.
 */
const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/**
 * Texts a new code to an unproved phone; the previous code becomes invalid.
 * @param from hash of the network address that asks
 * @throws AppError 429 when the number got its codes of this hour; only codes that are sent count, so that nobody can use
 * up another's by asking
 */
export async function sendPhoneCode(
  context: Context,
  tx: Tx,
  phone: { addressId: string; number: string; language: Language },
  from: string,
): Promise<void> {
  const now = context.clock.now();
  await consumeLimit({ db: tx, clock: context.clock }, LIMITS.phoneCode, phone.number);
  const code = newSixDigits();
  // Six digits are guessed at once from a fast hash; with this kind, cracking a stolen one takes longer than its ten minutes.
  const fresh = {
    code_hash: await hashPassword(code),
    tries: 0,
    created_at: now,
    expires_at: addMinutes(now, CODE_MINUTES),
  };
  await tx
    .insertInto('phone_codes')
    .values({ address_id: phone.addressId, ...fresh, asked_from: JSON.stringify({ [from]: 0 }) })
    .onConflict((conflict) =>
      conflict.column('address_id').doUpdateSet({
        ...fresh,
        asked_from: sql`(select jsonb_object_agg(asked, 0) from (
          select jsonb_object_keys(phone_codes.asked_from) as asked union select ${from}) as everybody)`,
      }),
    )
    .execute();
  await context.texter.send(tx, {
    to: phone.number,
    text: textIn(phone.language, 'mail.sms.code', { code, product: BRAND.name, minutes: CODE_MINUTES }),
  });
}

/**
 * Texts a new code when there is an account whose phone waits for its proof. It runs as a job, so that the caller's
 * answer takes the same time whether there is an account or not.
 */
export async function renewPhoneCode(context: Context, { number, from }: JobData['phone.code']): Promise<void> {
  const renewal = context.db.transaction().execute(async (tx) => {
    const waiting = await tx
      .selectFrom('user_addresses')
      .innerJoin('users', 'users.id', 'user_addresses.user_id')
      .select(['user_addresses.id', 'users.language'])
      .where('user_addresses.address', '=', number)
      .where('user_addresses.validated_at', 'is', null)
      .where('user_addresses.main', '=', true)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!waiting) return;
    await sendPhoneCode(context, tx, { addressId: waiting.id, number, language: waiting.language }, from);
  });
  await renewal.catch((error: unknown) => {
    // Repeating the job would change nothing within the hour, and nobody waits for its answer.
    if (!(error instanceof AppError)) throw error;
  });
}

/**
 * Proves a phone by the code texted to it. A try counts before it is checked, whatever the result, so that tries
 * at the same moment can't exceed their number.
 * @param from hash of the network address that asks
 * @returns the account of the phone
 * @throws AppError 409 for a code that is wrong, used, replaced, too old or was tried too often, and for an unknown phone
 */
export async function provePhone(
  context: Context,
  { phone, code }: { phone: string; code: string },
  from: string,
): Promise<string> {
  const number = normalizeAddress(phone);
  const own = sql<number>`(phone_codes.asked_from->>${from})::int`;
  const tried = await context.db
    .updateTable('phone_codes')
    .from('user_addresses')
    .set({
      tries: sql`phone_codes.tries + case when ${own} is null then 1 else 0 end`,
      asked_from: sql`case when ${own} is null then phone_codes.asked_from
        else phone_codes.asked_from || jsonb_build_object(${from}::text, ${own} + 1) end`,
    })
    .whereRef('user_addresses.id', '=', 'phone_codes.address_id')
    .where('user_addresses.address', '=', number)
    .where('user_addresses.main', '=', true)
    .where(sql<boolean>`coalesce(${own}, phone_codes.tries) < ${CODE_TRIES}`)
    .where('phone_codes.expires_at', '>', context.clock.now())
    .returning(['phone_codes.address_id', 'phone_codes.code_hash'])
    .executeTakeFirst();
  const isRight = await verifyPassword(code, tried?.code_hash ?? null);
  if (!tried || !isRight) throw new AppError('E.link.used');
  return context.db.transaction().execute(async (tx) => {
    const spent = await tx
      .deleteFrom('phone_codes')
      .where('address_id', '=', tried.address_id)
      .where('code_hash', '=', tried.code_hash)
      .returning('address_id')
      .executeTakeFirst();
    const address =
      spent &&
      (await tx.selectFrom('user_addresses').selectAll().where('id', '=', spent.address_id).executeTakeFirst());
    if (!address) throw new AppError('E.link.used');
    await markAddressProved(context, tx, address);
    return address.user_id;
  });
}
