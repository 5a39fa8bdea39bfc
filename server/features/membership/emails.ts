import { BRAND } from '../../../shared/brand.ts';
import type { Membership } from '../../../shared/domain/membership/membershipPeriods.ts';
import { moneyFormatter } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UpgradeRequestRow, UserRow } from '../../db/tables.ts';
import { dayText } from '../../mail/slotText.ts';
import { textIn } from '../../texts.ts';
import { findAddresses, findFormats, isPhone } from '../people/repository.ts';

/** @returns a user's proved mail address, the main one first; null without one */
export async function provedMail(db: Queryable, userId: string): Promise<string | null> {
  const addresses = await findAddresses(db, userId);
  return addresses.find(({ address, validated_at }) => validated_at && !isPhone(address))?.address ?? null;
}

/**
 * @returns the address for news about a plan: the proved mail address, else the confirmed phone; null without one
 * (R-phone-account)
 */
export async function provedReach({ texter }: Context, db: Queryable, userId: string): Promise<string | null> {
  const proved = (await findAddresses(db, userId)).filter(({ validated_at }) => validated_at);
  const mail = proved.find(({ address }) => !isPhone(address));
  return (mail ?? (texter.offered ? proved[0] : undefined))?.address ?? null;
}

/** @throws AppError 422 that says what a user without a proved address or phone has to do before they pay in balls */
export async function refuseUnproved({ texter }: Context, db: Queryable, userId: string): Promise<never> {
  const phone = (await findAddresses(db, userId)).find(({ address }) => isPhone(address));
  if (!phone) throw new AppError('E.email.unproved');
  throw new AppError(texter.offered ? 'E.phone.unproved' : 'E.phone.notOffered');
}

/** @returns a plan as people read it, such as "Love It, 3 months" */
export function planTitle(language: Language, { level, months }: Pick<UpgradeRequestRow, 'level' | 'months'>): string {
  return textIn(language, 'membership.plan', {
    level: textIn(language, `membership.level.${level}`),
    period: textIn(language, 'membership.months', { count: months }),
  });
}

function price(language: Language, { amount, currency }: UpgradeRequestRow): string {
  if (currency === 'IPB') return textIn(language, 'membership.balls', { count: amount });
  return moneyFormatter(currency, language).format(amount / 100);
}

const upgradeUrl = ({ config }: Context): string => `${config.publicUrl}${PATHS.upgradeAccount}`;

/** Sends the code that pays a plan in balls, by mail or as a text message. */
export async function sendBallsCode(
  context: Context,
  tx: Tx,
  user: UserRow,
  request: UpgradeRequestRow,
  { to, code, minutes }: { to: string; code: string; minutes: number },
): Promise<void> {
  const { language } = user;
  if (isPhone(to)) {
    const values = { code, minutes, plan: planTitle(language, request), price: price(language, request) };
    await context.texter.send(tx, { to, text: textIn(language, 'mail.sms.balls', values) });
    return;
  }
  await context.mailer.send(tx, {
    to,
    language,
    subject: textIn(language, 'mail.member.code.subject', { code }),
    greeting: textIn(language, 'mail.greeting', { name: user.first_name }),
    paragraphs: [
      textIn(language, 'mail.member.code.text', { code, minutes }),
      textIn(language, 'mail.member.code.notYou'),
    ],
    facts: [
      [textIn(language, 'mail.member.bought'), planTitle(language, request)],
      [textIn(language, 'mail.member.price'), price(language, request)],
    ],
    stop: null,
    about: 'ACCOUNT',
    urgent: true,
  });
}

/** Says what was paid and which plan it gives: part of the purchase, so nothing stops it. */
export async function sendReceipt(
  context: Context,
  tx: Tx,
  user: UserRow,
  request: UpgradeRequestRow,
  { level, levelEndsAt }: Membership,
): Promise<void> {
  const to = user.deleted_at ? null : await provedReach(context, tx, user.id);
  if (to === null) return;
  const { language } = user;
  const now: [string, string] = [
    textIn(language, 'mail.member.now'),
    levelEndsAt === null
      ? textIn(language, `membership.level.${level}`)
      : textIn(language, 'mail.member.until', {
          level: textIn(language, `membership.level.${level}`),
          date: dayText(await findFormats(tx, user), levelEndsAt),
        }),
  ];
  if (isPhone(to)) {
    const values = {
      product: BRAND.name,
      plan: planTitle(language, request),
      price: price(language, request),
      now: now[1],
    };
    await context.texter.send(tx, { to, text: textIn(language, 'mail.sms.receipt', values) });
    return;
  }
  await context.mailer.send(tx, {
    to,
    language,
    subject: textIn(language, 'mail.member.receipt.subject', { plan: planTitle(language, request) }),
    greeting: textIn(language, 'mail.greeting', { name: user.first_name }),
    paragraphs: [textIn(language, 'mail.member.receipt.text', { product: BRAND.name })],
    facts: [
      [textIn(language, 'mail.member.bought'), planTitle(language, request)],
      [textIn(language, 'mail.member.price'), price(language, request)],
      now,
    ],
    action: { label: textIn(language, 'mail.member.action'), url: upgradeUrl(context) },
    stop: null,
    about: 'ACCOUNT',
  });
}

/** Says that a level ends soon and what follows it. */
export async function sendEnding(
  context: Context,
  tx: Tx,
  user: UserRow,
  { to, endsAt, membership }: { to: string; endsAt: number; membership: Membership },
): Promise<void> {
  const { language } = user;
  const named = (level: Membership['level']) => textIn(language, `membership.level.${level}`);
  const next = membership.next.find(({ from }) => from === endsAt)?.level ?? 'PLAYIT';
  const values = {
    level: named(membership.level),
    date: dayText(await findFormats(tx, user), endsAt),
    next: named(next),
  };
  if (isPhone(to)) {
    // A person who wants no mail wants no text message about this either.
    if (!user.mail_channel) return;
    await context.texter.send(tx, {
      to,
      text: textIn(language, 'mail.sms.ending', { product: BRAND.name, ...values }),
    });
    return;
  }
  await context.mailer.send(tx, {
    to,
    language,
    subject: textIn(language, 'mail.member.ending.subject', values),
    greeting: textIn(language, 'mail.greeting', { name: user.first_name }),
    paragraphs: [
      textIn(language, 'mail.member.ending.text', values),
      textIn(language, next === 'PLAYIT' ? 'mail.member.ending.free' : 'mail.member.ending.next', values),
    ],
    action: { label: textIn(language, 'mail.member.ending.action'), url: upgradeUrl(context) },
    stop: { token: user.mail_token, senderId: null },
    about: 'OTHER',
  });
}
