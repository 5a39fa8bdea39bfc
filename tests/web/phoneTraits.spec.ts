import type { Page } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { act, newGame, newPlayer } from '../support/web/games.ts';
import { accept, chooseSlot, enterAs, heading, inviteGuest, ONE_VENUE } from '../support/web/invitation.ts';
import { expect, logIn, test } from '../support/web/test.ts';

// What phones have and the browser of most tests has not.

/** As private windows, managed browsers and some web views do. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  });
}

// R-storage-refused
test('where a browser keeps nothing, an invitation is answered and a player logs in', { tag: '@engines' }, async ({
  page,
  request,
}) => {
  const { path } = await inviteGuest(request, ONE_VENUE);
  const { email } = await newPlayer(request, 'Nora');
  await refuseStorage(page);
  await page.goto(path);
  await chooseSlot(page);
  await accept(page).click();
  await expect(heading(page)).toContainText('match');
  await logIn(page, email);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

// R-storage-refused
test('an invitation that a web view forgets, or hands to the browser, opens by its address', {
  tag: ['@engines', '@journey'],
}, async ({ page, request }) => {
  const { path } = await inviteGuest(request, ONE_VENUE);
  await page.goto(path);
  await expect(accept(page)).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  expect(new URL(page.url()).pathname).toBe(path);
  await page.reload();
  await expect(accept(page)).toBeVisible();
});

// R-calendar-file
test('a guest’s calendar is handed the match by its address', { tag: '@engines' }, async ({ page, request }) => {
  const { path, answer, game } = await inviteGuest(request, ONE_VENUE);
  await answer('ACCEPT', { preference: { calendarPreference: game.calendarPreference, locationPreference: [] } });
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Add to calendar' });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.headers()['content-disposition']).toBe('inline; filename="match.ics"');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  // Whom it is not for gets nothing.
  const wrong = await request.get(`/calendar/${game.id}/${'x'.repeat(22)}.ics`);
  expect(wrong.status()).toBe(401);
});

// R-share-picture
test('a picture that took longer than the press is shared by the next one', { tag: '@engines' }, async ({
  page,
  request,
}) => {
  const { path, answer, game } = await inviteGuest(request, ONE_VENUE);
  await answer('ACCEPT', { preference: { calendarPreference: game.calendarPreference, locationPreference: [] } });
  await page.addInitScript(() => {
    const shared: (ShareData | undefined)[] = [];
    const share = async (data?: ShareData) => {
      if (shared.push(data) === 1) throw new DOMException('Must be handling a user gesture', 'NotAllowedError');
      if (!navigator.userActivation?.isActive) throw new Error('no press');
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Share…' });
  await button.click();
  await expect(page.getByText('The picture is ready. Press “Share…” again.')).toBeVisible();
  await button.click();
  const files = () =>
    page.evaluate(() =>
      (window as unknown as { shared: ShareData[] }).shared.map(({ files: [file] = [] }) => file?.type),
    );
  await expect.poll(files).toEqual(['image/png', 'image/png']);
  await expect(page.getByText('We couldn’t make the picture.')).toHaveCount(0);
});

// R-live-cache
test('a page that a browser kept aside is live again', { tag: '@engines' }, async ({ page, request }) => {
  const { path, owner, game } = await inviteGuest(request, ONE_VENUE);
  await page.goto(path);
  await expect(accept(page)).toBeVisible();
  // No driver goes back into the cache of pages: Chromium's and Firefox's switch it off, WebKit's ends. What a page is told then
  // is told here.
  const tell = (event: string) =>
    page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
  await page.route('**/api/live**', (route) => route.abort());
  await tell('pagehide');
  await act(request, game.id, owner.token, { actionType: 'CANCEL' });
  await tell('pageshow');
  await expect(accept(page)).toHaveCount(0);
});

/** Where a phone that lies on its side keeps its camera, on the other side as much, and its bar below. */
const EDGES = { left: 59, right: 59, bottom: 21, top: 0 };

// R-screen-edges
test('nothing that is read or pressed lies below the edges of a screen', { tag: '@needs-devtools' }, async ({
  page,
  request,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: EDGES });
  const { path } = await inviteGuest(request);
  const owner = await newPlayer(request, 'Olga');
  const { id } = await newGame(request, owner);
  await enterAs(page, owner);
  const below = () =>
    page.evaluate(({ left, right }) => {
      const scrolls = (element: Element) => {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX))
            return each !== document.documentElement;
        return false;
      };
      return [...document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, p')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => element.getBoundingClientRect().width > 1 && !scrolls(element))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.left < left - 1 || box.right > innerWidth - right + 1;
        })
        .map((element) => element.outerHTML.slice(0, 100));
    }, EDGES);
  for (const width of [844, 932]) {
    await page.setViewportSize({ width, height: 390 });
    for (const each of [path, '/login', '/privacy', '/', '/organise', '/friendsAndBalls', '/profile', gamePath(id)]) {
      await page.goto(each);
      await expect(page.locator('[aria-busy=true], [data-skeleton]'), each).toHaveCount(0);
      expect(await below(), `${each}, ${width}`).toEqual([]);
    }
  }
});
