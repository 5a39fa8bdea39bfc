import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { loginPathFor } from '../../../shared/routes/returnPath.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Page } from '../../ui/display/Page.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useRoute } from '../../ui/route.ts';

interface ClubMissingProps {
  failure: ApiFailure;
  /** The viewer came by a link with which people join. */
  byLink?: boolean;
  onRetry: () => void;
}

/** Instead of a club that is not there for its viewer, or could not be read. */
export const ClubMissing = observer(function ClubMissing({ failure, byLink = false, onRetry }: ClubMissingProps) {
  const t = useText();
  const { session } = useStores();
  const { path } = useRoute();
  const { code } = failure;
  if (code !== 'E.notFound' && code !== 'E.bad.request') {
    return (
      <Page>
        <h1>{t('club.title')}</h1>
        <LoadFailed failure={failure} onRetry={onRetry} />
      </Page>
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={t(byLink ? 'club.link.dead' : 'club.unknown')}
      action={
        session.loggedIn || byLink ? (
          <ButtonLink to={PATHS.dashboard}>{t('publicProfile.home')}</ButtonLink>
        ) : (
          <ButtonLink to={loginPathFor(path)}>{t('login.title')}</ButtonLink>
        )
      }
    >
      {t(byLink ? 'club.link.dead.text' : 'club.unknown.text')}
    </EmptyState>
  );
});
