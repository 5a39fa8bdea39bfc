import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { paymentPath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { PayInBrowser } from './PayInBrowser.tsx';
import { readPaymentMessage } from './payment/PaymentPage.tsx';
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
        <ConfirmDialog
          title={t('payment.leave.title')}
          verb={t('payment.leave.go')}
          back={t('payment.leave.stay')}
          closeLabel={t('alert.close')}
          tone="danger"
          onConfirm={onClose}
          onBack={() => setLeaving(false)}
        >
          <p>{t('payment.leave.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
});
