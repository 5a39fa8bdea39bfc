import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ProfileForm } from './edit/ProfileForm.tsx';
import { NoProfile } from './NoProfile.tsx';
import styles from './ProfilePage.module.css';

/** The form of the profile (R-profile-edit); `children` stand above it. */
const ProfileEditPage = observer(function ProfileEditPage({ children }: { children?: ReactNode }) {
  const t = useText();
  const { preferences, session } = useStores();
  const { status } = preferences.preferences;
  usePageTitle(t('profile.edit.title'));
  // Before it is known what was saved, the form would offer to save the defaults over it.
  const isKnown = session.user !== null && (status === 'ready' || status === 'failed');
  if (!isKnown) return <NoProfile title={t('profile.edit.title')} />;
  return (
    <div className={styles.page}>
      <h1>{t('profile.edit.title')}</h1>
      {children}
      <ProfileForm />
    </div>
  );
});

export default ProfileEditPage;
