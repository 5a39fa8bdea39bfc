import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { NetDown } from '../../ui/court/NetDown.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useBackOnline } from '../device/useOnline.ts';

interface PartFailedProps {
  onRetry: () => void;
  /** The network is back. */
  onBack: () => void;
}

/**
 * Stands where a part of the page is missing whose code could not be fetched (R-parts): for want of a network, which it
 * waits for, or because there is a new release, which a reload brings.
 */
export function PartFailed({ onRetry, onBack }: PartFailedProps) {
  const t = useText();
  const isOnline = useBackOnline(onBack);
  return (
    <Notice
      tone={isOnline ? 'error' : 'info'}
      live
      title={t('part.failed.title')}
      action={
        <>
          <Button onClick={onRetry}>{t('alert.retry')}</Button>
          {isOnline && <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>}
        </>
      }
    >
      {t(isOnline ? 'part.failed.text' : 'part.failed.offline')}
      <NetDown />
    </Notice>
  );
}
