import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/support/accessible.ts';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { words } from '../../../../tests/support/words.ts';
import { keepWaitingEmail } from './waitingAddress.ts';

const t = words('en');
const PASSWORD = 'new balls please';

/** The parts of the form. */
function formOf() {
  return {
    email: screen.getByLabelText(t('signIn.email')),
    firstName: screen.getByLabelText(t('signUp.firstName')),
    lastName: screen.getByLabelText(t('signUp.lastName')),
    password: screen.getByLabelText(t('signIn.password')),
    repeat: screen.getByLabelText(t('signUp.repeat')),
    year: screen.getByLabelText(t('signUp.yearOfBirth')),
    female: screen.getByRole('radio', { name: t('gender.FEMALE') }),
    male: screen.getByRole('radio', { name: t('gender.MALE') }),
    submit: screen.getByRole('button', { name: t('signUp.submit') }),
  };
}

// R-sign-up-button
test('the repeat field waits for a password of strength 2, and either can be looked at', async () => {
  const { user } = await openPage('/signupmail');
  const form = formOf();
  const [showPassword, showRepeat] = screen.getAllByRole('button', { name: t('signIn.show') });
  expect(form.repeat).toBeDisabled();
  expect(showRepeat).toBeDisabled();
  await user.type(form.password, 'tennis');
  await screen.findByText(t('error.E.password.weak'));
  expect(form.repeat).toBeDisabled();
  await user.clear(form.password);
  await user.type(form.password, PASSWORD);
  await expect.poll(() => form.repeat).toBeEnabled();
  await user.type(form.repeat, PASSWORD);
  await user.click(showPassword as HTMLElement);
  expect(form.password).toHaveAttribute('type', 'text');
  expect(form.repeat).toHaveAttribute('type', 'password');
  await user.clear(form.password);
  await user.type(form.password, 'tennis');
  await expect.poll(() => form.repeat).toBeDisabled();
  expect(form.submit).toHaveAttribute('aria-disabled', 'true');
});

test('years reach from 1940 to four years ago, 1980 and female are the start', async () => {
  await openPage('/signupmail');
  const { year, female, male } = formOf();
  expect(year).toHaveValue('1980');
  const years = within(year)
    .getAllByRole('option')
    .map(({ textContent }) => Number(textContent));
  const last = new Date().getFullYear() - 4;
  expect(years.sort((a, b) => a - b)).toEqual(Array.from({ length: last - 1940 + 1 }, (_, index) => 1940 + index));
  expect(female).toBeChecked();
  expect(male).not.toBeChecked();
});

test('an address that has an account is refused under its field until it is changed', async () => {
  const taken = { status: 409, body: { messageId: 'E.signUp.exists' } };
  const { user, sent } = await openPage('/signupmail', { 'POST /api/signUp': [taken, { status: 201 }] });
  const form = formOf();
  await user.type(form.email, 'ANN@club.example');
  await user.type(form.firstName, 'Ann');
  await user.type(form.lastName, 'Baker');
  await user.type(form.password, PASSWORD);
  await expect.poll(() => form.repeat).toBeEnabled();
  await user.type(form.repeat, PASSWORD);
  await user.click(form.submit);
  await expect.poll(() => form.email).toHaveAccessibleDescription(t('WA.SignUp.UserAlreadyExists'));
  // R-sign-up-taken: the field is far above the button, and its ways on are beside it.
  await expect.poll(() => form.email).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: t('login.title') })[0]).toHaveAttribute('href', '/signinmail');
  expect(main.getByRole('link', { name: t('newPassword.title') })).toHaveAttribute('href', '/forgottenpassword');
  await expectAccessible();
  expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  expect(form.firstName).toHaveValue('Ann');
  await user.clear(form.email);
  await user.type(form.email, 'free@club.example');
  expect(form.email).toHaveAccessibleDescription('');
  await user.click(form.male);
  await user.selectOptions(form.year, '1999');
  await user.click(form.submit);
  expect(await screen.findByRole('heading', { name: t('checkEmail.title') })).toBeVisible();
  screen.getByText(t('checkEmail.textTo', { email: 'free@club.example' }));
  // Nobody knows where its mails are read.
  expect(screen.queryByRole('link', { name: t('checkEmail.open') })).toBeNull();
  const [, call] = sent.filter(({ call }) => call === 'POST /api/signUp');
  expect(JSON.parse(String(call?.body))).toMatchObject({ gender: 'MALE', yearOfBirth: 1999, language: 'en' });
});

