import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { CourtSheet } from '../../ui/court/CourtSheet.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { CurrentMembership } from './CurrentMembership.tsx';
import { isFramed, notifyParent } from './payment/PaymentPage.tsx';
import { SuccessStore } from './SuccessStore.ts';
import styles from './UpgradePage.module.css';

/** After paying: waits for the word of the payment provider, then shows the new level (R-payment-waits). */
const PaymentSuccessPage = observer(function PaymentSuccessPage() {
  const t = useText();
  const root = useStores();
  const { search } = useRoute();
  const requestId = new URLSearchParams(search).get('request');
  const [store] = useState(() => new SuccessStore(root, requestId));
  useEffect(() => store.follow(), [store]);
  // A bank has led here from inside the payment page.
  useEffect(() => {
    if (isFramed() && requestId) notifyParent(requestId);
  }, [requestId]);
  usePageTitle(t('success.title'));
  const { state, membership } = store;
  const { user } = root.session;
  const me = user && { key: user.id, name: user.firstName, picture: <PersonAvatar person={user} size="l" /> };
  const heading: TextKey = state === 'done' || state === 'none' ? 'success.title' : `success.${state}.title`;
  return (
    <CourtSheet sport="TENNIS" sides={[[me], [null]]}>
      <div className={styles.intro}>
        <h1>{t(heading)}</h1>
        <p role="status" aria-busy={state === 'pending'}>
          {t(`success.${state}.text`)}
        </p>
        {(state === 'slow' || state === 'failed') && (
          <Notice tone="warn" action={<Button onClick={() => store.again()}>{t('success.again')}</Button>}>
            {t('success.slow.hint')}
          </Notice>
        )}
      </div>
      {(state === 'done' || state === 'none') && (
        <div>{membership ? <CurrentMembership membership={membership} /> : <Skeleton height={1.5} />}</div>
      )}
      <div className={styles.ways}>
        <ButtonLink to={PATHS.dashboard} variant="primary">
          {t('success.matches')}
        </ButtonLink>
        <ButtonLink to={PATHS.upgradeAccount}>{t('alert.limit.upgrade')}</ButtonLink>
      </div>
    </CourtSheet>
  );
});

export default PaymentSuccessPage;
