import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { paymentPath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { PayInBrowser } from './PayInBrowser.tsx';
import { readPaymentMessage } from './payment/paymentMessage.ts';
import styles from './UpgradePage.module.css';

interface PaymentModalProps {
  requestId: string;
  title: string;
  onPaid: () => void;
  onClose: () => void;
}

/** The payment page inside ours (R-payment-page); going away in the middle is asked about. */
export const PaymentModal = observer(function PaymentModal({ requestId, title, onPaid, onClose }: PaymentModalProps) {
  const t = useText();
  const { browser } = useStores();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      if (event.origin === window.location.origin && readPaymentMessage(event.data) === requestId) onPaid();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [requestId, onPaid]);
  return (
    <>
      <Dialog title={title} closeLabel={t('alert.close')} onClose={() => setLeaving(true)} wide>
        {browser ? (
          <PayInBrowser browser={browser} requestId={requestId} onPaid={onPaid} />
        ) : (
          <iframe className={styles.frame} src={paymentPath(requestId)} title={t('payment.title')} allow="payment" />
        )}
      </Dialog>
      {isLeaving && (
        <Dialog
          role="alertdialog"
          title={t('payment.leave.title')}
          closeLabel={t('alert.close')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button onClick={() => setLeaving(false)}>{t('payment.leave.stay')}</Button>
              <Button variant="danger" onClick={onClose}>
                {t('payment.leave.go')}
              </Button>
            </>
          }
        >
          <p>{t('payment.leave.text')}</p>
        </Dialog>
      )}
    </>
  );
});
