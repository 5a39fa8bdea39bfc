import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { MENU_ICON, PLUS_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { ReleaseNotice } from '../frame/ReleaseNotice.tsx';
import { UnsentNotice } from '../frame/UnsentNotice.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import styles from './Layout.module.css';
import { NAVIGATION } from './navigation.ts';
import { SearchButton } from './SearchButton.tsx';
import { SideMenu } from './SideMenu.tsx';
import nav from './SignedInLayout.module.css';
import { TabBar } from './TabBar.tsx';
import { usePush } from './usePush.ts';

const ORGANISE_KEY = /Macintosh/.test(navigator.userAgent) ? '⌘N' : 'Ctrl+N';

interface SignedInLayoutProps {
  children: ReactNode;
  /** Of a page that fills the width itself. */
  bleeds?: boolean;
}

/** The main pages in the header, or under the thumb on phones; the rest in the side menu (R-navigation). */
export const SignedInLayout = observer(function SignedInLayout({ children, bleeds = false }: SignedInLayoutProps) {
  const t = useText();
  const { session, browser } = useStores();
  const [menuOpen, setMenuOpen] = useState(false);
  const user = session.user;
  usePush();
  return (
    <>
      <Header
        end={
          <>
            <span className={nav.wide}>
              <ButtonLink to={PATHS.organise} icon={PLUS_ICON}>
                {t('tab.organise')}
                {/* Of the desktop app's menu; browsers keep this key for themselves. */}
                {browser && <span className={nav.key}>{ORGANISE_KEY}</span>}
              </ButtonLink>
            </span>
            <SearchButton />
            <IconButton
              icon={MENU_ICON}
              label={t('nav.menu')}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
            {user ? (
              <NavLink to={PATHS.profile} className={nav.me}>
                <PersonAvatar person={user} />
                <VisuallyHidden>{t('nav.profile')}</VisuallyHidden>
              </NavLink>
            ) : (
              <span className={nav.room} />
            )}
          </>
        }
      >
        <nav className={nav.bar} aria-label={t('nav.label')}>
          {NAVIGATION.map(({ path, tab }) => (
            <NavLink key={path} to={path} end className={nav.link}>
              {t(tab)}
            </NavLink>
          ))}
        </nav>
      </Header>
      {menuOpen && <SideMenu onClose={() => setMenuOpen(false)} />}
      <OfflineNotice />
      <UnsentNotice />
      <ReleaseNotice />
      {/* The key: what waits in one width does not move into the other. */}
      <main key={`${bleeds}`} id="main" tabIndex={-1} className={bleeds ? styles.bleed : styles.main}>
        {children}
      </main>
      <Footer />
      <TabBar />
    </>
  );
});
