import { addDays } from 'date-fns/addDays';
import { BRAND } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { validateEmailPath } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken, newToken } from '../../ids.ts';
import type { Email } from '../../mail/email.ts';
import { textIn } from '../../texts.ts';
import { replaceLinkToken } from './repository.ts';

/** A validation link works for a week. */
const VALIDATION_DAYS = 7;

interface Asked {
  email: string;
  language: Language;
  /** The account that says so, and whether it is made just now; else the address is a further one of it. */
  claimant: NonNullable<Email['claimant']>;
}

/**
 * Mails the link that proves an address; the one before it is worth nothing from now on. It quotes nothing that was typed:
 * whose address it is nobody knows yet (R-validation).
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
    urgent: true,
    kind: 'claim',
    isRefusable: true,
    claimant,
  });
}
