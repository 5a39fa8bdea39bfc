import type { Page } from '@playwright/test';
import { expect, newAddress, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

/** @returns name and milliseconds of the animation of the header's error */
async function bounceOf(page: Page): Promise<{ name: string; duration: string }> {
  return page
    .getByRole('alert')
    .locator('p')
    .evaluate((error) => {
      const { animationName, animationDuration } = getComputedStyle(error);
      return { name: animationName, duration: animationDuration };
    });
}

// What bounces is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const t = words('en');
const submitOf = (page: Page) => page.getByRole('button', { name: t('login.title'), exact: true });

test('an empty field and a wrong password are said in the header, each time anew, in en', async ({ page }) => {
  await page.goto('/signinmail');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('');
  await expect(page.getByText(t('signIn.text'))).toBeVisible();
  const fills = [
    ['', 'something'],
    ['ann@mail.example', ''],
    ['   ', 'something'],
  ] as const;
  for (const [email, password] of fills) {
    await page.getByLabel(t('signIn.email')).fill(email);
    await page.getByLabel(t('signIn.password'), { exact: true }).fill(password);
    await submitOf(page).click();
    await expect(alert).toHaveText(t('WA.Error.LoginField'));
  }
  await expect(page.getByText(t('signIn.text'))).toBeHidden();
  await page.getByLabel(t('signIn.email')).fill(newAddress('nobody'));
  await page.getByLabel(t('signIn.password'), { exact: true }).fill('wrong');
  for (const again of [false, true]) {
    await submitOf(page).click();
    await expect(alert.locator('p:not([data-seen])'), String(again)).toHaveText(t('WA.EmailLogin.Error'));
    // Marked, so that the second refusal has to put a new element there: that is what bounces and is spoken again.
    await alert.locator('p').evaluate((error) => error.setAttribute('data-seen', ''));
  }
});

test('an error bounces the header for 2 s, but for those who want less motion, who read it all the same', {
  tag: '@needs-media',
}, async ({ page }) => {
  await page.goto('/signinmail');
  await submitOf(page).click();
  await expect(page.getByRole('alert')).toHaveText(t('WA.Error.LoginField'));
  const { name, duration } = await bounceOf(page);
  expect(name).toContain('bounce');
  expect(duration).toBe('2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await submitOf(page).click();
  await expect(page.getByRole('alert')).toHaveText(t('WA.Error.LoginField'));
  expect((await bounceOf(page)).name).toBe('none');
});
