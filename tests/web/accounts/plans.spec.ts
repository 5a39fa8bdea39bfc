import type { Page } from '@playwright/test';
import { newPlayer } from '../../support/web/games.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, moveClock } from '../../support/web/test.ts';

const DAY = 86_400_000;

const pay = async (page: Page) => {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByLabel('Month / year').fill('12/34');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: 'Pay €4.90' }).click();
  await expect(page).toHaveURL(/\/paymentSuccess\?request=/);
};

// R-plan-selectable, R-money-request
test('a payment outlives a reload, and the plan is renewed in its last days, once', { tag: '@engines' }, async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const player = await newPlayer(page.request, 'Mia');
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  const plan = page.getByRole('button', { name: /Love It, 1 month/ });
  await page.goto('/upgradeAccount');
  await plan.click();
  await page.getByRole('button', { name: 'Pay €4.90 by card' }).click();
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
  const src = await page.locator('iframe').getAttribute('src');
  await page.reload();
  await expect(page.locator('iframe')).toHaveAttribute('src', src ?? '');
  await pay(page);

  await page.goto('/upgradeAccount');
  await expect(plan).toBeDisabled();
  await expect(plan).toContainText('You have this plan');
  await expect(page.locator('iframe')).toHaveCount(0);
  await moveClock(page.request, new Date(Date.now() + 25 * DAY));
  await page.reload();
  await expect(plan).toContainText('Renew');
  await expectAccessible(page);
  await plan.click();
  await expect(page.getByRole('region', { name: 'Love It, 1 month' })).toContainText('Your Love It continues after');
  await page.getByRole('button', { name: 'Pay €4.90 by card' }).click();
  await pay(page);
  await page.goto('/upgradeAccount');
  await expect(plan).toBeDisabled();
  await context.close();
});
