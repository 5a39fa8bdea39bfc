import { addDays } from 'date-fns/addDays';
import { BRAND } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { validateEmailPath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken, newToken } from '../../ids.ts';
import type { Email } from '../../mail/email.ts';
import { textIn } from '../../texts.ts';
import { lockUser } from '../people/repository.ts';
import { replaceLinkToken } from './repository.ts';

/** A validation link works for a week. */
const VALIDATION_DAYS = 7;

interface Asked {
  email: string;
  language: Language;
  /** The account that claims the address, and whether it was just created; otherwise it is a further address. */
  claimant: NonNullable<Email['claimant']>;
}

/**
 * Mails the link that proves an address; the previous link becomes invalid. It quotes nothing that was typed, because it is not
 * yet known whose address it is (R-validation).
 * @throws AppError 429 when they have caused too many mails to strangers (R-mail-newcomer)
 */
export async function mailValidation(context: Context, tx: Tx, asked: Asked, addressId: string): Promise<void> {
  const token = newToken();
  const now = context.clock.now();
  await replaceLinkToken(tx, {
    token_hash: hashToken(token),
    kind: 'validateEmail',
    address_id: addressId,
    created_at: now,
    expires_at: addDays(now, VALIDATION_DAYS),
  });
  const { email, language, claimant } = asked;
  await context.mailer.send(tx, {
    to: email,
    language,
    subject: textIn(language, 'mail.validate.subject'),
    greeting: textIn(language, 'mail.friend.greeting'),
    paragraphs: [
      textIn(language, claimant.signsUp ? 'mail.validate.why' : 'mail.validate.added', { product: BRAND.name }),
      textIn(language, 'mail.validate.ignore'),
    ],
    action: {
      label: textIn(language, 'mail.validate.action'),
      url: `${context.config.publicUrl}${validateEmailPath(token)}`,
    },
    stop: null,
    about: 'ACCOUNT',
    urgent: true,
    kind: 'claim',
    isRefusable: true,
    claimant,
  });
}

/** @returns the address that an expired link was for, if nobody has proved it yet and no operator has closed the account */
async function findUnproved(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .selectFrom('link_tokens')
    .innerJoin('user_addresses', 'user_addresses.id', 'link_tokens.address_id')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .select(['user_addresses.id', 'address', 'main', 'users.id as userId', 'users.language'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'validateEmail')
    .where('link_tokens.expires_at', '<=', now)
    .where('user_addresses.validated_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Mails another link in place of an expired one, to the same address. It runs as a job, so that the
 * caller's answer takes the same time in every case (R-validation-again). When too many mails to strangers have gone out, it
 * comes as soon as there is room: the page has said that it is on its way.
 */
export async function renewValidation(context: Context, tokenHash: string): Promise<void> {
  const now = context.clock.now();
  const renewal = context.db.transaction().execute(async (tx) => {
    const asked = await findUnproved(tx, tokenHash, now);
    if (!asked) return;
    // If two ask at once, the second finds the link replaced.
    await lockUser(tx, asked.userId);
    const waiting = await findUnproved(tx, tokenHash, now);
    if (!waiting) return;
    const { id, address: email, language, main, userId } = waiting;
    await mailValidation(context, tx, { email, language, claimant: { id: userId, signsUp: main } }, id);
  });
  await renewal.catch(async (error: unknown) => {
    const retryAfter = error instanceof AppError ? error.data?.retryAfter : undefined;
    if (retryAfter === undefined) throw error;
    await context.db
      .transaction()
      .execute((tx) => context.jobs.enqueue(tx, 'address.validate', { tokenHash }, retryAfter));
  });
}
