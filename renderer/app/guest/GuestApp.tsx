import { type ComponentType, Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Translator } from '../../i18n/useText.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { StoreProvider } from '../../stores/StoreContext.ts';
import { loadPage } from '../../ui/overlay/dialogSteps.ts';
import { type RouteLocation, RouteProvider } from '../../ui/route.ts';
import { AlertHost } from '../feedback/AlertHost.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { guestPageOf } from './guestPageOf.ts';
import { guestPages } from './guestPages.tsx';

type Address = Pick<RouteLocation, 'path' | 'search'>;

/** The route of a guest: the one page changes its address, everything else is another document. */
function GuestRoute({ address, children }: { address: Address; children: ReactNode }) {
  const [at, setAt] = useState(address);
  useEffect(() => {
    /** Below a dialog's step is one of before the page changed its address. */
    const keepAddress = () => {
      if (window.location.pathname !== at.path)
        window.history.replaceState(window.history.state, '', at.path + at.search);
    };
    window.addEventListener('popstate', keepAddress);
    return () => window.removeEventListener('popstate', keepAddress);
  }, [at]);
  const route = useMemo<RouteLocation>(
    () => ({
      ...at,
      go: (to, options) => {
        const target = new URL(to, window.location.href);
        const stays = guestPageOf(target.pathname) === guestPageOf(at.path) && options?.replace;
        if (!stays) {
          loadPage(target);
          return;
        }
        window.history.replaceState(window.history.state, '', target);
        setAt({ path: target.pathname, search: target.search });
      },
    }),
    [at],
  );
  return <RouteProvider value={route}>{children}</RouteProvider>;
}

interface GuestAppProps {
  stores: RootStore;
  translator: Translator;
  /** The address that was asked for. */
  address: Address;
  /** Holds the page back until its texts are loaded; a page from the server brings them. */
  Gate?: ComponentType<{ children: ReactNode }>;
  /** Shown above the pages of the desktop app. */
  children?: ReactNode;
}

/**
 * The app of those who come by a link: one page, no router, no signed-in frame. The server renders it from here on down,
 * and the browser takes it over (R-rendered-pages).
 */
export function GuestApp({ stores, translator, address, Gate = Fragment, children }: GuestAppProps) {
  return (
    <StoreProvider value={stores}>
      <translator.Provider>
        {children}
        <GuestRoute address={address}>
          <Gate>
            {guestPageOf(address.path) === 'publicProfile' ? <Profile /> : <Invitation />}
            <AlertHost />
          </Gate>
        </GuestRoute>
      </translator.Provider>
    </StoreProvider>
  );
}

const Profile = guestPages.publicProfile.Part;

function Invitation() {
  const { Part } = guestPages.invitation;
  return (
    <GuestLayout>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </GuestLayout>
  );
}
