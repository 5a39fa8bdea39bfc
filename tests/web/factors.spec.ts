import type { CDPSession, Page } from '@playwright/test';
import { codeAt } from '../support/authenticatorApp.ts';
import { newGame, newPlayer } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import { test } from '../support/web/ownClock.ts';
import {
  confirmOwner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillLogIn,
  logIn,
  moveClock,
  PASSWORD,
} from '../support/web/test.ts';
import { words } from '../support/words.ts';

// Second step (R-factor) and passkeys (R-passkey) on a phone, from the profile to the log-in.

/** A device of the browser's own that says yes to everything. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return browser;
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('a passkey is added in the profile, logs in without a password, and is removed', {
  tag: '@needs-devtools',
}, async ({ page }) => {
  const ann = await newPlayer(page.request, 'Ann');
  await addAuthenticator(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await logIn(page, ann.email);
  await page.goto('/profile');
  await openFold(page, 'Where you’re logged in');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(asked.filter((path) => /factors|SecurityPanel/.test(path))).toEqual([]);
  await page.locator('summary').filter({ hasText: 'Two-step login and passkeys' }).press('Enter');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmOwner(page);
  await expect(page.getByText('not used yet')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `passkeys, ${colorScheme}`);
  }
  await expectNoSidewaysScroll(page, 'passkeys');

  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/profile?security');
  // A log-in by a passkey is the proof: nothing more is asked.
  await page.getByRole('button', { name: /^Remove: Chrome on/ }).click();
  const sure = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await expectAccessible(page, 'removing');
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: /^Remove: Chrome on/ })).toHaveCount(0);
  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Logging in with a passkey didn’t work');
});

test('the second step is turned on in German, asked for at log-in, and a recovery code opens it', {
  tag: '@needs-media',
}, async ({ page }) => {
  // A code is good for half a minute: here none passes between its making and its use.
  const begun = new Date();
  await moveClock(page.request, begun);
  const ann = await newPlayer(page.request, 'Ann');
  await logIn(page, ann.email);
  const t = words('de');
  await page.goto('/profile?security&lang=de');
  await page.getByRole('button', { name: t('security.factor.begin') }).click();
  const proof = page.getByRole('dialog', { name: t('proof.title') });
  await proof.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: t('proof.confirm') }).click();
  const setup = page.getByRole('dialog', { name: t('security.factor.begin') });
  await expect(setup.getByRole('img', { name: t('security.setup.picture') })).toBeVisible();
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page, `setup, ${width}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, 'setup');
  const code = setup.getByLabel(t('proof.code.label'));
  await code.fill('000000');
  await code.press('Enter');
  await expect(setup).toContainText(t('factor.code.wrong'));
  await code.fill(codeAt(secret, begun));
  await code.press('Enter');
  const shown = page.getByRole('dialog', { name: t('security.codes.title') });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'codes');
  await expectNoSidewaysScroll(page, 'codes');
  await page.emulateMedia({ media: 'print' });
  await expect(shown.getByRole('listitem').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('profile.security') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const recovery = await shown.getByRole('listitem').first().innerText();
  await shown.getByRole('button', { name: t('security.codes.done') }).click();
  await expect(page.getByText(/Übrige Wiederherstellungscodes: 10/)).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: t('nav.logOut'), exact: true })
    .click();
  await page.goto('/signinmail?lang=en');
  await fillLogIn(page, ann.email);
  const field = page.getByLabel('Code or recovery code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page, 'second step');
  await expectNoSidewaysScroll(page, 'second step');
  await field.press('Enter');
  await field.fill('000000');
  await field.press('Enter');
  await expect(page.getByText('That code isn’t right.')).toBeVisible();
  const later = new Date(begun.getTime() + 60_000);
  await moveClock(page.request, later);
  await field.fill(codeAt(secret, later));
  await field.press('Enter');
  await expect(page).not.toHaveURL(/signin/);

  // Changing the account asks for both; the recovery code is used up by it.
  await page.goto('/profile?security&lang=en');
  await page.getByRole('button', { name: 'Turn off two-step login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Code or recovery code').fill(recovery);
  await expectAccessible(page, 'proof with a code');
  await confirmOwner(page);
  await expect(page.getByRole('button', { name: 'Turn on two-step login' })).toBeVisible();
});

test('an organiser is invited to the second step below the matches, led to it, and asked no more when they want none', async ({
  page,
}) => {
  const owner = await newPlayer(page.request, 'Olga');
  for (let games = 0; games < 3; games += 1) await newGame(page.request, owner);
  await logIn(page, owner.email);
  const hint = page.getByText('Keep your account to yourself');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'hint');
  await expectAccessible(page, 'hint');
  await hint.click();
  await expectNoSidewaysScroll(page, 'hint, open');
  await expectAccessible(page, 'hint, open');
  await page.getByRole('link', { name: 'Protect my login' }).click();
  await expect(page.getByRole('button', { name: 'Turn on two-step login' })).toBeVisible();
  await page.goBack();
  await hint.click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible();
  await expect(hint).toHaveCount(0);
});
