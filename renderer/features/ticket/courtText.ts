import type { Language } from '../../../shared/locales/languages.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';

/** @returns what the organiser said of the court, a phrase each; empty when that is nothing */
export function courtText(
  { courtBooked, surface, cost }: Pick<Game, 'courtBooked' | 'surface' | 'cost'>,
  t: Translate,
  language: Language,
): string[] {
  return [
    ...(courtBooked ? [t('court.booked')] : []),
    ...(surface ? [t(`surface.${surface}`)] : []),
    ...(cost ? [t('court.cost', { cost: formatMoney(cost.amount, cost.currency, language) })] : []),
  ];
}
