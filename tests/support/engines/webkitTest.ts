import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type Browser, type BrowserContext, test as base, type Page, request as requests } from '@playwright/test';
import { tellPages } from './cutNetwork.ts';
import { actAsMouse } from './inPageMouse.ts';
import { mendRoutes } from './interception.ts';
import { type MiniBrowser, startMiniBrowser, type WindowOptions } from './miniBrowser.ts';

/** Has every key that a test presses come from the keyboard; those made in the page move no focus and empty no field. */
function pressReally(page: Page, press: MiniBrowser['press']): void {
  page.keyboard.press = press;
  // Those of locators go through it.
  const frame = page.mainFrame();
  frame.press = async (selector, keys, more) => {
    await frame.focus(selector, more);
    await press(keys);
  };
  const fill = frame.fill.bind(frame);
  frame.fill = async (selector, value, more) => {
    if (value !== '') return fill(selector, value, more);
    await frame.locator(selector).selectText(more);
    await press('Delete');
  };
}

const TYPES: Record<string, string> = { csv: 'text/csv', vcf: 'text/vcard' };

const read = (path: string) => ({
  name: basename(path),
  mimeType: TYPES[extname(path).slice(1)] ?? '',
  buffer: readFileSync(path),
});

/** Has files put into fields by the page itself. */
function chooseInPage(page: Page): void {
  const frame = page.mainFrame();
  frame.setInputFiles = async (selector, files, more) => {
    const given = [files].flat().map((file) => (typeof file === 'string' ? read(file) : file));
    const sent = given.map(({ buffer, ...named }) => ({ ...named, content: buffer.toString('base64') }));
    await frame.locator(selector).evaluate(
      (field, all) => {
        const transfer = new DataTransfer();
        for (const { name, mimeType, content } of all) {
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type: mimeType }));
        }
        (field as HTMLInputElement).files = transfer.files;
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      },
      sent,
      more,
    );
  };
}

/** To be run in every page: what a service worker answers, tests can’t change, and what it keeps ends WebKit's network now and then. */
function refuseServiceWorkers(): void {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => undefined);
}

/** Playwright's own test, whose browser is a MiniBrowser for each context. */
export const webkitTest = base.extend<object, object>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { project }) => {
      const open = new Set<MiniBrowser>();
      const usual = {
        baseURL: process.env.BASE_URL,
        colorScheme: 'light',
        javaScriptEnabled: true,
        ...project.use.contextOptions,
        ...project.use,
      } as WindowOptions;
      const newContext = async (
        changes: Partial<WindowOptions & { extraHTTPHeaders: Record<string, string> }> = {},
      ) => {
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const options = { ...usual, ...given };
        const one = await startMiniBrowser(options);
        open.add(one);
        const { context } = one;
        const [page] = context.pages() as [Page];
        // By which expectations read the path of a page: contexts that are connected to have none of their own.
        Object.assign((context as unknown as { _options: object })._options, { baseURL: options.baseURL });
        const { extraHTTPHeaders = {} } = changes;
        await page.setExtraHTTPHeaders(extraHTTPHeaders);
        await context.addInitScript(actAsMouse);
        if (options.serviceWorkers === 'block') await context.addInitScript(refuseServiceWorkers);
        const { colorScheme, reducedMotion } = options;
        await page.emulateMedia({ colorScheme, ...(reducedMotion && { reducedMotion }) });
        // Elsewhere its requests go by the browser's own name, too.
        const userAgent = await page.evaluate(() => navigator.userAgent);
        const api = await requests.newContext({ baseURL: options.baseURL, extraHTTPHeaders, userAgent });
        for (const holder of [page, context]) Object.defineProperty(holder, 'request', { value: api });
        pressReally(page, one.press);
        chooseInPage(page);
        mendRoutes(page);
        const goto = page.goto.bind(page);
        const tell = await tellPages(page);
        let { viewport } = options;
        let isOpen = false;
        return Object.assign(context, {
          newPage: async () => {
            if (isOpen) throw new Error('MiniBrowser has no second page: @needs-second-page');
            isOpen = true;
            return Object.assign(page, {
              goto: (path: string, more?: Parameters<Page['goto']>[1]) =>
                goto(new URL(path, options.baseURL).href, more),
              // What it writes into a page obeys that page's policy: here is one without.
              setContent: async (html: string) => {
                const blank = `${options.baseURL}/blank`;
                await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: html }));
                await goto(blank);
                await page.unroute(blank);
              },
              // It tells nobody of a step within a page, for which its driver would wait.
              goBack: async () => {
                await page.evaluate(() => void setTimeout(() => history.back()));
                return null;
              },
              viewportSize: () => viewport,
              setViewportSize: async (size: { width: number; height: number }) => {
                viewport = size;
                one.resize(size);
                await page.waitForFunction((width) => innerWidth === width, size.width);
                // Below a modal dialog WebKitGTK asks media queries again with the next change of styles only.
                await page.evaluate(() => document.documentElement.style.setProperty('--resized', `${innerWidth}`));
              },
            });
          },
          // Those of a context that is connected to are never asked.
          route: page.route.bind(page),
          unroute: page.unroute.bind(page),
          setOffline: async (isOffline: boolean) => {
            one.cutNetwork(isOffline);
            await tell(isOffline);
          },
          close: async () => {
            if (!open.delete(one)) return;
            await api.dispose();
            await one.stop();
          },
        });
      };
      const contexts = () => [...open].map(({ context }) => context);
      const browser = {
        newContext,
        // By its own name for it, which others may have changed.
        newPage: async (options?: Parameters<typeof newContext>[0]) => (await browser.newContext(options)).newPage(),
        contexts,
        browserType: () => ({ name: () => 'webkit' }),
      };
      await use(browser as unknown as Browser);
      for (const context of contexts()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      baseURL,
      viewport,
      locale,
      timezoneId,
      extraHTTPHeaders,
      javaScriptEnabled,
      colorScheme,
      contextOptions,
      serviceWorkers,
    },
    use,
  ) => {
    const own = {
      baseURL,
      viewport,
      locale,
      timezoneId,
      extraHTTPHeaders,
      javaScriptEnabled,
      colorScheme,
      serviceWorkers,
    };
    const options = { ...contextOptions, ...own };
    const context = (await browser.newContext(options as never)) as BrowserContext;
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
