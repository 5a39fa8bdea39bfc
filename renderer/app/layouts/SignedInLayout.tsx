import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { chunk } from '../../common/chunk.tsx';
import { keyMeant } from '../../common/device/keys.ts';
import styles from '../../common/Layout.module.css';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { NAVIGATION } from '../../common/routing/navigation.ts';
import { useText } from '../../i18n/useText.ts';
import { isPushKept } from '../../stores/deviceMemory.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { MENU_ICON, PLUS_ICON, SEARCH_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { useRoute } from '../../ui/route.ts';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { OfflineQueueNotice } from '../frame/OfflineQueueNotice.tsx';
import { OfflineNotice, ReleaseNotice } from '../frame/PageNotices.tsx';
import { SportWord } from '../frame/SportWord.tsx';
import { MainLink } from './MainLink.tsx';
import { SideMenu } from './SideMenu.tsx';
import nav from './SignedInLayout.module.css';
import { TabBar } from './TabBar.tsx';

const loadPush = () => import('../../features/push/pushHere.ts');

/** Keeps push on for those who turned it on here, and removes the notices of the shown page (R-push-ends, R-push-reminder). */
function usePush(): void {
  const root = useStores();
  const { path } = useRoute();
  const userId = root.session.user?.id ?? null;
  const isKept = userId !== null && isPushKept(root, userId);
  useEffect(() => {
    if (isKept) loadPush().then((push) => push.keepPushOn(root, userId), ignore);
  }, [root, userId, isKept]);
  useEffect(() => {
    if (isKept) loadPush().then((push) => push.readNotices(root, path), ignore);
  }, [root, path, isKept]);
}

/** Without a network the next page tries again. */
const ignore = () => undefined;

const SearchPalette = chunk(() => import('../../features/search/SearchPalette.tsx'), { isExtra: true }).Part;

/** Opens the search, as Ctrl+K and ⌘K do on every page of a player, but for over another dialog (R-search). */
function SearchButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // A key is heard from the first picture on.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (keyMeant(event) !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton
        icon={SEARCH_ICON}
        label={t('search.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SearchPalette onClose={() => setOpen(false)} />}
    </>
  );
}

const ORGANISE_KEY = /Macintosh/.test(navigator.userAgent) ? '⌘N' : 'Ctrl+N';

interface SignedInLayoutProps {
  children: ReactNode;
  /** The page fills the width itself. */
  bleeds?: boolean;
}

/** The main pages in the header, or under the thumb on phones; all of them, and the rest, in the menu (R-navigation). */
export const SignedInLayout = observer(function SignedInLayout({ children, bleeds = false }: SignedInLayoutProps) {
  const t = useText();
  const { session, browser } = useStores();
  const [menuOpen, setMenuOpen] = useState(false);
  const user = session.user;
  usePush();
  return (
    <>
      <Header
        beside={<SportWord />}
        end={
          <>
            <span className={nav.wide}>
              <ButtonLink to={PATHS.organise} icon={PLUS_ICON}>
                {t('tab.organise')}
                {/* The key of the desktop app's menu; browsers keep it for themselves. */}
                {browser && <span className={nav.key}>{ORGANISE_KEY}</span>}
              </ButtonLink>
            </span>
            <SearchButton />
            <button
              type="button"
              className={nav.menu}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <VisuallyHidden>{t('nav.menu')}</VisuallyHidden>
              <Icon path={MENU_ICON} />
              <span className={nav.me}>{user && <PersonAvatar person={user} />}</span>
            </button>
          </>
        }
      >
        <nav className={nav.bar} aria-label={t('nav.label')}>
          {NAVIGATION.map(
            ({ path, tab }) =>
              tab && (
                <MainLink key={path} to={path} className={nav.link}>
                  {t(tab)}
                </MainLink>
              ),
          )}
        </nav>
      </Header>
      {menuOpen && <SideMenu onClose={() => setMenuOpen(false)} />}
      <OfflineNotice />
      <OfflineQueueNotice />
      <ReleaseNotice />
      {/* The key: a part that waits in one width does not move into the other. */}
      <main key={`${bleeds}`} id="main" tabIndex={-1} className={bleeds ? styles.bleed : styles.main}>
        {children}
      </main>
      <Footer />
      <TabBar />
    </>
  );
});
