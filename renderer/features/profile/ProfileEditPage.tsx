import { observer } from 'mobx-react-lite';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import styles from './ProfilePage.module.css';

/** What can be changed of the profile (spec §2 /profile/edit). */
const ProfileEditPage = observer(function ProfileEditPage() {
  const t = useText();
  const { preferences } = useStores();
  const { status } = preferences.preferences;
  usePageTitle(t('profile.edit.title'));
  return (
    <div className={styles.page}>
      <h1>{t('profile.edit.title')}</h1>
      {/* Before it is known what was saved, the form would offer to save the defaults over it. */}
      {status === 'ready' || status === 'failed' ? (
        <PreferencesForm />
      ) : (
        <div aria-busy="true">
          <Skeleton height={20} />
        </div>
      )}
    </div>
  );
});

export default ProfileEditPage;
