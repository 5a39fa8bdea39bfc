import { addressOf, DEMO_PASSWORD, ORGANISER } from '../../server/demo/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from '../support/web/test.ts';

test('stars are given after a match, without saying by whom', async ({ page }) => {
  await logIn(page, addressOf(ORGANISER), DEMO_PASSWORD);
  // Another test may have chosen a language for the account of all.
  await page.goto('/ratingsAndRankings?lang=en');
  await page.getByRole('tab', { name: 'Technique' }).click();
  await expect(page.getByRole('list', { name: 'Strokes and play' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page).toHaveURL(/tab=personal$/);
  await expect(page.getByRole('list', { name: 'On court together' }).getByRole('listitem')).toHaveCount(4);
  const give = page.getByRole('button', { name: /^Give stars/ });
  await expect(give.first()).toBeVisible();
  const count = await give.count();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  await give.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give these stars' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Give at least one star');
  const fair = dialog.getByRole('group', { name: 'Fair play' });
  await fair.getByRole('radio', { name: '5 stars' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(fair.getByRole('radio', { name: '6 stars' })).toBeChecked();
  await expectAccessible(page, 'dialog');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
  await page.reload();
  await give.first().click();
  await expect(dialog.getByRole('group', { name: 'Fair play' }).getByRole('radio', { name: '6 stars' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Give these stars' }).click();
  await expect(page.getByText('Thanks for your stars.')).toBeVisible();
  await expect(give).toHaveCount(count - 1);
});
