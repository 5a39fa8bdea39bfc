import { NavigationRoute, registerRoute } from 'workbox-routing';
import { shell } from './parts.ts';

/** Addresses that the server answers by itself: those of no page of the app, and pages with a content policy of their own. */
const SERVED = [/^\/(api|oauth|dev|g|calendar|pictures|assets|locales)\//, /^\/payment/];
/**
 * Pages that come with their content, which is never kept here: it is somebody's, and of this moment (R-rendered-pages). An
 * invitation that is read with a session asks for itself.
 */
const RENDERED = [/^\/extinv\/(?![^/]+\/n$)/, /^\/publicProfile\//];
/** How long such a page is waited for, in milliseconds, before the app is shown, which asks for itself. */
const PATIENCE = 4000;

/** Shows the app at every one of its addresses, with and without a network (R-offline-shell). */
export function answerPages(): void {
  const fromDevice = async ({ request }: { request: Request }) => (await shell()) ?? fetch(request);
  const fromServer = async ({ request }: { request: Request }) => {
    const kept = await shell();
    if (!kept) return fetch(request);
    return fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => kept);
  };
  registerRoute(new NavigationRoute(fromServer, { allowlist: RENDERED }));
  registerRoute(new NavigationRoute(fromDevice, { denylist: SERVED }));
}
