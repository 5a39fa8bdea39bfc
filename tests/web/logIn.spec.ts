import type { Page } from '@playwright/test';
import { expect, newAddress, test } from '../support/web/test.ts';
import { TESTED_LANGUAGES, words } from '../support/words.ts';

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

for (const language of TESTED_LANGUAGES) {
  const t = words(language);
  const submitOf = (page: Page) => page.getByRole('button', { name: t('login.title'), exact: true });

  test(`an empty field and a wrong password are said in the header, each time anew, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/signinmail?lang=${language}`);
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

  test(`an error bounces the header for 2 s, in ${language}`, { tag: '@needs-media' }, async ({ page }) => {
    await page.goto(`/signinmail?lang=${language}`);
    await submitOf(page).click();
    await expect(page.getByRole('alert')).toHaveText(t('WA.Error.LoginField'));
    const { name, duration } = await bounceOf(page);
    expect(name).toContain('bounce');
    expect(duration).toBe('2s');
  });

  test(`nothing bounces for those who want less motion, and it is said all the same, in ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/signinmail?lang=${language}`);
    await submitOf(page).click();
    await expect(page.getByRole('alert')).toHaveText(t('WA.Error.LoginField'));
    expect((await bounceOf(page)).name).toBe('none');
  });

  test(`the log-in by phone says what is missing, and sends nothing before, in ${language}`, {
    tag: '@needs-bodies',
  }, async ({ page }) => {
    const tries: string[] = [];
    page.on('request', (request) => tries.push(new URL(request.url()).pathname));
    await page.goto(`/signinmobile?lang=${language}`);
    const number = page.getByLabel(t('phone.number'));
    const password = page.getByLabel(t('signIn.password'), { exact: true });
    await expect(number).toBeVisible();
    for (const [typed, empty] of [
      [null, number],
      [number, password],
      [password, number],
    ] as const) {
      await number.fill('');
      await password.fill('');
      await typed?.fill('470999999');
      await submitOf(page).click();
      await expect(page.getByRole('alert')).toHaveText(t('signInMobile.text'));
      await expect(empty).toBeFocused();
    }
    expect((await bounceOf(page)).duration).toBe('2s');
    expect(tries).not.toContain('/oauth/token');
    await number.fill('470 99 99 99');
    await password.fill('wrong');
    const sent = page.waitForRequest('**/oauth/token');
    await submitOf(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('username')).toBe('+32470999999');
    await expect(page.getByRole('alert')).toHaveText(t('WA.MobileLogin.Error'));
    expect((await bounceOf(page)).duration).toBe('2s');
  });

  test(`a password can be looked at, in ${language}`, async ({ page }) => {
    await page.goto(`/signinmail?lang=${language}`);
    const password = page.getByLabel(t('signIn.password'), { exact: true });
    await password.fill('see me');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: t('signIn.show') }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: t('signIn.hide') }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('see me');
  });
}

for (const [country, shown] of [
  ['HU', 'Hungary +36'],
  ['AS', 'American Samoa +1-684'],
  ['ZZ', 'Belgium +32'],
  ['', 'Belgium +32'],
] as const) {
  test(`a server in "${country}" starts the prefixes with ${shown}`, async ({ page }) => {
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), countryCode: country } });
    });
    await page.goto('/signinmobile');
    await expect(page.getByLabel('Country code')).toHaveValue(shown);
  });
}
