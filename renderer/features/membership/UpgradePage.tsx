import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { isSelectable, PAID_LEVELS, PLANS } from '../../../shared/domain/membership/membership.ts';
import { PATHS, paymentSuccessPath } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { CurrentMembership } from './CurrentMembership.tsx';
import { LevelColumn } from './LevelColumn.tsx';
import { PayChoice } from './PayChoice.tsx';
import { PaymentModal } from './PaymentModal.tsx';
import { PriceBox } from './PriceBox.tsx';
import { planName } from './planText.ts';
import styles from './UpgradePage.module.css';
import { UpgradeStore } from './UpgradeStore.ts';

/** The four levels, the viewer's own, and the way to another (R-upgrade-page). */
const UpgradePage = observer(function UpgradePage() {
  const t = useText();
  const root = useStores();
  const [store] = useState(() => new UpgradeStore(root));
  useKept('payment', store);
  useEffect(() => void store.load(), [store]);
  usePageTitle(t('upgrade.title'));
  const { plans, membership } = store;
  const failure = plans.failure ?? membership.failure;
  return (
    <Page>
      <header className={styles.intro}>
        <h1>{t('upgrade.title')}</h1>
        <p>{t('upgrade.text', { product: BRAND.name })}</p>
      </header>
      {failure ? (
        <Notice tone="error" live action={<Button onClick={() => void store.load()}>{t('alert.retry')}</Button>}>
          {t(failureText(failure), failureValues(failure))}
        </Notice>
      ) : plans.status === 'ready' && membership.status === 'ready' ? (
        <Levels store={store} />
      ) : (
        <div aria-busy="true" className={styles.columns}>
          {[0, 1, 2, 3].map((column) => (
            <Skeleton key={column} height={26} />
          ))}
        </div>
      )}
    </Page>
  );
});

const Levels = observer(function Levels({ store }: { store: UpgradeStore }) {
  const t = useText();
  const { config } = useStores();
  const { current } = store;
  const plans = store.plans.value;
  if (!plans || !current) return null;
  const levelEndsAt = current.endsAt === null ? null : Date.parse(current.endsAt);
  const has = { level: current.membershipLevel, months: current.period, levelEndsAt };
  const now = config.now().getTime();
  const mayChoose = (id: string) => PLANS.some((plan) => plan.id === id && isSelectable(plan, has, now));
  return (
    <>
      <div className={styles.now}>
        <CurrentMembership membership={current} />
      </div>
      <ul className={styles.columns}>
        <LevelColumn level="PLAYIT" isCurrent={has.level === 'PLAYIT'} />
        {PAID_LEVELS.map((level) => (
          <LevelColumn key={level} level={level} isCurrent={has.level === level}>
            <div className={styles.prices}>
              {plans[level].map((plan) => (
                <PriceBox
                  key={plan.id}
                  plan={plan}
                  isCurrent={has.level === level && has.months === plan.period}
                  isChosen={'plan' in store.step && store.step.plan.id === plan.id}
                  isSelectable={mayChoose(plan.id)}
                  onChoose={() => store.choose(plan)}
                />
              ))}
            </div>
          </LevelColumn>
        ))}
      </ul>
      {store.step.at === 'choice' && <PayChoice store={store} plan={store.step.plan} current={current} />}
      <p className={styles.always}>
        <Icon path={CHECK_ICON} size="s" />
        {t('upgrade.feature.always')}
      </p>
      <p className={styles.explain}>
        {t('upgrade.balls.have', { balls: t('membership.balls', { count: current.balls }) })}{' '}
        {t('upgrade.balls.explain')} <Link to={PATHS.friendsAndBalls}>{t('upgrade.earn')}</Link>
      </p>
      <OnTop store={store} />
    </>
  );
});

/** The layer on top of the columns on the way to a plan. */
const OnTop = observer(function OnTop({ store }: { store: UpgradeStore }) {
  const t = useText();
  const route = useRoute();
  const { step } = store;
  const requestId = 'requestId' in step ? step.requestId : '';
  const { go } = route;
  const handlePaid = useCallback(() => go(paymentSuccessPath(requestId)), [go, requestId]);
  if (step.at === 'columns' || step.at === 'choice') return null;
  const { plan } = step;
  if (step.at === 'code') return <CodeDialog store={store} plan={plan} requestId={requestId} onPaid={handlePaid} />;
  const title = planName(t, plan.membershipLevel, plan.period);
  return <PaymentModal requestId={requestId} title={title} onPaid={handlePaid} onClose={store.leave} />;
});

export default UpgradePage;
