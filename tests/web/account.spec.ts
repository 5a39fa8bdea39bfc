import { expect, newAddress, signUp, test } from '../support/web/test.ts';

test('signs up, proves the address, logs in and out', { tag: ['@engines', '@journey'] }, async ({ page }) => {
  const email = newAddress('ann');
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email });
  await expect(page).toHaveURL(/\/$/);
});
