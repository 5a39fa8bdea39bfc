import type { ReactNode } from 'react';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { Profile } from './Profile.tsx';

/** The profile with one form open, chosen by the address of the page (R-profile-edit). */
export default function ProfileEditPage({ children }: { children?: ReactNode }) {
  const t = useText();
  usePageTitle(t('profile.edit.title'));
  return <Profile title={t('profile.edit.title')}>{children}</Profile>;
}
