import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BRAND } from '../../../../shared/brand.ts';
import { getUpgrade } from '../../../../shared/contract/member.ts';
import type { Upgrade } from '../../../../shared/contract/schemas/member.ts';
import { PATHS, PATTERNS, paymentSuccessPath, readPattern } from '../../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../../ui/route.ts';
import { planName, priceText } from '../planText.ts';
import styles from './Payment.module.css';
import { SandboxForm } from './SandboxForm.tsx';
import { StripeCheckout } from './StripeCheckout.tsx';

const TYPE = `${BRAND.slug}-payment`;

/** Whether this page is shown inside another one of ours. */
export const isFramed = (): boolean => window.parent !== window;

/** Tells the parent page that a payment was sent; its result comes from the server. */
export function notifyParent(requestId: string): void {
  window.parent.postMessage({ type: TYPE, requestId }, window.location.origin);
}

/** @returns the request that a message is about; null for messages of others */
export function readPaymentMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== TYPE) return null;
  return 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : null;
}

/** One payment by card, inside the upgrade page or on its own (R-payment-page). */
const PaymentPage = observer(function PaymentPage() {
  const t = useText();
  const { api } = useStores();
  const { path, go } = useRoute();
  const requestId = readPattern(PATTERNS.payment, path)?.requestId ?? '';
  const [query] = useState(() => new Query((id: string) => api.call(getUpgrade, { params: { requestId: id } })));
  usePageTitle(t('payment.title'));

  useEffect(() => void query.load(requestId), [query, requestId]);
  const { state: upgrade } = query;

  const handlePaid = () => (isFramed() ? notifyParent(requestId) : go(paymentSuccessPath(requestId)));

  if (upgrade.status === 'failed') {
    const isUnknown = upgrade.failure.code === 'E.notFound' || upgrade.failure.code === 'E.bad.request';
    return (
      <div className={styles.page}>
        <h1>{t('payment.title')}</h1>
        <Notice
          tone="error"
          live
          action={isUnknown ? null : <Button onClick={() => void query.load(requestId)}>{t('alert.retry')}</Button>}
        >
          {t(isUnknown ? 'payment.unknown' : failureText(upgrade.failure), failureValues(upgrade.failure))}
        </Notice>
        {!isFramed() && <ButtonLink to={PATHS.upgradeAccount}>{t('alert.limit.upgrade')}</ButtonLink>}
      </div>
    );
  }
  if (upgrade.status !== 'ready') {
    return (
      <div className={styles.page} aria-busy="true">
        <h1>{t('payment.title')}</h1>
        <Skeleton height={20} />
      </div>
    );
  }
  return <Payment upgrade={upgrade.value} onPaid={handlePaid} />;
});

const Payment = observer(function Payment({ upgrade, onPaid }: { upgrade: Upgrade; onPaid: () => void }) {
  const t = useText();
  const { language } = useStores().language;
  const { status, payment, publishableKey, clientSecret } = upgrade;
  const price = priceText(t, upgrade, language);
  return (
    <div className={styles.page}>
      <h1>{t('payment.title')}</h1>
      <p className={styles.what}>
        <span>{planName(t, upgrade.membershipLevel, upgrade.period)}</span>
        <strong>{price}</strong>
      </p>
      {status !== 'OPEN' ? (
        <Notice
          tone={status === 'DONE' ? 'success' : 'warn'}
          action={status === 'DONE' && <Button onClick={onPaid}>{t('payment.on')}</Button>}
        >
          {t(status === 'DONE' ? 'payment.done' : 'error.E.payment.closed')}
        </Notice>
      ) : payment === 'SANDBOX' ? (
        <SandboxForm requestId={upgrade.requestId} price={price} onPaid={onPaid} />
      ) : publishableKey && clientSecret ? (
        <StripeCheckout publishableKey={publishableKey} clientSecret={clientSecret} onPaid={onPaid} />
      ) : (
        <Notice tone="warn">{t('error.E.payment.closed')}</Notice>
      )}
    </div>
  );
});

export default PaymentPage;
