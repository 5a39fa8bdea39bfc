import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Instead of a part of the page whose code could not be fetched. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Notice
      tone="error"
      live
      title={t('part.failed')}
      action={
        <Button icon="arrowRight" onClick={onRetry}>
          {t('alert.retry')}
        </Button>
      }
    >
      {t('part.failed.text')}
    </Notice>
  );
}
