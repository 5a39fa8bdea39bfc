import { newPlayer } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, fillLogIn, newAccount, test } from '../../support/web/test.ts';
import { words } from '../../support/words.ts';

const KEY = 'crosscourt.session';

// R-session-dead
test('a session that is over when the page opens says so, and the log-in leads back', async ({ page }) => {
  const email = await newAccount(page.request, 'ended');
  await page.goto('/login');
  await expect(page.getByText('You’ve been logged out')).toHaveCount(0);
  await page.evaluate((key) => sessionStorage.setItem(key, 'not-a-living-token'), KEY);
  await page.goto('/friendsAndBalls');
  await expect(page.getByText('You’ve been logged out. Log in again')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, email);
  await expect(page).toHaveURL('/friendsAndBalls');
});

// R-preferences
test('an account without preferences opens without a failing request', async ({ page }) => {
  const player = await newPlayer(page.request, 'Ann');
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await page.addInitScript(([key, token]) => sessionStorage.setItem(key, token), [KEY, player.token] as const);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openFold(page, 'Where you’re logged in');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(failed).toEqual([]);
});

// R-limits
for (const [language, wait] of [
  ['en', 'in about 40 minutes'],
  ['hu', 'körülbelül 40 perc múlva'],
] as const) {
  test(`a person who tries too often is told how long to wait, in ${language}`, async ({ page }) => {
    const t = words(language);
    await page.route('**/api/forgottenPassword', (route) =>
      route.fulfill({
        status: 429,
        json: { status: 429, messageId: 'E.tooMany', message: 'error.E.tooMany', data: { retryAfter: 2390 } },
      }),
    );
    await page.goto(`/forgottenpassword?lang=${language}`);
    await page.getByLabel(t('signIn.email')).fill('ann@mail.example');
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByText(wait)).toBeVisible();
  });
}
