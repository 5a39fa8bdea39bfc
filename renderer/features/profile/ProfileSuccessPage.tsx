import { observer } from 'mobx-react-lite';
import { formatList } from '../../../shared/locales/intl.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Profile } from './Profile.tsx';

/** The profile after an edit (R-profile-edit), with the steps left for it. */
const ProfileSuccessPage = observer(function ProfileSuccessPage() {
  const t = useText();
  const { session, language } = useStores();
  usePageTitle(t('profile.success.title'));
  const waiting = (session.user?.emails ?? []).filter(({ validated }) => !validated);
  const list = formatList(
    waiting.map(({ email }) => email),
    language.language,
  );
  return (
    <Profile title={t('profile.success.title')}>
      <Notice
        tone="success"
        live
        title={t('profile.success.title')}
        action={
          session.user?.listed !== 'NOBODY' && (
            <ButtonLink to={publicProfilePath(session.user?.code ?? '')}>{t('profile.asOthers')}</ButtonLink>
          )
        }
      >
        {waiting.length > 0 ? t('profile.success.confirm', { emails: list }) : t('profile.success.text')}
      </Notice>
    </Profile>
  );
});

export default ProfileSuccessPage;
