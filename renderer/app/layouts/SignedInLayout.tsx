import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { ReleaseNotice } from '../frame/ReleaseNotice.tsx';
import { UnsentNotice } from '../frame/UnsentNotice.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { useLogOut } from '../useLogOut.ts';
import styles from './Layout.module.css';
import { NAVIGATION } from './navigation.ts';
import { SideMenu } from './SideMenu.tsx';
import nav from './SignedInLayout.module.css';
import { usePush } from './usePush.ts';

/** Header with the navigation in it, or behind a button on phones (R-navigation). */
export const SignedInLayout = observer(function SignedInLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const { session } = useStores();
  const [menuOpen, setMenuOpen] = useState(false);
  const logOut = useLogOut();
  const user = session.user;
  usePush();
  return (
    <>
      <Header
        start={
          <span className={nav.phone}>
            <IconButton
              icon="menu"
              label={t('nav.menu')}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </span>
        }
        end={
          <>
            <span className={nav.wide}>
              <LanguageSelect />
              <IconButton icon="logOut" label={t('nav.logOut')} onClick={logOut} />
            </span>
            {user && (
              <NavLink to={PATHS.profile} className={nav.me}>
                <PersonAvatar person={user} />
                <VisuallyHidden>{t('nav.profile')}</VisuallyHidden>
              </NavLink>
            )}
          </>
        }
      >
        <nav className={nav.bar} aria-label={t('nav.label')}>
          {NAVIGATION.map(({ path, text }) => (
            <NavLink key={path} to={path} end className={nav.link}>
              {t(text)}
            </NavLink>
          ))}
        </nav>
      </Header>
      {menuOpen && <SideMenu onClose={() => setMenuOpen(false)} />}
      <OfflineNotice />
      <UnsentNotice />
      <ReleaseNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
});
