import { expect, fillLogIn, newAccount, test } from '../support/web/test.ts';

const INNER = ['/', '/profile', '/friendsAndBalls', '/game/x', '/organise', '/ratingsAndRankings'];

test('inner pages lead who is logged out to the log-in, and then to where they wanted to go', async ({ page }) => {
  const email = await newAccount(page.request, 'inner');
  for (const path of INNER) {
    await page.goto(path);
    await expect(page, path).toHaveURL(({ pathname }) => pathname === '/login');
  }
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, email);
  await expect(page).toHaveURL(INNER.at(-1) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
