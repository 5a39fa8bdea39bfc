import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { findLinkHolder } from '../../../shared/contract/link.ts';
import type { DesktopBridge } from '../../../shared/ipc/desktop.ts';
import { readInvitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import type { ApiClient } from '../../api/client.ts';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { loadPage } from '../../ui/overlay/dialogSteps.ts';
import { type LinkDoubt, LinkOpener } from './LinkOpener.ts';
import { useActionWatch } from './useActionWatch.ts';
import { useLastMatches } from './useLastMatches.ts';
import { WindowMenuBar } from './WindowMenuBar.tsx';

/** Controls that are worked on by clicks alone: the cells of a calendar, and choices. */
const PICKED = '[role="gridcell"], [role="radio"], [role="checkbox"], [aria-pressed]';

/**
 * Notices work on the page that is on screen: typing, choosing, picking cells.
 * @param here the path on screen: work on an earlier page is done with
 * @returns whether there was any on the current page
 */
function watchTouches(page: Document, here: () => string): () => boolean {
  let touchedPath: string | null = null;
  const touch = () => {
    touchedPath = here();
  };
  page.addEventListener('input', touch, true);
  page.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest(PICKED)) touch();
    },
    true,
  );
  return () => touchedPath === here();
}

/** Asks before a link takes somebody away from their account or their work. */
const LinkQuestion = observer(function LinkQuestion({ opener, doubts }: { opener: LinkOpener; doubts: LinkDoubt[] }) {
  const t = useText();
  const { session } = useStores();
  const nameOf = usePersonName();
  const name = session.user ? nameOf(session.user) : '';
  return (
    <ConfirmDialog
      title={t('desktop.link.title')}
      verb={t('desktop.link.open')}
      back={t('desktop.link.stay')}
      closeLabel={t('desktop.link.stay')}
      onConfirm={opener.open}
      onBack={opener.stay}
    >
      {doubts.includes('otherAccount') && <p>{t('desktop.link.otherAccount', { name })}</p>}
      {doubts.includes('unsaved') && <p>{t('desktop.link.unsaved')}</p>}
    </ConfirmDialog>
  );
});

/** On macOS the menus are at the top of the screen. */
const HAS_MENUS = !/Macintosh/.test(navigator.userAgent);

const here = () => window.location.pathname;

/**
 * Whether a link was mailed to somebody else than the person who is logged in. Nobody can tell whose a link for a new
 * password is before it is used, so that one counts as another's. Asking does not open the invitation (R-link-holder).
 * @param userId the logged-in person
 */
export async function isOtherPersons(api: ApiClient, userId: string, path: string): Promise<boolean> {
  if (readPattern(PATTERNS.setNewPassword, path)) return true;
  const link = readInvitationPath(path.split('?')[0] ?? '');
  if (!link || link.token === WEB_ACCESS_TOKEN) return false;
  try {
    const holder = await api.call(findLinkHolder, { params: { id: link.gameId }, token: link.token });
    // A share link is nobody's.
    return holder.userId !== null && holder.userId !== userId;
  } catch {
    // The page says itself that the link is wrong.
    return false;
  }
}

function createOpener({ api, session }: RootStore): LinkOpener {
  return new LinkOpener({
    here,
    // A document of its own: the app may be the guests' one, which has no router. The session is kept by main.
    go: loadPage,
    isTouched: watchTouches(document, here),
    isOtherAccounts: async (path) => {
      await when(() => session.started && session.me.status !== 'loading');
      return session.user ? isOtherPersons(api, session.user.id, path) : false;
    },
  });
}

/**
 * The desktop app's parts beside its pages: links from outside, its menu in the language shown,
 * notices of pending actions, and the last known matches without a network.
 */
const DesktopHost = observer(function DesktopHost({ bridge }: { bridge: DesktopBridge }) {
  const root = useStores();
  const [opener] = useState(() => createOpener(root));
  useEffect(() => {
    const listener = (path: string) => void opener.arrive(path);
    void bridge.links.take(listener).then((waiting) => {
      if (waiting) listener(waiting);
    });
  }, [bridge, opener]);
  useActionWatch(bridge);
  useLastMatches(bridge);
  const { language, state } = root.language;
  const [menus, setMenus] = useState<string[]>([]);
  useEffect(() => void bridge.showLanguage(language).then(setMenus), [bridge, language]);
  // There are no words for a question yet, or never.
  const hasTexts = state !== 'loading' && state !== 'stranded';
  return (
    <>
      {HAS_MENUS && <WindowMenuBar bridge={bridge} titles={menus} />}
      {hasTexts && opener.asked && <LinkQuestion opener={opener} doubts={opener.asked.doubts} />}
    </>
  );
});

export default DesktopHost;
