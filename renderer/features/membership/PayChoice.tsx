import { observer } from 'mobx-react-lite';
import type { MembershipAnswer, PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { planStart } from '../../../shared/domain/membership/membership.ts';
import { planEnd } from '../../../shared/domain/membership/membershipPeriods.ts';
import { formatDate } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { BALL_ICON } from '../../ui/display/icons.ts';
import styles from './PayChoice.module.css';
import { levelName, planName, priceText } from './planText.ts';
import type { UpgradeStore } from './UpgradeStore.ts';

interface PayChoiceProps {
  store: UpgradeStore;
  plan: PlanAnswer;
  current: MembershipAnswer;
}

/** The board below the levels: the chosen plan, from when and until when, and the two ways to pay (R-upgrade-page). */
export const PayChoice = observer(function PayChoice({ store, plan, current }: PayChoiceProps) {
  const t = useText();
  const { config, formats, session } = useStores();
  const { language } = formats;
  const name = planName(t, plan.membershipLevel, plan.period);
  const start = planStart({ level: plan.membershipLevel }, { level: current.membershipLevel });
  const day = (instant: string) => formatDate(instant, deviceZone(), formats);
  const values = {
    level: levelName(t, current.membershipLevel),
    date: current.endsAt === null ? '' : day(current.endsAt),
  };
  const levelEnds = current.endsAt === null ? null : Date.parse(current.endsAt);
  // A bought level that has not begun may come in between.
  const end = current.next.length > 0 ? null : planEnd(plan.period, start, levelEnds, config.now().getTime());
  return (
    <section className={styles.board} aria-label={name}>
      <div className={styles.what} role="status">
        <h2>{name}</h2>
        <p>
          {/* A level that was given has no end to wait for. */}
          {t(start === 'credited' && current.endsAt === null ? 'upgrade.start.now' : `upgrade.start.${start}`, values)}{' '}
          {end !== null && t('upgrade.until', { date: day(new Date(end).toISOString()) })}
        </p>
        <p>
          {t(current.payment === null ? 'error.E.payment.notOffered' : 'upgrade.once')}{' '}
          {current.payment !== null && t(session.hasMail ? 'upgrade.remind' : 'upgrade.remind.text')}
        </p>
      </div>
      <div className={styles.ways}>
        {current.payment !== null && (
          <Button variant="action" busy={store.busy} onClick={() => void store.payMoney(plan)}>
            {t('upgrade.pay.money', { price: priceText(t, plan, language) })}
          </Button>
        )}
        <Button variant="glass" icon={BALL_ICON} busy={store.busy} onClick={() => void store.payBalls(plan)}>
          {t('upgrade.pay.balls', { price: t('membership.balls', { count: plan.balls }) })}
        </Button>
      </div>
    </section>
  );
});
