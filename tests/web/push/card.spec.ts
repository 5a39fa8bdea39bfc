import type { Page } from '@playwright/test';
import { newPlayer } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../../support/web/test.ts';
import { answerPush, timesAsked } from './browser.ts';

// Turning notices on for a device, and what one wants of them (R-push, R-push-kinds, R-push-quiet).
test.use({ serviceWorkers: 'allow' });

const card = (page: Page) => page.locator('details').filter({ has: page.getByText('Notifications', { exact: true }) });

async function openCard(page: Page): Promise<void> {
  await page.goto('/profile');
  await openFold(page, 'Notifications');
}

test('notices are turned on by a press, set by kind and hours, and off again', { tag: '@needs-push' }, async ({
  page,
  request,
}) => {
  const { email } = await newPlayer(request, 'Pia');
  await answerPush(page, { permission: 'default', says: 'granted' });
  await logIn(page, email);
  await openCard(page);
  const turnOn = card(page).getByRole('button', { name: 'Turn on for this device' });
  await expect(turnOn).toBeVisible();
  await expect(card(page).getByRole('checkbox')).toHaveCount(0);
  expect(await timesAsked(page)).toBe(0);
  await turnOn.click();
  await expect(card(page).getByText('On for this device', { exact: true })).toBeVisible();
  await expect(card(page).getByRole('checkbox', { checked: true })).toHaveCount(6);
  await expect(card(page).getByText('Time zone: Kathmandu')).toBeVisible();
  await card(page).getByLabel('Scores').uncheck();
  await card(page).getByLabel('From', { exact: true }).selectOption('23');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  // Kept by the server, and on for the window's session, without another question.
  await openCard(page);
  await answerPush(page, { permission: 'granted' });
  await page.reload();
  await openFold(page, 'Notifications');
  await expect(card(page).getByText('On for this device', { exact: true })).toBeVisible();
  await expect(card(page).getByLabel('Scores')).not.toBeChecked();
  await expect(card(page).getByLabel('From', { exact: true })).toHaveValue('23');
  await page.context().setOffline(true);
  await expect(card(page).getByText('You’re offline. You can turn notifications')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Turn off here' })).toBeDisabled();
  await page.context().setOffline(false);
  await card(page).getByRole('button', { name: 'Turn off here' }).click();
  await expect(turnOn).toBeVisible();
  await expect(card(page).getByRole('checkbox')).toHaveCount(0);
});

test('who logs in anew on a device that is on has it on; who has logged out has not', async ({ page, request }) => {
  const [{ email }, other] = [await newPlayer(request, 'Pia'), await newPlayer(request, 'Otto')];
  await answerPush(page, { permission: 'granted' });
  await logIn(page, email);
  await openCard(page);
  await card(page).getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(card(page).getByText('On for this device', { exact: true })).toBeVisible();
  // As a window that was closed: the session is gone from the browser, and nobody has logged out.
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, email);
  await openCard(page);
  await expect(card(page).getByText('On for this device', { exact: true })).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Also on' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).last().click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, other.email);
  await openCard(page);
  await expect(card(page).getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});
