import type { Page } from '@playwright/test';
import { openFold } from '../support/web/organise.ts';
import { expect, newAccount, newAddress, PASSWORD, test } from '../support/web/test.ts';
import { TESTED_LANGUAGES, type Words, words } from '../support/words.ts';

/** The parts of the form, in a language. */
function formOf(page: Page, t: Words) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    email: field(t('signIn.email')),
    firstName: field(t('signUp.firstName')),
    lastName: field(t('signUp.lastName')),
    password: field(t('signIn.password')),
    repeat: field(t('signUp.repeat')),
    year: field(t('signUp.yearOfBirth')),
    code: field(t('signUp.invitationCode')),
    female: page.getByRole('radio', { name: t('gender.FEMALE') }),
    male: page.getByRole('radio', { name: t('gender.MALE'), exact: true }),
    submit: page.getByRole('button', { name: t('signUp.submit') }),
  };
}

async function fillRight(page: Page, t: Words, email: string): Promise<ReturnType<typeof formOf>> {
  const form = formOf(page, t);
  await form.email.fill(email);
  await form.firstName.fill('Ann');
  await form.lastName.fill('Baker');
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  return form;
}

for (const language of TESTED_LANGUAGES) {
  const t = words(language);

  // R-sign-up-button
  test(`a sign-up waits until all is right and, pressed before, says what is missing, in ${language}`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto(`/signupmail?lang=${language}`);
    const form = formOf(page, t);
    await expect(form.submit).toBeDisabled();
    await form.firstName.fill('Ann');
    // Before it is pressed nothing is missing.
    await expect(page.getByText(t('field.required'))).toHaveCount(0);
    await form.submit.press('Enter');
    await expect(form.email).toBeFocused();
    for (const field of [form.email, form.lastName, form.password]) {
      await expect(field).toHaveAccessibleDescription(t('field.required'));
    }
    await expect(form.firstName).toHaveAccessibleDescription('');
    expect(sent).not.toContain('/api/signUp');
    await fillRight(page, t, newAddress('right'));
    await expect(page.getByText(t('field.required'))).toHaveCount(0);
    await expect(form.submit).toBeEnabled();

    const wrongs = [
      [form.email, 'ann@mail', newAddress('right'), 'field.email'],
      [form.firstName, 'A', 'Al', 'field.nameShort'],
      [form.lastName, ' B ', 'Ng', 'field.nameShort'],
      [form.repeat, 'another', PASSWORD, 'signUp.repeat.differs'],
      [form.code, 'AB12@3', 'ABC12@3', 'field.invitationCode'],
      [form.code, 'A1C12@3', '', 'field.invitationCode'],
      [form.code, 'ABC@3', 'xyz1@234', 'field.invitationCode'],
    ] as const;
    await openFold(page, t('signUp.invitationCode'));
    for (const [field, wrong, right, why] of wrongs) {
      await field.fill(wrong);
      await expect(page.getByText(t(why)), wrong).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(form.submit).toBeDisabled();
      await field.fill(right);
      await expect(page.getByText(t(why))).toBeHidden();
      await expect(form.submit).toBeEnabled();
    }
  });

  test(`the repeat field waits for a password of strength 2, in ${language}`, async ({ page }) => {
    await page.goto(`/signupmail?lang=${language}`);
    const form = formOf(page, t);
    await expect(form.repeat).toBeDisabled();
    await expect(page.getByRole('button', { name: t('signIn.show') }).last()).toBeDisabled();
    await form.password.fill('tennis');
    await expect(page.getByText(t('error.E.password.weak'))).toBeVisible();
    await expect(form.repeat).toBeDisabled();
    await form.password.fill(PASSWORD);
    await expect(form.repeat).toBeEnabled();
    await form.repeat.fill(PASSWORD);
    await page
      .getByRole('button', { name: t('signIn.show') })
      .first()
      .click();
    await expect(form.password).toHaveAttribute('type', 'text');
    await expect(form.repeat).toHaveAttribute('type', 'password');
    await form.password.fill('tennis');
    await expect(form.repeat).toBeDisabled();
    await expect(form.submit).toBeDisabled();
  });

  test(`years reach from 1940 to four years ago, 1980 and female are the start, in ${language}`, async ({ page }) => {
    await page.goto(`/signupmail?lang=${language}`);
    const { year, female, male } = formOf(page, t);
    await expect(year).toHaveValue('1980');
    const years = (await year.getByRole('option').allTextContents()).map(Number).sort((a, b) => a - b);
    const last = new Date().getFullYear() - 4;
    expect(years).toEqual(Array.from({ length: last - 1940 + 1 }, (_, index) => 1940 + index));
    await expect(female).toBeChecked();
    await expect(male).not.toBeChecked();
  });

  test(`an address that has an account is refused under its field until it is changed, in ${language}`, {
    tag: '@needs-bodies',
  }, async ({ page }) => {
    const taken = await newAccount(page.request, 'taken');
    await page.goto(`/signupmail?lang=${language}`);
    const form = await fillRight(page, t, taken.toUpperCase());
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription(t('WA.SignUp.UserAlreadyExists'));
    await expect(form.submit).toBeDisabled();
    await expect(form.firstName).toHaveValue('Ann');
    await form.email.fill(newAddress('free'));
    await expect(page.getByText(t('WA.SignUp.UserAlreadyExists'))).toBeHidden();
    await form.male.check();
    await form.year.selectOption('1999');
    const sent = page.waitForRequest('**/api/signUp');
    await form.submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ gender: 'MALE', yearOfBirth: 1999, language });
    await expect(page).toHaveURL(({ pathname }) => pathname === '/login/checkYourEmail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkEmail.title'));
    const { emails } = (await sent).postDataJSON();
    await expect(page.getByText(t('checkEmail.textTo', { email: emails[0].email }))).toBeVisible();
    // Where its mails are read nobody knows.
    await expect(page.getByRole('link', { name: t('checkEmail.open') })).toHaveCount(0);
  });

  test(`a phone sign-up leads to the number it waits for, in ${language}`, async ({ page }) => {
    await page.goto(`/signupmobile?lang=${language}`);
    const { submit } = formOf(page, t);
    await expect(submit).toBeDisabled();
    const number = page.getByLabel(t('phone.number'));
    await expect(number).toBeVisible();
    await submit.press('Enter');
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(new RegExp(t('field.required')));
    await number.fill('470123456');
    await expect(number).not.toHaveAccessibleDescription(new RegExp(t('field.required')));
  });
}

// R-open-mail
test('after the sign-up the page names the address, and leads to the mails of a well-known domain alone', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('crosscourt.waitingEmail', 'ann@gmail.com'));
  await page.goto('/login/checkYourEmail');
  await expect(page.getByText('ann@gmail.com')).toBeVisible();
  const mail = page.getByRole('link', { name: 'Open your email' });
  await expect(mail).toHaveAttribute('href', 'https://mail.google.com/');
  await expect(mail).toHaveAttribute('rel', /noreferrer/);
});
