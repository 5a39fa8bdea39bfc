import { expect, expectAccessible, NO_PROXY, test } from '../support/web/test.ts';

test('the gallery shows the design system in both themes', async ({ page }) => {
  const answer = await page.goto('/dev/ui');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the API document opens without complaints of the browser', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/api/docs');
  await expect(page.getByText('/api/game/{id}/action')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the outbox is a page whose links work', async ({ page }) => {
  await page.setExtraHTTPHeaders(NO_PROXY);
  await page.goto('/dev/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
});
