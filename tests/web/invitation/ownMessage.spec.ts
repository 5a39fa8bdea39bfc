import type { Page } from '@playwright/test';
import { accept, heading, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, expectAccessible, test } from '../../support/web/test.ts';

const SAID = 'Which court is it, “the green one”?';

/** What the guest's page shows of their message. */
const message = (page: Page) => page.locator('q', { hasText: SAID });

async function writeAndAccept(page: Page): Promise<void> {
  await page.getByText('Message to Olga (optional)').first().click();
  await page.locator('textarea').fill(SAID);
  await accept(page).click();
}

// R-own-message
test('what a guest wrote with their yes stands on their page, also when they come back and when they leave', async ({
  page,
}) => {
  const { path } = await inviteGuest(page.request, ONE_VENUE);
  await page.goto(path);
  await page.getByRole('checkbox').first().check();
  await expect(message(page)).toHaveCount(0);
  await writeAndAccept(page);
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your message to Olga' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(message(page)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from the match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw from the match' }).click();
  await expect(heading(page)).toHaveText('You declined');
  await expect(message(page)).toBeVisible();
});

// R-own-message
test('it stands with what they chose while others have to answer', async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await answer('ACCEPT', { note: SAID });
  await page.goto(path);
  await expect(heading(page)).toHaveText('You said yes');
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toHaveCount(1);
});

test.describe('without JavaScript', { tag: '@needs-no-script' }, () => {
  test.use({ javaScriptEnabled: false, waitsForScript: false });

  // R-own-message, R-form-answer
  test('it stands on the page that comes back', async ({ page }) => {
    const { path } = await inviteGuest(page.request, ONE_VENUE);
    await page.goto(path);
    await page.getByRole('checkbox').first().check();
    await writeAndAccept(page);
    await expect(heading(page)).toHaveText('It’s a match!');
    await expect(message(page)).toBeVisible();
  });
});
