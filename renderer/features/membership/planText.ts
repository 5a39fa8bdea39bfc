import type { PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { BALLS_CURRENCY } from '../../../shared/domain/membership/membership.ts';
import type { MembershipLevel } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/useText.ts';

export const levelName = (t: Translate, level: MembershipLevel): string => t(`membership.level.${level}`);

/** @returns such as "Love It, 3 months" */
export const planName = (t: Translate, level: MembershipLevel, months: number): string =>
  t('membership.plan', { level: levelName(t, level), period: t('membership.months', { count: months }) });

/** @returns an amount of money or balls as the language writes it */
export function priceText(
  t: Translate,
  { amount, currency }: Pick<PlanAnswer, 'amount' | 'currency'>,
  language: Language,
) {
  return currency === BALLS_CURRENCY
    ? t('membership.balls', { count: amount })
    : formatMoney(amount, currency, language);
}
