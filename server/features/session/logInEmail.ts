import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { textIn } from '../../texts.ts';
import { isPhone } from '../people/addresses.ts';
import { findAddresses } from '../people/repository.ts';

/** What has become of the log-in of an account. */
type News = 'on' | 'off' | 'codes' | 'recovery' | 'passkey';

/**
 * Tells the main address, if it is proved, what has become of the log-in: whoever did it may not be the owner
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
    urgent: true,
  });
}
