import type { Page } from '@playwright/test';
import { openFold } from '../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newAddress, signUp, test } from '../support/web/test.ts';

const HOUR = 3_600_000;
const VENUE = 'Europe/Brussels';

const signUpAnn = (page: Page) => signUp(page, { firstName: 'Ann', lastName: 'Baker', email: newAddress('ann') });
/** Closes the line that a page for editing opens. */
const foldName = (page: Page) => page.locator('summary').filter({ hasText: 'Name' }).first().click();
async function openFormats(page: Page): Promise<void> {
  await foldName(page);
  await openFold(page, 'Shown as');
}
/** The header has a selector of the same name. */
const languageOf = (page: Page) => page.getByRole('main').getByLabel('Language', { exact: true });

/** A match of an hour tomorrow, of the logged-in person. @returns when it starts */
async function organiseTomorrow(page: Page): Promise<Date> {
  const start = new Date(Math.floor(Date.now() / HOUR) * HOUR + 24 * HOUR);
  const token = await page.evaluate(() => sessionStorage.getItem('crosscourt.session'));
  const answer = await page.request.post('/api/game', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      sport: 'TENNIS',
      invitationExpiryDays: 5,
      timezone: VENUE,
      calendarPreference: [{ fromTime: start.toISOString(), toTime: new Date(start.getTime() + HOUR).toISOString() }],
      locationPreference: [{ location: { name: 'Court 1' } }],
      contactList: [{ firstName: 'Gil', lastName: 'Guest', email: newAddress('gil') }],
      gamePreference: { duration: 60, matchType: 'SINGLE' },
    },
  });
  expect(answer.status()).toBe(201);
  return start;
}

/** The date and the time of day at the venue, as that locale writes them in figures. */
function writtenIn(locale: string, instant: Date): { date: string; time: string } {
  const date = instant.toLocaleDateString(locale, {
    timeZone: VENUE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const time = instant.toLocaleTimeString(locale, { timeZone: VENUE, timeStyle: 'short' });
  return { date, time: time.replace(/\s/g, ' ') };
}

test('the formats that are set show on the dashboard and on the match', async ({ page }) => {
  await signUpAnn(page);
  const start = await organiseTomorrow(page);
  for (const { order, clock, locale } of [
    { order: /^12\/31/, clock: '12-hour', locale: 'en-US' },
    { order: /^31\/12/, clock: '24-hour', locale: 'en-GB' },
  ]) {
    await page.goto('/profile');
    await openFold(page, 'Shown as');
    const dates = page.getByLabel('Date', { exact: true });
    const label = await dates.locator('option').filter({ hasText: order }).textContent();
    await dates.selectOption(label ?? '');
    await page.getByLabel('Time', { exact: true }).selectOption(clock);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile has been saved')).toBeVisible();

    const { date, time } = writtenIn(locale, start);
    await page.goto('/?list');
    const row = page.getByRole('region', { name: 'My matches' }).getByRole('listitem').first();
    await expect(row).toContainText(time);
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.getByRole('main')).toContainText(date);
    await expect(page.getByRole('main')).toContainText(time);
  }
});

test('the language is set with the formats, and cancelling changes nothing', async ({ page }) => {
  await signUpAnn(page);
  await page.goto('/profile/edit');
  await openFormats(page);
  await languageOf(page).selectOption('de');
  await page.reload();
  await expect(languageOf(page)).toHaveValue('de');
  await foldName(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('summary').filter({ hasText: 'Shown as' })).toBeFocused();
  await page.goto('/profile/edit');
  await openFormats(page);
  await expect(languageOf(page)).toHaveValue('en');

  await languageOf(page).selectOption('de');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Dein Profil ist gespeichert');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/profile');
  await expect(page.getByText(/^Deutsch · /)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'in German');
});

test('a visitor without a session is led to the log-in and back', async ({ page }) => {
  await page.goto('/profile/edit');
  await expect(page).toHaveURL(/\/login\?to=%2Fprofile%2Fedit$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the profile and its form are accessible in ${colorScheme} and fit a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signUpAnn(page);
    const size = page.viewportSize();
    for (const path of ['/profile', '/profile/edit']) {
      if (size) await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
}
