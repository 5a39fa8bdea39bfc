import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoProfile } from './NoProfile.tsx';

/** After a successful edit (R-profile-edit), with what is still to do for it. */
const ProfileSuccessPage = observer(function ProfileSuccessPage() {
  const t = useText();
  const { session, language } = useStores();
  usePageTitle(t('profile.success.title'));
  const { user } = session;
  if (!user) return <NoProfile title={t('profile.success.title')} />;
  const waiting = user.emails.filter(({ email, validated }) => !validated && email.includes('@'));
  const list = new Intl.ListFormat(language.language).format(waiting.map(({ email }) => email));
  return (
    <EmptyState
      heading="h1"
      title={t('profile.success.title')}
      action={
        <ButtonLink to={PATHS.profile} variant="primary">
          {t('profile.success.toProfile')}
        </ButtonLink>
      }
    >
      {waiting.length > 0 ? t('profile.success.confirm', { emails: list }) : t('profile.success.text')}
    </EmptyState>
  );
});

export default ProfileSuccessPage;
