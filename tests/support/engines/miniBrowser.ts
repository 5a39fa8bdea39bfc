import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, webkit } from '@playwright/test';
import { startNetwork } from './cutNetwork.ts';

/*
 * Stock WebKitGTK: MiniBrowser opens WebKit's inspector to the network, and Playwright speaks to it as it does to iPhones. There
 * is one process a context and one page in it. Its mouse and its touches are events made in the page; downloads it has not. Each
 * window has a screen of its own, so that each has the focus, and is sent real keys.
 */

const MINI_BROWSER = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** The system need not have those that tests are in. */
const LOCALES = join(import.meta.dirname, '../../../.cache/locales');
/** The bar of buttons would keep the window wider than a phone. */
const NARROW =
  'toolbar, toolbar *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

export interface WindowOptions {
  baseURL: string;
  viewport: { width: number; height: number };
  timezoneId: string;
  /** Such as `en-GB`. */
  locale: string;
  colorScheme: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  javaScriptEnabled: boolean;
  serviceWorkers?: 'allow' | 'block';
}

export interface MiniBrowser {
  context: BrowserContext;
  resize: (size: { width: number; height: number }) => void;
  /** @param keys as Playwright calls them, such as `Shift+Tab` */
  press: (keys: string) => Promise<void>;
  cutNetwork: (isCut: boolean) => void;
  stop: () => Promise<void>;
}

/** What the inspector lists as a page of HTML, listed as Playwright expects it of iPhones. */
async function listPages(inspector: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (_request, answer) => {
    const html = await fetch(`http://${inspector}/`).then(
      (page) => page.text(),
      () => '',
    );
    const found = [...html.matchAll(/targeturl">(.*?)<\/div>.*?\/socket\/(\d+)\/(\d+)\/WebPage'/gs)];
    const pages = found.map(([, url, connection, target]) => ({
      url,
      webSocketDebuggerUrl: `ws://${inspector}/socket/${connection}/${target}/WebPage?as=/devtools/page/${target}`,
    }));
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(pages));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

const xdotool = (display: string, ...args: string[]) =>
  execFileSync('xdotool', args, { encoding: 'utf8', env: { ...process.env, DISPLAY: display } }).trim();

/** @returns the window of a process that a page is shown in: others of its own have no size */
function windowOf(display: string, child: ChildProcess): string | undefined {
  const all = xdotool(display, 'search', '--pid', String(child.pid), '--name', '').split('\n');
  return all
    .filter((id) => Number(/Geometry: (\d+)/.exec(xdotool(display, 'getwindowgeometry', id))?.[1]) > 100)
    .at(-1);
}

/** Starts an X server. @returns the display it has chosen */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((found, failed) => {
    server.stdio[3]?.once('data', (text: Buffer) => found(text.toString().trim()));
    server.once('exit', () => failed(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, server };
}

/** What the X server calls a key, where it isn't what Playwright calls it. */
const X_KEYS: Record<string, string> = {
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  Backspace: 'BackSpace',
  ContextMenu: 'Menu',
  Control: 'ctrl',
  Enter: 'Return',
  PageDown: 'Next',
  PageUp: 'Prior',
  Space: 'space',
  '?': 'question',
  '/': 'slash',
};

/** A key that opens a page or a menu of the browser's own is never let go of in the page. */
const LET_GO_MS = 1000;

/** Has the screen's keyboard press keys, and waits until the page has heard it, as Playwright does elsewhere. */
async function pressKeys(display: string, page: Page, keys: string): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    letGo: new Promise((done) => addEventListener('keyup', done, { capture: true, once: true })),
  }));
  const names = keys.split('+').map((key) => X_KEYS[key] ?? key);
  xdotool(display, 'key', names.join('+'));
  // The key may have led to another page.
  const letGo = heard.evaluate(async (key) => void (await key.letGo)).catch(() => undefined);
  await Promise.race([letGo, new Promise((done) => setTimeout(done, LET_GO_MS))]);
}

/** WebKit takes its language from the system's locale. @param locale such as `en-GB` @returns what the system calls it */
function systemLocale(locale: string): string {
  const name = locale.replace('-', '_');
  const made = join(LOCALES, `${name}.UTF-8`);
  mkdirSync(LOCALES, { recursive: true });
  if (!existsSync(made)) spawnSync('localedef', ['-i', name, '-f', 'UTF-8', made], { stdio: 'inherit' });
  return `${name}.UTF-8`;
}

export async function startMiniBrowser(options: WindowOptions): Promise<MiniBrowser> {
  const { display, server } = await startDisplay();
  const home = mkdtempSync(join(tmpdir(), 'minibrowser-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW);
  const inspector = `127.0.0.1:${await freePort()}`;
  const posix = systemLocale(options.locale);
  const args = [
    '--full-screen',
    `--enable-javascript=${options.javaScriptEnabled}`,
    // Playwright finds nothing any more on a page that was kept aside.
    '--enable-page-cache=false',
    ...(options.colorScheme === 'dark' ? ['--dark-mode'] : []),
    // Not from an empty page: the step to a site changes processes, which Playwright does not survive.
    `${options.baseURL}/api/config`,
  ];
  const network = await startNetwork();
  const child = spawn(MINI_BROWSER, [`--proxy=${network.proxy}`, ...args], {
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      TZ: options.timezoneId,
      LANG: posix,
      LC_ALL: posix,
      LOCPATH: LOCALES,
      WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
    },
    stdio: 'ignore',
  });
  const pages = await listPages(inspector);
  const isListed = async () => (await (await fetch(`${pages.url}/json`)).text()).includes('/api/config');
  await expect.poll(isListed).toBe(true);
  const resize = ({ width, height }: { width: number; height: number }) => {
    const id = windowOf(display, child);
    if (!id) throw new Error('MiniBrowser shows no window');
    xdotool(display, 'windowsize', id, String(width), String(height), 'windowmove', id, '0', '0', 'windowfocus', id);
  };
  resize(options.viewport);
  const browser = await webkit.connectOverCDP(pages.url);
  const context = browser.contexts()[0] as BrowserContext;
  return {
    context,
    resize,
    cutNetwork: network.cut,
    press: (keys) => pressKeys(display, context.pages()[0] as Page, keys),
    async stop() {
      await browser.close().catch(() => undefined);
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      server.kill();
      network.stop();
      pages.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
