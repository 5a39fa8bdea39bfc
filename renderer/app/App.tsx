import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { manifestPath } from '../../shared/install/shareTarget.ts';
import { PATTERNS, readPattern } from '../../shared/routes/paths.ts';
import { chunk } from '../common/chunk.tsx';
import { NotFoundPage } from '../common/feedback/NotFoundPage.tsx';
import { PageSkeleton } from '../common/feedback/PageSkeleton.tsx';
import { PaymentFrame } from '../features/membership/PaymentFrame.tsx';
import type { Translator } from '../i18n/useText.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoreProvider, useStores } from '../stores/StoreContext.ts';
import { afterSteps } from '../ui/overlay/dialogSteps.ts';
import { type RouteLocation, RouteProvider, useRoute } from '../ui/route.ts';
import { AlertHost } from './feedback/AlertHost.tsx';
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx';
import { GuestLayout } from './guest/GuestLayout.tsx';
import { BareLayout, PublicLayout } from './layouts/PublicLayout.tsx';
import type { LayoutName } from './pages.ts';
import { ROUTES, SignedInLayout } from './routes.tsx';
import { RouteGuard } from './routing/RouteGuard.tsx';
import { useFocusOnNavigation } from './routing/useFocusOnNavigation.ts';
import { TextsGate } from './TextsGate.tsx';

/** Has the browser install the app in the language shown (R-installable). */
function useManifestLanguage(): void {
  const { language } = useStores();
  useEffect(
    () =>
      autorun(() => {
        // The desktop app has none.
        const link = document.querySelector('link[rel="manifest"]');
        link?.setAttribute('href', manifestPath(language.language));
      }),
    [language],
  );
}

/** The route as the router has it. */
function RouterRoute({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const route = useMemo<RouteLocation>(
    () => ({
      path: pathname,
      search,
      go: (to, options) => afterSteps(() => void navigate(to, { replace: options?.replace ?? false })),
    }),
    [pathname, search, navigate],
  );
  return <RouteProvider value={route}>{children}</RouteProvider>;
}

const AppBadge = chunk(() => import('../features/dashboard/AppBadge.tsx'), { waiting: null, isExtra: true }).Part;

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

/** The page inside its frame: an error in a page leaves the frame on screen. */
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
  /** The requested address, on the server: it has no browser. */
  address?: Pick<RouteLocation, 'path' | 'search'>;
  /** Shown above the pages of the desktop app. */
  children?: ReactNode;
}

/** All pages with the router. Of these, the server renders the log-in (R-rendered-pages). */
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
  useFocusOnNavigation();
  useManifestLanguage();
  return (
    <Routes>
      {ROUTES.map(({ path, layout, only, Page }) => (
        <Route
          key={path}
          path={path}
          caseSensitive
          element={
            // A page that this person may not see looks like an unknown path, frame and all.
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
