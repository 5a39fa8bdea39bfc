import { type InvitationLink, invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { loginPathFor } from '../../../shared/routes/returnPath.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './Invitation.module.css';

/** Nothing can be shown for this link: deleted, foreign, mistyped, or a session is missing (R-no-game). */
export function NoGame({ link }: { link: InvitationLink | null }) {
  const t = useText();
  const isSessionAsked = link?.token === WEB_ACCESS_TOKEN;
  return (
    <div className={styles.alone}>
      <EmptyState
        heading="h1"
        title={t('invitation.noGame.title')}
        action={
          <>
            <ButtonLink to={isSessionAsked ? loginPathFor(invitationPath(link)) : PATHS.login} variant="primary">
              {t('login.title')}
            </ButtonLink>
            <ButtonLink to={PATHS.quickStart}>{t('banner.quickStart')}</ButtonLink>
          </>
        }
      >
        <p>{t(isSessionAsked ? 'invitation.noGame.session' : 'invitation.noGame.text')}</p>
      </EmptyState>
    </div>
  );
}

/** Everything about the guest is gone. */
export function Erased() {
  const t = useText();
  return (
    <div className={styles.alone}>
      <EmptyState heading="h1" title={t('guest.erased.title')}>
        <p role="status">{t('guest.erased.text')}</p>
      </EmptyState>
    </div>
  );
}

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
