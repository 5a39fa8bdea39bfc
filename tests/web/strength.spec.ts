import { expect, expectAccessible, expectNoSidewaysScroll, PASSWORD, test } from '../support/web/test.ts';

test('the meter says in en why a password is weak and what helps', async ({ page }) => {
  await page.goto('/signupmail');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('password');
  const meter = page.getByRole('status').filter({ hasText: 'Very easy to guess' });
  await expect(meter).toContainText('This is one of the ten most common passwords.');
  await expect(meter.getByRole('listitem')).toHaveText(['Add a word or two, the rarer the better.']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await field.fill(PASSWORD);
  await expect(page.getByRole('status').filter({ hasText: 'Very strong' })).toHaveText('Very strong');
});

test('the worst password does not freeze the page', async ({ page }) => {
  await page.goto('/signupmail');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('warm up');
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  const longestPause = await page.evaluateHandle(() => {
    const pause = { last: performance.now(), longest: 0 };
    setInterval(() => {
      const now = performance.now();
      pause.longest = Math.max(pause.longest, now - pause.last);
      pause.last = now;
    }, 10);
    return pause;
  });
  await field.fill('4@8({[<369&#!1/|0$5+7%2'.repeat(5).slice(0, 100));
  await expect(page.getByRole('status').filter({ hasText: 'Very strong' })).toBeVisible();
  // Where the page itself judges, it stands still for several seconds.
  expect((await longestPause.jsonValue()).longest).toBeLessThan(1500);
});
