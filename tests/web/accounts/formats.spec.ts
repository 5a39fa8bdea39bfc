import type { Page } from '@playwright/test';
import { hoursFromNow, newGame, newPlayer, type Player } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, logIn, outbox, test } from '../../support/web/test.ts';

async function enter(page: Page): Promise<Player> {
  const player = await newPlayer(page.request, 'Ann');
  await logIn(page, player.email);
  return player;
}

/** What a mail says of when: the fact of that name. */
async function mailedTimes(page: Page, to: string): Promise<string> {
  await expect.poll(async () => (await outbox(page.request, to)).length).toBeGreaterThan(0);
  const [mail] = await outbox(page.request, to);
  return (mail?.text ?? '').replace(/\s/g, ' ');
}

// R-formats
test('mails write dates and times as their reader does', async ({ page }) => {
  const reader = await enter(page);
  const owner = await newPlayer(page.request, 'Olga');
  // Ten o'clock by UTC: at others the times might end on another day at the venue.
  const toTen = 34 - new Date().getUTCHours();
  const calendarPreference = [{ fromTime: hoursFromNow(toTen + 24), toTime: hoursFromNow(toTen + 27) }];
  const invite = async () => {
    const contactList = [{ firstName: 'Ann', lastName: 'Baker', email: reader.email }];
    await newGame(page.request, owner, { contactList, calendarPreference });
    return mailedTimes(page, reader.email);
  };
  // Nothing is chosen: the day first, and 24 hours.
  expect(await invite()).toMatch(/\w+day,? \d{1,2} \w+ \d{4}\D+11:00–14:00 /);
  await page.goto('/profile/edit');
  await page.locator('summary').filter({ hasText: 'Name' }).first().click();
  await openFold(page, 'Shown as');
  const dates = page.getByLabel('Date', { exact: true });
  const label = await dates
    .locator('option')
    .filter({ hasText: /^12\/31/ })
    .textContent();
  await dates.selectOption(label ?? '');
  await page.getByLabel('Time', { exact: true }).selectOption('12-hour');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/profile\/success$/);
  const text = await invite();
  expect(text).toMatch(/\w+day, \w+ \d{1,2}, \d{4}/);
  expect(text).toMatch(/\d [AP]M/);
});

// R-formats
test.describe('in a browser of another region', () => {
  test.use({ locale: 'en-US' });

  test('another language is no other clock', async ({ page }) => {
    await enter(page);
    await page.goto('/profile');
    const main = page.getByRole('main');
    await expect(main).toContainText(/\d{1,2}:\d\d\s[AP]M/);
    const choose = async (from: string, language: string) => {
      await page.getByRole('button', { name: from }).click();
      const saved = page.waitForResponse('**/api/applicationPreferences');
      await page.getByRole('dialog').getByRole('combobox').selectOption(language);
      const formats = { dateFormat: 'MM_DD_YYYY', timeFormat: 'H12' };
      expect(await (await saved).json()).toMatchObject({ language, ...formats });
      await page.reload();
    };
    await choose('Menu', 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await choose('Menü', 'en');
    await expect(main).toContainText(/\d{1,2}:\d\d\s[AP]M/);
  });
});
