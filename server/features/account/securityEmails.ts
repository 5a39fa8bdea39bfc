import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow, UserRow } from '../../db/tables.ts';
import { textIn } from '../../texts.ts';
import { isPhone } from '../people/repository.ts';
import type { AddressChanges } from './addressList.ts';

/**
 * Tells the previous main address about a new address and about the one that replaces it: a person with a stolen session could
 * otherwise take over the account with an address of their own (R-main-address). It is a security mail: nothing stops it
 * (R-security-mail).
 */
export async function notifyOfAddresses(
  context: Context,
  tx: Tx,
  user: UserRow,
  present: readonly AddressRow[],
  { added, main }: Pick<AddressChanges, 'added' | 'main'>,
): Promise<void> {
  const told = present.find((address) => address.main && address.validated_at);
  if (!told || (added.length === 0 && !main)) return;
  const { language } = user;
  const news = [
    ...added.map((address) => textIn(language, 'mail.addresses.added', { address })),
    ...(main ? [textIn(language, 'mail.addresses.main', { address: main.address })] : []),
  ];
  if (isPhone(told.address)) {
    const text = textIn(language, 'mail.sms.addresses', { product: BRAND.name });
    if (context.texter.offered) await context.texter.send(tx, { to: told.address, text });
    return;
  }
  await context.mailer.send(tx, {
    to: told.address,
    language,
    subject: textIn(language, 'mail.addresses.subject'),
    greeting: textIn(language, 'mail.greeting', { name: user.first_name }),
    paragraphs: [...news, textIn(language, 'mail.addresses.notYou')],
    action: {
      label: textIn(language, 'mail.addresses.action'),
      url: `${context.config.publicUrl}${PATHS.profileEdit}`,
    },
    stop: null,
    about: 'ACCOUNT',
  });
}
