import { observer } from 'mobx-react-lite';
import type { PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { PLANS, savedPercent } from '../../../shared/domain/membership/membership.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { levelName } from './planText.ts';
import styles from './UpgradePage.module.css';

interface PriceBoxProps {
  plan: PlanAnswer;
  isCurrent: boolean;
  isSelectable: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** The price of a level for a period, as a button. */
export const PriceBox = observer(function PriceBox(props: PriceBoxProps) {
  const { plan, isCurrent, isSelectable, isChosen, onChoose } = props;
  const t = useText();
  const { language } = useStores().language;
  const { amount, currency, period, membershipLevel } = plan;
  const known = PLANS.find(({ id }) => id === plan.id);
  const saved = known ? savedPercent(known) : 0;
  // Rounded up: a month never costs more than it says.
  const monthly = Math.ceil(Math.round(amount * 100) / period) / 100;
  const price = (value: number) => formatMoney(value, currency, language);
  return (
    <button
      type="button"
      className={styles.price}
      aria-current={isCurrent || undefined}
      aria-pressed={isChosen}
      disabled={!isSelectable}
      onClick={onChoose}
    >
      <VisuallyHidden>{levelName(t, membershipLevel)}, </VisuallyHidden>
      <span>{t('membership.months', { count: period })}</span>
      <strong className={styles.amount}>{price(amount)}</strong>
      <span className={styles.detail}>
        {isCurrent && t(isSelectable ? 'upgrade.renew' : 'upgrade.current.plan')}
        {!isCurrent && period === 1 && t('upgrade.period.trial')}
        {!isCurrent && period > 1 && t('upgrade.price.month', { price: price(monthly) })}
        {!isCurrent &&
          saved > 0 &&
          `\u00a0· ${t('upgrade.price.saves', { percent: formatPercent(saved / 100, language) })}`}
      </span>
    </button>
  );
});
