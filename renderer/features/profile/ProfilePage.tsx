import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { Profile } from './Profile.tsx';

/** The profile, all folded. */
export default function ProfilePage() {
  const t = useText();
  usePageTitle(t('profile.title'));
  return <Profile title={t('profile.title')} />;
}
