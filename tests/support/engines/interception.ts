import type { Page, Route } from '@playwright/test';
import { TO_BE_LOST } from './cutNetwork.ts';

/** What of Playwright's insides decides which requests of a page WebKit holds until a test has said what becomes of them. */
interface Insides {
  _connection: {
    toImpl: (page: Page) => {
      delegate: { _updateState: (method: string, params: Record<string, unknown>) => Promise<void> };
    };
  };
  _onRoute: (route: Route) => Promise<void>;
  _routes: { url: unknown }[];
  _updateInterceptionPatterns: () => Promise<void>;
}

/** @returns the expression for whole addresses that a route is for; for any, where only a function knows it */
function expressionOf(url: unknown): string {
  if (url instanceof RegExp) return `.*(?:${url.source}).*`;
  if (typeof url !== 'string' || /[{}]/.test(url)) return '.*';
  return url.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*');
}

/**
 * Has WebKit hold only the requests that a test has a route for. A process of WebKit's ends, and Playwright is not told, where a
 * request goes on that the page has given up meanwhile, as it does with most of them on its way to another page.
 */
function holdFew(page: Page): void {
  const inner = page as unknown as Insides;
  const { delegate } = inner._connection.toImpl(page);
  const update = delegate._updateState.bind(delegate);
  const hold = 'Network.addInterception';
  delegate._updateState = async (method, params) => (method === hold ? undefined : update(method, params));
  const tell = inner._updateInterceptionPatterns.bind(page);
  inner._updateInterceptionPatterns = async () => {
    await tell();
    for (const { url } of inner._routes)
      await update(hold, { url: expressionOf(url), stage: 'request', isRegex: true });
  };
}

/** Has requests that a test refuses lost on their way. @returns what waits until none is held that is on its way already */
function refuseByNetwork(page: Page): () => Promise<void> {
  const inner = page as unknown as Insides;
  const onRoute = inner._onRoute.bind(page);
  const held = new Set<Promise<void>>();
  inner._onRoute = async (route) => {
    const lose = () => route.continue({ headers: { ...route.request().headers(), ...TO_BE_LOST } });
    const decided = onRoute(Object.assign(route, { abort: lose }));
    held.add(decided);
    await decided.finally(() => held.delete(decided));
  };
  return async () => {
    const limit = new Promise((done) => setTimeout(done, HELD_MS));
    await Promise.race([Promise.allSettled(held), limit]);
  };
}

/** A request that a test itself holds is not waited for. */
const HELD_MS = 1000;

/** To be run in a page that is left: it asks for nothing any more. */
function askNothing(): void {
  window.fetch = () => new Promise(() => undefined);
  XMLHttpRequest.prototype.send = () => undefined;
}

/** Mends what happens in WebKit to requests that a test holds, refuses or answers. */
export function mendRoutes(page: Page): void {
  holdFew(page);
  const untilDecided = refuseByNetwork(page);
  const leave = async () => {
    if ((page as unknown as Insides)._routes.length === 0) return;
    await page.evaluate(askNothing).catch(() => undefined);
    await untilDecided();
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...to) => {
    await leave();
    return goto(...to);
  };
  page.reload = async (...how) => {
    await leave();
    return reload(...how);
  };
}
