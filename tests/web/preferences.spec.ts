import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newAddress, signUp, test } from '../support/web.ts';

const MEMBER = 'olivia.maes@parkside.example';

test('date and time formats that are set show on the dashboard', async ({ page }) => {
  await logIn(page, MEMBER, DEMO_PASSWORD);
  const time = page.locator('time').first();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  for (const [date, clock, datePattern, timePattern] of [
    ['MM_DD_YYYY', 'H12', /\d\d\/\d\d\/\d{4}/, /\d:\d\d [AP]M/],
    ['DD_MM_YYYY', 'H24', /\d\d\/\d\d\/\d{4}/, /\d\d:\d\d/],
  ] as const) {
    await page.goto('/profile/edit');
    await page.getByLabel('Date', { exact: true }).selectOption({ index: date === 'DD_MM_YYYY' ? 0 : 1 });
    await page.getByLabel('Time', { exact: true }).selectOption({ index: clock === 'H12' ? 0 : 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Your settings are saved.')).toBeVisible();
    await page.goto('/');
    await expect(time).toContainText(datePattern);
    await expect(time).toContainText(timePattern);
    const venueDay = new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: '2-digit',
      timeZone: 'Europe/Brussels',
    });
    const instant = (await time.getAttribute('datetime')) ?? '';
    const parts = venueDay.formatToParts(new Date(instant));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const [day, month] = [part('day'), part('month')];
    await expect(time).toContainText(date === 'DD_MM_YYYY' ? `${day}/${month}/` : `${month}/${day}/`);
    if (clock === 'H24') await expect(time).not.toContainText(/[AP]M/);
  }
});

test('the language is set with the formats, and cancelling changes nothing', async ({ page }) => {
  await signUp(page, { firstName: 'Ann', lastName: 'Baker', email: newAddress('ann') });
  await page.goto('/profile/edit');
  await page.getByLabel('Language', { exact: true }).last().selectOption('de');
  await page.reload();
  await expect(page.getByLabel('Language', { exact: true }).last()).toHaveValue('de');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/profile/edit');
  await expect(page.getByLabel('Language', { exact: true }).last()).toHaveValue('en');

  await page.getByLabel('Language', { exact: true }).last().selectOption('de');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Deine Einstellungen sind gespeichert.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('dd').first()).toHaveText('Deutsch');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the profile and its form are accessible in ${colorScheme} and fit a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await logIn(page, MEMBER, DEMO_PASSWORD);
    for (const path of ['/profile', '/profile/edit']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
}
