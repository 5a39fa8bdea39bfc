import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Translator } from '../../i18n/translator.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { StoreProvider } from '../../stores/StoreContext.ts';
import { AlertHost } from '../feedback/AlertHost.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { type Address, GuestRoute } from './GuestRoute.tsx';
import { guestPageOf } from './guestPageOf.ts';
import { guestPages } from './guestPages.tsx';

interface GuestAppProps {
  stores: RootStore;
  translator: Translator;
  /** What was asked for. */
  address: Address;
  /** What holds the page back until there are words for it: one from the server came with them. */
  Gate?: ComponentType<{ children: ReactNode }>;
  /** What the desktop app has above its pages. */
  children?: ReactNode;
}

/**
 * The app of those who come by a link: one page, no router, no signed-in frame. What the server renders and the browser
 * takes over is this, from here on down (R-rendered-pages).
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