test('a phone sign-up leads to the number it waits for', async () => {
  const { user } = await openPage('/signupmobile');
  const number = await screen.findByLabelText(t('phone.number'));
  const submit = screen.getByRole('button', { name: t('signUp.submit') });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  submit.focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(expect.stringContaining(t('field.required')));
  await user.type(number, '470123456');
  expect(number).not.toHaveAccessibleDescription(expect.stringContaining(t('field.required')));
});

test('a number that can’t be is refused when it is left; one that is taken, after it was sent', async () => {
  const taken = { status: 409, body: { messageId: 'E.signUp.exists' } };
  const { user } = await openPage('/signupmobile', { 'POST /api/signUp': taken });
  const number = await screen.findByLabelText(t('phone.number'));
  const wrong = expect.stringContaining(t('phone.wrong'));
  await user.type(number, '12');
  expect(number).not.toHaveAccessibleDescription(wrong);
  await user.type(screen.getByLabelText(t('signUp.firstName')), 'Ann');
  expect(number).toHaveAccessibleDescription(wrong);
  await user.clear(number);
  await user.type(number, '470123456');
  expect(number).not.toHaveAccessibleDescription(wrong);
  await user.type(screen.getByLabelText(t('signUp.lastName')), 'Baker');
  await user.type(screen.getByLabelText(t('signIn.password')), PASSWORD);
  await expect.poll(() => screen.getByLabelText(t('signUp.repeat'))).toBeEnabled();
  await user.type(screen.getByLabelText(t('signUp.repeat')), PASSWORD);
  await user.click(screen.getByRole('button', { name: t('signUp.submit') }));
  await screen.findByText(t('signUp.phoneTaken'));
});

// R-password-strength
test('one’s own name is a reason, and the words wait until the typing rests', async () => {
  const { user } = await openPage('/signupmail');
  await user.type(screen.getByLabelText(t('signUp.firstName')), 'Grzegorzewska');
  const meter = screen.getAllByRole('status').find(({ textContent }) => textContent === t('strength.empty'));
  const password = screen.getByLabelText(t('signIn.password'));
  let [typed, said] = [0, 0];
  password.addEventListener('input', () => {
    typed = performance.now();
  });
  const observer = new MutationObserver(() => {
    said ||= performance.now();
  });
  observer.observe(meter as HTMLElement, { subtree: true, childList: true, characterData: true });
  await user.click(password);
  await user.paste('grzegorzewska');
  await screen.findByText(t('strength.reason.own'));
  observer.disconnect();
  // Earlier, a screen reader would speak at every key.
  expect(said - typed).toBeGreaterThan(600);
});

// R-open-mail
test('after the sign-up the page names the address, and leads to the mails of a well-known domain alone', async () => {
  await openPage(
    '/login/checkYourEmail',
    {},
    { before: ({ platform }) => keepWaitingEmail(platform.visit, 'ann@gmail.com') },
  );
  screen.getByText(t('checkEmail.textTo', { email: 'ann@gmail.com' }));
  const mail = screen.getByRole('link', { name: t('checkEmail.open') });
  expect(mail).toHaveAttribute('href', 'https://mail.google.com/');
  expect(mail).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
});

// R-person-name
test('a name takes as many characters as it may have, and none is cut in half', async () => {
  const { user } = await openPage('/signupmail');
  const { firstName } = formOf();
  await user.click(firstName);
  await user.paste('𠀀'.repeat(81));
  expect(firstName).toHaveValue('𠀀'.repeat(80));
  // The old text stays, and the caret where it is, as in a field of the browser's own.
  await user.type(firstName, 'XY', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(firstName).toHaveValue('𠀀'.repeat(80));
  expect((firstName as HTMLInputElement).selectionStart).toBe(4);
});
