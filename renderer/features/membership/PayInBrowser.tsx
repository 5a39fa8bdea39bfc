import { useEffect } from 'react';
import { getUpgrade } from '../../../shared/contract/member.ts';
import { paymentPath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import type { OtherBrowser } from '../../platform/platform.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EXTERNAL_ICON } from '../../ui/display/icons.ts';

/** How often it is asked whether the payment in the browser is done, in milliseconds. */
const EVERY = 3000;

interface PayInBrowserProps {
  browser: OtherBrowser;
  requestId: string;
  onPaid: () => void;
}

/**
 * In the desktop app, payment goes on in the system's browser; this window sees when it is done (R-desktop-payment).
 */
export function PayInBrowser({ browser, requestId, onPaid }: PayInBrowserProps) {
  const t = useText();
  const { api } = useStores();
  useEffect(() => {
    const timer = setInterval(() => {
      // A question that comes to nothing is asked again.
      api.call(getUpgrade, { params: { requestId } }).then(
        ({ status }) => status === 'DONE' && onPaid(),
        () => undefined,
      );
    }, EVERY);
    return () => clearInterval(timer);
  }, [api, requestId, onPaid]);
  return (
    <div>
      <p>{t('payment.browser.text')}</p>
      <Button variant="primary" icon={EXTERNAL_ICON} onClick={() => browser.open(paymentPath(requestId))}>
        {t('payment.browser.open')}
      </Button>
    </div>
  );
}
