import type { Page } from '@playwright/test';
import { openFold } from '../support/web/organise.ts';
import { expect, newAddress, PASSWORD, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

const t = words('en');

/** The parts of the form. */
function formOf(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    email: field(t('signIn.email')),
    firstName: field(t('signUp.firstName')),
    lastName: field(t('signUp.lastName')),
    password: field(t('signIn.password')),
    repeat: field(t('signUp.repeat')),
    code: field(t('signUp.invitationCode')),
    submit: page.getByRole('button', { name: t('signUp.submit') }),
  };
}

async function fillRight(page: Page, email: string): Promise<ReturnType<typeof formOf>> {
  const form = formOf(page);
  await form.email.fill(email);
  await form.firstName.fill('Ann');
  await form.lastName.fill('Baker');
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  return form;
}

// R-sign-up-button
test('a sign-up waits until all is right and, pressed before, says what is missing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/signupmail');
  const form = formOf(page);
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
  await fillRight(page, newAddress('right'));
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
