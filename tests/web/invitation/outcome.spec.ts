import type { Page } from '@playwright/test';
import { heading, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, test } from '../../support/web/test.ts';

const controls = (page: Page) => page.locator('#main').locator('a[href], button, summary').filter({ visible: true });

// R-guest-order
test('agreed: what can be kept comes first, and leaving last', { tag: '@wide' }, async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE);
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('It’s a match!');
  const account = page.getByRole('link', { name: 'Create an account' });
  const withdraw = page.getByRole('button', { name: 'Withdraw from the match' });
  const [card, erase, leave] = await Promise.all(
    [account, page.getByRole('button', { name: 'Delete my data' }), withdraw].map((part) => part.boundingBox()),
  );
  expect(card?.y).toBeLessThan(erase?.y ?? 0);
  expect(erase?.y).toBeLessThanOrEqual(leave?.y ?? 0);
  const texts = await controls(page).allInnerTexts();
  const at = (text: string) => texts.findIndex((each) => each.includes(text));
  expect(at('Create an account')).toBeLessThan(at('Players'));
  expect(at('Messages')).toBeLessThan(at('Withdraw from the match'));
});
