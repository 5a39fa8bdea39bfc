import { addressOf, expect, isReal, sideEffects, test } from './electronApp.ts';

const VERBS = [
  'serverOrigin',
  'scheme',
  'session.load',
  'session.save',
  'links.take',
  'showLanguage',
  'openMenu',
  'setBadge',
  'notify',
  'takeAnswers',
  'showPage',
  'matches.keep',
  'matches.last',
];

// The points are those of Electron's security tutorial; tests/architecture/electronSecurity.test.ts checks the rest.

interface AskedPermissions {
  onRequest: (contents: null, permission: string, answer: (granted: boolean) => void, details: object) => void;
  onCheck: (contents: null, permission: string, origin: string, details: object) => boolean;
  onDevice: (details: object) => boolean;
}

interface CallHandlers {
  handlers: Map<string, (event: { senderFrame: unknown }, ...args: unknown[]) => Promise<unknown>>;
}

test('2, 3, 7, 18, 20: the page is the app’s own, has verbs and nothing else, and its policy holds', async ({
  start,
}) => {
  const desktop = await start();
  const { page } = desktop;
  expect(await addressOf(desktop)).toMatch(/^app:\/\/bundle\//);
  const found = await page.evaluate(() => {
    const bridge: Record<string, unknown> = { ...(window as unknown as { desktop: object }).desktop };
    try {
      Object.assign(window, { desktop: null });
    } catch {
      // Strict mode says no aloud.
    }
    return {
      verbs: Object.entries(bridge).flatMap(([name, part]) =>
        typeof part === 'object' && part ? Object.keys(part).map((verb) => `${name}.${verb}`) : [name],
      ),
      frozen: Object.isFrozen((window as unknown as { desktop: object | null }).desktop),
      node: ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer'].filter((name) => name in window),
    };
  });
  expect(found).toEqual({
    verbs: VERBS,
    frozen: true,
    node: [],
  });

  const broken = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective);
          if (directives.length === 4) resolve(directives.sort());
        });
        const script = document.createElement('script');
        script.textContent = 'window.wasRun = true';
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.test/';
        document.body.append(script, frame);
        new Image().src = 'https://evil.test/p.png';
        void fetch('https://evil.test/').catch(() => undefined);
      }),
  );
  expect(broken).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem']);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/assets/missing.js', '/..%2f..%2fpackage.json', '/%00.js', '/..%5c..%5cpackage.json'].map(async (path) => {
        const { status } = await fetch(path);
        return status;
      }),
    ),
  );
  expect(answers).toEqual([404, 404, 404, 404]);
  expect(await page.evaluate(async () => (await fetch('/', { method: 'POST' })).status)).toBe(404);
});

test('5, 11 to 15: nothing leads the window away, opens another one or gets a permission', async ({ start }) => {
  const desktop = await start();
  const { app, page } = desktop;
  const before = await addressOf(desktop);
  await page.evaluate(() => {
    for (const address of ['https://maps.example/a', 'http://plain.example/', 'file:///etc/passwd', 'smb://share/x']) {
      window.open(address);
    }
    window.location.assign('https://evil.test/');
  });
  // What is written down says when the double has dealt with it; a real one leaves nothing to wait for.
  if (isReal()) await page.waitForTimeout(500);
  else await expect.poll(() => sideEffects(desktop, 'navigation.blocked')).toEqual([['https://evil.test/']]);
  expect(await addressOf(desktop)).toBe(before);
  // Asked of the app itself: Playwright goes on listing a page that was closed before it had begun.
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  if (isReal()) return;
  expect(await sideEffects(desktop, 'shell.openExternal')).toEqual([['https://maps.example/a']]);
  const granted = await app.evaluate(({ session, BrowserWindow }) => {
    const { onRequest, onCheck, onDevice } = session.defaultSession as unknown as AskedPermissions;
    const answers: boolean[] = [onCheck(null, 'media', 'app://bundle', {}), onDevice({})];
    onRequest(null, 'geolocation', (yes) => answers.push(yes), {});
    let isHeld = false;
    const event = { preventDefault: () => (isHeld = true), url: 'https://evil.test/' };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    for (const name of ['will-attach-webview', 'will-redirect']) {
      isHeld = false;
      contents?.emit(name, event, {}, {});
      answers.push(!isHeld);
    }
    return answers;
  });
  expect(granted).toEqual([false, false, false, false, false]);
});

test('17: calls of other frames, of no frame and of the wrong shape are refused', async ({ start }) => {
  test.skip(isReal(), 'a real page cannot be made to lie about itself');
  const { app } = await start();
  const refused = await app.evaluate(async ({ ipcMain }) => {
    const { handlers } = ipcMain as unknown as CallHandlers;
    const own = { url: 'app://bundle/', parent: null };
    const senders = [null, { url: 'https://evil.test/', parent: null }, { url: 'app://bundle/', parent: own }];
    const answers: string[] = [];
    for (const [name, handler] of handlers) {
      for (const senderFrame of senders) {
        answers.push(
          await handler({ senderFrame }, null).then(
            () => `${name} answered`,
            () => 'refused',
          ),
        );
      }
      answers.push(
        await handler({ senderFrame: own }, { a: 1 }).then(
          () => `${name} took it`,
          () => 'refused',
        ),
      );
    }
    return [handlers.size, ...new Set(answers)];
  });
  expect(refused[0]).toBeGreaterThan(3);
  expect(refused.slice(1)).toEqual(['refused']);
});
