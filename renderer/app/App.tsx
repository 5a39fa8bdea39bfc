import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { PATTERNS, readPattern } from '../../shared/routes/paths.ts';
import { PaymentFrame } from '../features/membership/PaymentFrame.tsx';
import type { Translator } from '../i18n/translator.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoreProvider, useStores } from '../stores/StoreContext.ts';
import { type RouteLocation, useRoute } from '../ui/route.ts';
import { chunk } from './chunk.tsx';
import { AlertHost } from './feedback/AlertHost.tsx';
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx';
import { NotFoundPage } from './feedback/NotFoundPage.tsx';
import { PageSkeleton } from './feedback/PageSkeleton.tsx';
import { GuestLayout } from './guest/GuestLayout.tsx';
import { BareLayout } from './layouts/BareLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { type LayoutName, ROUTES, SignedInLayout } from './routes.tsx';
import { RouteGuard } from './routing/RouteGuard.tsx';
import { RouterRoute } from './routing/RouterRoute.tsx';
import { useArrival } from './routing/useArrival.ts';
import { TextsGate } from './TextsGate.tsx';
import { useManifestLanguage } from './useManifestLanguage.ts';

const AppBadge = chunk(() => import('../features/matches/AppBadge.tsx'), { waiting: null, isExtra: true }).Part;

const Frame = observer(function Frame({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { session } = useStores();
  const { search, path } = useRoute();
  if (layout === 'guest') return <GuestLayout>{children}</GuestLayout>;
  if (layout === 'invited') {
    if (!session.started) return <PageSkeleton bare />;
    return session.loggedIn ? (
      <SignedInLayout bleeds>{children}</SignedInLayout>
    ) : (
      <GuestLayout>{children}</GuestLayout>
    );
  }
  if (readPattern(PATTERNS.publicProfile, path) && new URLSearchParams(search).has('noheader')) {
    return <BareLayout>{children}</BareLayout>;
  }
  if (layout === 'payment' && window.parent !== window) return <PaymentFrame>{children}</PaymentFrame>;
  const signedIn = layout === 'signedIn' || layout === 'payment' || (layout === 'info' && session.loggedIn);
  return signedIn ? <SignedInLayout>{children}</SignedInLayout> : <PublicLayout>{children}</PublicLayout>;
});

/** The page inside its frame: what goes wrong in a page leaves the frame on screen. */
function Framed({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Frame layout={layout}>
      {/* The key: going elsewhere leaves a crash behind. */}
      <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
    </Frame>
  );
}

interface AppProps {
  stores: RootStore;
  translator: Translator;
  /** What was asked for, where no browser knows it: on the server. */
  address?: Pick<RouteLocation, 'path' | 'search'>;
  /** What the desktop app has above its pages. */
  children?: ReactNode;
}

/** All pages with the router. The server renders the log-in of it (R-rendered-pages). */
export function App({ stores, translator, address, children }: AppProps) {
  const pages = (
    <RouterRoute>
      <TextsGate>
        <ErrorBoundary>
          <Pages />
          <AlertHost />
          {'setAppBadge' in navigator && <AppBadge />}
        </ErrorBoundary>
      </TextsGate>
    </RouterRoute>
  );
  return (
    <StoreProvider value={stores}>
      <translator.Provider>
        {children}
        {address ? (
          <MemoryRouter initialEntries={[address.path + address.search]}>{pages}</MemoryRouter>
        ) : (
          <BrowserRouter>{pages}</BrowserRouter>
        )}
      </translator.Provider>
    </StoreProvider>
  );
}

function Pages() {
  useArrival();
  useManifestLanguage();
  return (
    <Routes>
      {ROUTES.map(({ path, layout, only, Page }) => (
        <Route
          key={path}
          path={path}
          caseSensitive
          element={
            // What is not there for somebody looks like any path that there is not, frame and all.
            only === 'operator' ? (
              <Framed layout={layout}>
                <RouteGuard only={only}>
                  <Page />
                </RouteGuard>
              </Framed>
            ) : (
              <RouteGuard only={only}>
                <Framed layout={layout}>
                  <Page />
                </Framed>
              </RouteGuard>
            )
          }
        />
      ))}
      <Route
        path="*"
        element={
          <Framed layout="info">
            <NotFoundPage />
          </Framed>
        }
      />
    </Routes>
  );
}
