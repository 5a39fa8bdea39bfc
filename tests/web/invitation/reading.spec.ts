import type { Page } from '@playwright/test';
import { chooseSlot, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, test } from '../../support/web/test.ts';
import { words } from '../../support/words.ts';

// R-phone-first-screen
test('on a small phone the first times can be chosen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { path } = await inviteGuest(
    page.request,
    { notes: 'I’ve booked the court by the river, and bring new balls for all.' },
    { duration: 90 },
  );
  for (const language of ['en', 'de', 'hu', 'fr'] as const) {
    await page.goto(`${path}?lang=${language}`);
    const third = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: /\d:\d\d/ }) })
      .nth(2);
    await expect(third).toBeVisible();
    // In sight means above the bar of buttons, which lies over the page and begins with what is missing.
    const bar = await page.locator('#answer-missing').boundingBox();
    const box = await third.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0), language).toBeLessThan(bar?.y ?? 0);
    const yes = page.getByRole('button', { name: words(language)('invitation.accept') });
    await expect(yes).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

/** Cuts the page's network off when it asks for one of its parts. */
const isChosen = (page: Page) => page.locator('button[aria-pressed="true"]', { hasText: '–' });

// R-parts
test('a part that cannot be fetched says so in its place; what is chosen and typed stays', async ({
  page,
  context,
}) => {
  const { path } = await inviteGuest(page.request, ONE_VENUE);
  await page.goto(path);
  await chooseSlot(page);
  await page.getByText('Message to Olga').click();
  await page.getByLabel('Your message').fill('I bring balls');
  await context.setOffline(true);
  await page.getByText('Messages', { exact: true }).click();
  await expect(page.getByText('this part isn’t on your device yet')).toBeVisible();
  await expect(isChosen(page)).toHaveCount(1);
  await expect(page.getByLabel('Your message')).toHaveValue('I bring balls');
  await context.setOffline(false);
  await expect(page.getByLabel('Write to everyone in this match')).toBeVisible();
  await expect(isChosen(page)).toHaveCount(1);
  await expect(page.getByLabel('Your message')).toHaveValue('I bring balls');
});
