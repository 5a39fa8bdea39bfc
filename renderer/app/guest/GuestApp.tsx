import type { ReactNode } from 'react';
import type { Translator } from '../../i18n/translator.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { StoreProvider } from '../../stores/StoreContext.ts';
import { useRoute } from '../../ui/route.ts';
import { AlertHost } from '../feedback/AlertHost.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { TextsGate } from '../TextsGate.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { type Address, GuestRoute } from './GuestRoute.tsx';
import { guestPageOf, guestPages } from './guestPages.tsx';

interface GuestAppProps {
  stores: RootStore;
  translator: Translator;
  /** What was asked for. */
  address: Address;
  /** What the desktop app has above its pages. */
  children?: ReactNode;
}

/**
 * The app of those who come by a link: one page, no router, no signed-in frame. What the server renders and the browser
 * takes over is this, from here on down (R-rendered-pages).
 */
export function GuestApp({ stores, translator, address, children }: GuestAppProps) {
  const { Part } = guestPages[guestPageOf(address.path) ?? 'invitation'];
  return (
    <StoreProvider value={stores}>
      <translator.Provider>
        {children}
        <GuestRoute address={address}>
          <TextsGate>
            <GuestFrame>
              <ErrorBoundary>
                <Part />
              </ErrorBoundary>
            </GuestFrame>
            <AlertHost />
          </TextsGate>
        </GuestRoute>
      </translator.Provider>
    </StoreProvider>
  );
}

function GuestFrame({ children }: { children: ReactNode }) {
  const { path, search } = useRoute();
  if (guestPageOf(path) !== 'publicProfile') return <GuestLayout>{children}</GuestLayout>;
  const isBare = new URLSearchParams(search).has('noheader');
  return isBare ? <BareLayout>{children}</BareLayout> : <PublicLayout>{children}</PublicLayout>;
}
