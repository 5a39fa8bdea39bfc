import { addMinutes } from 'date-fns/addMinutes';
import { BRAND } from '../../../shared/brand.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { newSixDigits } from '../../ids.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { textIn } from '../../texts.ts';
import { findAddresses, isPhone, lockUser } from '../people/repository.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';

/** A code works once, for this many minutes and tries, and only the newest one (R-proof). */
const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/** @returns the main address, mail or phone, when it is proved: it reaches only the owner */
export async function findReachable(db: Queryable, userId: string): Promise<string | null> {
  const addresses = await findAddresses(db, userId);
  return addresses.find(({ main, validated_at }) => main && validated_at)?.address ?? null;
}

/**
 * Sends a new code to the main address of an account without password; the previous code becomes invalid.
 * @throws AppError 422 for an account with another proof, 429 after five codes in an hour, 401 when it is gone
 */
export async function sendProofCode(context: Context, userId: string): Promise<void> {
  await consumeLimit(context, LIMITS.proofCode, userId);
  const now = context.clock.now();
  const code = newSixDigits();
  // Six digits are guessed at once from a fast hash; with this kind, cracking a stolen one takes longer than its ten minutes.
  const fresh = {
    code_hash: await hashPassword(code),
    tries: 0,
    created_at: now,
    expires_at: addMinutes(now, CODE_MINUTES),
  };
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    if (user.password_hash !== null) throw new AppError('E.proof.required', { proof: 'password' });
    const to = await findReachable(tx, userId);
    if (to === null) throw new AppError('E.proof.required', { proof: 'logIn' });
    await tx
      .insertInto('proof_codes')
      .values({ user_id: userId, ...fresh })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
      .execute();
    await deliver(context, tx, user, { to, code });
  });
}

async function deliver(
  context: Context,
  tx: Tx,
  user: UserRow,
  { to, code }: { to: string; code: string },
): Promise<void> {
  const { language } = user;
  if (isPhone(to)) {
    const text = textIn(language, 'mail.sms.code', { code, product: BRAND.name, minutes: CODE_MINUTES });
    await context.texter.send(tx, { to, text });
    return;
  }
  await context.mailer.send(tx, {
    to,
    language,
    subject: textIn(language, 'mail.member.code.subject', { code }),
    greeting: textIn(language, 'mail.greeting', { name: user.first_name }),
    paragraphs: [
      textIn(language, 'mail.proof.text', { code, minutes: CODE_MINUTES }),
      textIn(language, 'mail.proof.notYou'),
    ],
    stop: null,
    about: 'ACCOUNT',
    urgent: true,
  });
}

/**
 * A try counts before it is checked, so that tries at the same moment can't exceed their number.
 * @returns the hash of the right code, which is not used up yet
 * @throws AppError 422 for a wrong code, with the tries that are left, 409 for one that is used, replaced or too old
 */
export async function tryProofCode({ db, clock }: Context, userId: string, code: string): Promise<string> {
  const tried = await db
    .updateTable('proof_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', clock.now())
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  if (!tried) throw new AppError('E.code.used');
  if (!(await verifyPassword(code, tried.code_hash)))
    throw new AppError('E.code.wrong', { left: CODE_TRIES - tried.tries });
  return tried.code_hash;
}
