import { observer } from 'mobx-react-lite';
import type { MembershipAnswer, PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { planStart } from '../../../shared/domain/membership/membership.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { formatDate } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { levelName, planName, priceText, viewerZone } from './planText.ts';
import styles from './UpgradePage.module.css';
import type { UpgradeStore } from './UpgradeStore.ts';

interface PayChoiceProps {
  store: UpgradeStore;
  plan: PlanAnswer;
  current: MembershipAnswer;
}

/** Money or balls, and what either buys (R-upgrade-page). */
export const PayChoice = observer(function PayChoice({ store, plan, current }: PayChoiceProps) {
  const t = useText();
  const { formats } = useStores();
  const { language } = formats;
  const start = planStart({ level: plan.membershipLevel }, { level: current.membershipLevel });
  const values = {
    level: levelName(t, current.membershipLevel),
    date: current.endsAt === null ? '' : formatDate(current.endsAt, viewerZone(), formats),
  };
  return (
    <Dialog title={planName(t, plan.membershipLevel, plan.period)} closeLabel={t('alert.close')} onClose={store.leave}>
      <div className={styles.choice}>
        <p>
          {/* What was given has no end to wait for. */}
          {t(start === 'credited' && current.endsAt === null ? 'upgrade.start.now' : `upgrade.start.${start}`, values)}
        </p>
        <p>{t('upgrade.once')}</p>
        {current.payment === null ? (
          <p>{t('error.E.payment.notOffered')}</p>
        ) : (
          <Button variant="primary" wide busy={store.busy} onClick={() => void store.payMoney(plan)}>
            {t('upgrade.pay.money', { price: priceText(t, plan, language) })}
          </Button>
        )}
        <Button icon="ball" wide busy={store.busy} onClick={() => void store.payBalls(plan)}>
          {t('upgrade.pay.balls', { price: t('membership.balls', { count: plan.balls }) })}
        </Button>
        <p>
          {t('upgrade.balls.have', { balls: t('membership.balls', { count: current.balls }) })}{' '}
          {t('upgrade.balls.explain')} <Link to={PATHS.friendsAndBalls}>{t('upgrade.earn')}</Link>
        </p>
      </div>
    </Dialog>
  );
});
