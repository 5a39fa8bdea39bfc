import { observer } from 'mobx-react-lite';
import { useBackOnline } from '../../common/device/useOnline.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { AlertDialog } from './AlertDialog.tsx';

/**
 * Shows the current alert (R-failures). Its code travels with the page: a lost network must not need the network to be
 * said. A call that failed for want of one goes on by itself when it is back.
 */
export const AlertHost = observer(function AlertHost() {
  const t = useText();
  const { feedback } = useStores();
  const { alert } = feedback;
  useBackOnline(feedback.meetNetwork);
  if (!alert) return null;
  return (
    <AlertDialog
      title={t(alert.title)}
      text={t(alert.text, alert.values)}
      retry={alert.retries.length > 0 ? feedback.retry : null}
      link={alert.link && { to: alert.link.to, text: t(alert.link.text) }}
      onClose={feedback.close}
    />
  );
});
