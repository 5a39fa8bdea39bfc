import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Route } from 'playwright';
import { toApp } from './addresses.ts';
import { startProxy } from './proxy.ts';
import { chromium as executablePath, userData } from './settings.ts';
import { state } from './state.ts';
import { note, preventable } from './strict.ts';

/** None of `--disable-features`: it would replace Playwright's own list, which keeps requests in its hands. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--remote-debugging-port=0',
  '--proxy-bypass-list=<-loopback>',
];

const windowOf = (page: Page) => [...state.windows].find((window) => window.page === page);

function pageOf(route: Route): Page | null {
  try {
    return route.request().frame().page();
  } catch {
    // A request of no page's, such as a worker's.
    return null;
  }
}

/** Asks the app's guards whether a page may go somewhere. @returns whether one of them said no */
function isHeld(route: Route, page: Page, url: string): boolean {
  const window = windowOf(page);
  if (!window) return true;
  const isMainFrame = route.request().frame() === page.mainFrame();
  if (isMainFrame && window.isLoading) return false;
  const event = preventable({ url, isMainFrame });
  window.webContents.emit('will-frame-navigate', event);
  if (isMainFrame) window.webContents.emit('will-navigate', event, url);
  if (event.defaultPrevented) note('navigation.blocked', url);
  return event.defaultPrevented;
}

async function answer(route: Route): Promise<void> {
  const request = route.request();
  const url = toApp(request.url());
  const page = pageOf(route);
  if (page && request.isNavigationRequest() && isHeld(route, page, url)) return route.abort('aborted');
  const handler = state.handlers.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return route.continue();
  try {
    const { status, headers, ...response } = await respond(handler, route, url);
    return await route.fulfill({ status, headers, body: response.body });
  } catch (error) {
    note('protocol.failed', url, String(error));
    return route.abort('failed').catch(() => undefined);
  }
}

async function respond(handler: (request: Request) => Response | Promise<Response>, route: Route, url: string) {
  const request = route.request();
  const response = await handler(new Request(url, { method: request.method(), headers: request.headers() }));
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Starts the real Chromium that shows the app's pages. @returns the address of its debugger, as Electron prints it */
export async function startChromium(): Promise<{ context: BrowserContext; debuggerUrl: string }> {
  const folder = join(userData, 'chromium');
  await mkdir(folder, { recursive: true });
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    headless: true,
    args: [...SWITCHES, `--proxy-server=${await startProxy()}`],
    serviceWorkers: 'block',
    viewport: null,
  });
  const [port, path] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
  await context.route('**/*', answer);
  // A page that no window has taken was opened by a page: it is shown nowhere.
  context.on('page', (page) =>
    setImmediate(() => {
      const expected = [...state.windows].some((window) => window.page === page || window.page === null);
      if (!expected) void page.close().catch(() => undefined);
    }),
  );
  return { context, debuggerUrl: `ws://127.0.0.1:${port}${path}` };
}
