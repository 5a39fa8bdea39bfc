import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { DesktopBridge } from '../../../shared/ipc/desktop.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { LinkOpener } from './LinkOpener.ts';
import { LinkQuestion } from './LinkQuestion.tsx';
import { watchTouches } from './touches.ts';
import { useActionWatch } from './useActionWatch.ts';
import { useLastMatches } from './useLastMatches.ts';
import { WindowMenuBar } from './WindowMenuBar.tsx';
import { isOtherPersons } from './whoseLink.ts';

/** On macOS they stand at the top of the screen. */
const HAS_MENUS = !/Macintosh/.test(navigator.userAgent);

const here = () => window.location.pathname;

function createOpener({ api, session }: RootStore): LinkOpener {
  return new LinkOpener({
    here,
    // A document of its own: the app may be the guests' one, which has no router. The session is kept by main.
    go: (path) => window.location.assign(path),
    isTouched: watchTouches(document, here),
    isOtherAccounts: async (path) => {
      await when(() => session.started && session.me.status !== 'loading');
      return session.user ? isOtherPersons(api, session.user.id, path) : false;
    },
  });
}

/**
 * What the desktop app has beside its pages: links from outside, its menu in the language shown,
 * notices of what needs action, and the last known matches where there is no network.
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
