import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';

const AlertDialog = lazy(() => import('./AlertDialog.tsx').then((m) => ({ default: m.AlertDialog })));

/** Shows the alert there is (R-failures); the dialog's code comes with the first one. */
export const AlertHost = observer(function AlertHost() {
  const t = useText();
  const { feedback } = useStores();
  const { alert } = feedback;
  if (!alert) return null;
  return (
    <Suspense fallback={null}>
      <AlertDialog
        title={t(alert.title)}
        text={t(alert.text, alert.values)}
        retry={alert.retries.length > 0 ? feedback.retry : null}
        link={alert.link && { to: alert.link.to, text: t(alert.link.text) }}
        onClose={feedback.close}
      />
    </Suspense>
  );
});
