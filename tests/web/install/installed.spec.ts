import type { Page } from '@playwright/test';
import { act, hoursFromNow, newGame, newPlayer } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, logIn, test } from '../../support/web/test.ts';

// What the installed app is more than a page: name, icons and shortcuts (R-installable), the count on its icon (R-badge).

/** What the browser makes of the page's manifest. */
async function manifestOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  return { url, errors, data: JSON.parse(data ?? '{}'), installabilityErrors: found };
}

test('the browser reads the manifest without a complaint, in the language shown', { tag: '@needs-devtools' }, async ({
  page,
}) => {
  await page.goto('/login?lang=hu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /lang=hu/);
  const hungarian = await manifestOf(page);
  expect(hungarian.errors).toEqual([]);
  expect(hungarian.data).toMatchObject({ lang: 'hu', shortcuts: [{ name: 'Meccs szervezése' }, { url: '/next' }] });
  // Contexts of tests keep nothing: for them alone nothing can be installed.
  expect(hungarian.installabilityErrors.filter((error) => error !== 'in-incognito')).toEqual([]);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const path of [icon ?? '', ...hungarian.data.screenshots.map(({ src }: { src: string }) => src)])
    expect((await page.request.get(path)).headers()['content-type'], path).toMatch(/^image\//);
  await page.getByRole('combobox').selectOption('de');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /lang=de/);
});

test('the icon counts what waits, until one logs out; a shortcut leads to the next match', async ({
  page,
  request,
}) => {
  const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
  const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
  const [soon, later] = await Promise.all(
    [48, 72].map((hours) =>
      newGame(request, olga, {
        contactList,
        calendarPreference: [{ fromTime: hoursFromNow(hours), toTime: hoursFromNow(hours + 1) }],
        locationPreference: [{ location: { name: 'Court 1' } }],
      }),
    ),
  );
  await page.addInitScript(() => {
    const count = (value: number) => document.documentElement.setAttribute('data-badge', `${value}`);
    Object.assign(Navigator.prototype, { setAppBadge: async (value: number) => count(value) });
  });
  await logIn(page, finn.email);
  const badge = page.locator('html');
  await expect(badge).toHaveAttribute('data-badge', '2');
  // None is agreed yet: all of them are shown.
  await page.goto('/next');
  await expect(page).toHaveURL(/\/$/);
  await act(request, later?.id ?? '', finn.token, { actionType: 'ACCEPT' });
  await act(request, soon?.id ?? '', finn.token, { actionType: 'ACCEPT' });
  await page.goto('/next');
  await expect(page).toHaveURL(new RegExp(`/extinv/${soon?.id}/n$`));
  await page.goto('/');
  await expect(badge).toHaveAttribute('data-badge', '0');
  await newGame(request, olga, { contactList });
  await page.goto('/profile');
  await page.goto('/');
  await expect(badge).toHaveAttribute('data-badge', '1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(badge).toHaveAttribute('data-badge', '0');
});

test('links go to the system’s share sheet where there is one', async ({ page, request }) => {
  const olga = await newPlayer(request, 'Olga');
  const game = await newGame(request, olga);
  await page.addInitScript(() => {
    const share = async (data: ShareData) => document.documentElement.setAttribute('data-shared', JSON.stringify(data));
    Object.assign(Navigator.prototype, { share });
  });
  await logIn(page, olga.email);
  const shared = async () => JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}').url;
  const press = async (path: string, { name = 'Share…', isFolded = false } = {}) => {
    await page.goto(path);
    if (isFolded) await openFold(page, 'Invite more people');
    await page.getByRole('button', { name }).click();
  };
  await press(`/game/${game.id}`, { isFolded: true });
  await expect.poll(shared).toBe(game.shareUrl);
  await press('/friendsAndBalls', { name: 'Share my link' });
  await expect.poll(shared).toMatch(/^http.*\/signupmail\?code=\w/);
  await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  await press(`/publicProfile/${olga.code}`);
  await expect.poll(shared).toMatch(new RegExp(`^http.*/publicProfile/${olga.code}$`));
});
