import { type InvitationLink, invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { loginPathFor } from '../../../shared/routes/returnPath.ts';
import { QuickStartLink } from '../../common/routing/RouteLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { buttonClass } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './Invitation.module.css';

/** Nothing can be shown for this link: deleted, foreign, mistyped, or a session is missing (R-no-game). */
export default function NoGame({ link }: { link: InvitationLink | null }) {
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
            <QuickStartLink className={buttonClass('secondary')}>{t('banner.quickStart')}</QuickStartLink>
          </>
        }
      >
        <p>{t(isSessionAsked ? 'invitation.noGame.session' : 'invitation.noGame.text')}</p>
      </EmptyState>
    </div>
  );
}
