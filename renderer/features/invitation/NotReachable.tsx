import type { ApiFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './Invitation.module.css';

/** The server could not be reached, or could not answer. */
export function NotReachable({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.alone}>
      <EmptyState
        heading="h1"
        title={t('invitation.failed.title')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('alert.retry')}
          </Button>
        }
      >
        <p role="alert">{t(failureText(failure), failureValues(failure))}</p>
      </EmptyState>
    </div>
  );
}
