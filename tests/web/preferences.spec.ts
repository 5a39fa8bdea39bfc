import type { Page } from '@playwright/test';
import { openFold } from '../support/web/organise.ts';
import { expect, newAddress, signUp, test } from '../support/web/test.ts';

const HOUR = 3_600_000;
const VENUE = 'Europe/Brussels';

const signUpAnn = (page: Page) => signUp(page, { firstName: 'Ann', lastName: 'Baker', email: newAddress('ann') });
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

/** The date and the time of day at the venue, in American figures. */
function written(instant: Date): { date: string; time: string } {
  const date = instant.toLocaleDateString('en-US', {
    timeZone: VENUE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const time = instant.toLocaleTimeString('en-US', { timeZone: VENUE, timeStyle: 'short' });
  return { date, time: time.replace(/\s/g, ' ').toLowerCase() };
}

test('the formats that are set show on the dashboard and on the match', async ({ page }) => {
  await signUpAnn(page);
  const start = await organiseTomorrow(page);
  await page.goto('/profile');
  await openFold(page, 'Shown as');
  const dates = page.getByLabel('Date', { exact: true });
  const label = await dates
    .locator('option')
    .filter({ hasText: /^12\/31/ })
    .textContent();
  await dates.selectOption(label ?? '');
  await page.getByLabel('Time', { exact: true }).selectOption('12-hour');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been saved')).toBeVisible();

  const { date, time } = written(start);
  await page.goto('/?list');
  const row = page.getByRole('region', { name: 'My matches' }).getByRole('listitem').first();
  await expect(row).toContainText(time);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('main')).toContainText(date);
  await expect(page.getByRole('main')).toContainText(time);
});
