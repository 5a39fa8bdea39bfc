import type { ApiFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { NetDown } from '../../ui/court/NetDown.tsx';
import { AGAIN_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** A part of the page that could not be loaded, with the way on. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const t = useText();
  return (
    <Notice
      tone="error"
      live
      title={t('rankings.failed')}
      action={
        <Button icon={AGAIN_ICON} onClick={onRetry}>
          {t('alert.retry')}
        </Button>
      }
    >
      {t(failureText(failure), failureValues(failure))}
      <NetDown />
    </Notice>
  );
}
