import { NavigationRoute, registerRoute } from 'workbox-routing';
import { shell } from './parts.ts';

/** Addresses that the server answers by itself: what is no page of the app, and pages with a content policy of their own. */
const SERVED = [/^\/(api|oauth|dev|g|pictures|assets|locales)\//, /^\/payment/];

/** Shows the app at every address of it, with and without a network (R-offline-shell). */
export function answerPages(): void {
  const handler = async ({ request }: { request: Request }) => (await shell()) ?? fetch(request);
  registerRoute(new NavigationRoute(handler, { denylist: SERVED }));
}
