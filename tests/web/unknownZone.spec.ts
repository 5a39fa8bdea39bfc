import { enterAs, heading, inviteGuest } from '../support/web/invitation.ts';
import { organiserSession } from '../support/web/pages.ts';
import { expect, test, waitForScript } from '../support/web/test.ts';

const MEMBER_PAGES = [
  '/',
  '/?list',
  '/?month',
  '/?past',
  '/organise',
  '/profile',
  '/ratingsAndRankings',
  '/upgradeAccount',
];

// R-two-zones: some systems name a zone that their own browser refuses.
test('a device whose zone nobody knows shows every page, at the venue’s time', async ({
  playwright,
  browser: usual,
  browserName,
  launchOptions,
  baseURL,
  request,
}) => {
  const { path, game, owner } = await inviteGuest(request);
  // Where the system names such a zone, Chromium repeats it. The others say UTC, and are made to repeat it.
  const repeats = browserName === 'chromium';
  const browser = repeats
    ? await playwright.chromium.launch({ ...launchOptions, env: { ...process.env, TZ: 'Etc/Unknown' } })
    : usual;
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const page = await browser.newPage({ baseURL, viewport, timezoneId: undefined, serviceWorkers: 'block' });
    if (!repeats)
      await page.addInitScript(() => {
        const { resolvedOptions } = Intl.DateTimeFormat.prototype;
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
        };
      });
    await waitForScript(page);
    await page.goto(path);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByText('Your time')).toHaveCount(0);
    await enterAs(page, owner);
    await page.goto(`/game/${game.id}`);
    await expect(heading(page)).toBeVisible();
    const token = await organiserSession(request);
    await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
    for (const each of MEMBER_PAGES) {
      await page.goto(each);
      await expect(heading(page), each).toBeVisible();
      await expect(page.locator('[aria-busy=true], [data-skeleton]'), each).toHaveCount(0);
      await expect(heading(page), each).not.toHaveText('This page didn’t load');
    }
  }
  if (repeats) await browser.close();
});
