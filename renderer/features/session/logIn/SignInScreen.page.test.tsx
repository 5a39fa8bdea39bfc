import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/support/accessible.ts';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { CONFIG } from '../../../../tests/support/testWorld.ts';
import { words } from '../../../../tests/support/words.ts';

const t = words('en');
const REFUSED = { 'POST /oauth/token': { status: 400, body: { messageId: 'invalid_grant' } } };

const configOf = (part: object) => ({ 'GET /api/config': { status: 200, body: { ...CONFIG, ...part } } });
const submit = () => screen.getByRole('button', { name: t('login.title') });
const password = () => screen.getByLabelText(t('signIn.password'));
const alert = () => screen.getByRole('alert');

/** @returns the names that were sent to log in with */
function triesOf({ sent }: Awaited<ReturnType<typeof openPage>>): (string | null)[] {
  const tries = sent.filter(({ call }) => call === 'POST /oauth/token');
  return tries.map(({ body }) => new URLSearchParams(String(body)).get('username'));
}

// R-log-in-form
test('the log-in by phone leads to what is missing, and sends nothing before', async () => {
  const page = await openPage('/signinmobile', REFUSED);
  const { user } = page;
  const number = await screen.findByLabelText(t('phone.number'));
  for (const [typed, empty] of [
    [null, number],
    [number, password()],
    [password(), number],
  ] as const) {
    await user.clear(number);
    await user.clear(password());
    if (typed) await user.type(typed, '470999999');
    await user.click(submit());
    expect(alert()).toHaveTextContent(t('signInMobile.text'));
    expect(empty).toHaveFocus();
  }
  expect(triesOf(page)).toEqual([]);
  await user.type(number, '470 99 99 99');
  await user.click(submit());
  await expect.poll(() => alert().textContent).toBe(t('WA.MobileLogin.Error'));
  expect(triesOf(page)).toEqual(['+32470999999']);
});

// R-country-prefix
test('a prefix that several countries share is chosen by itself and goes out with the number', async () => {
  const page = await openPage('/signinmobile', REFUSED);
  const { user } = page;
  const country = await screen.findByLabelText(t('phone.country'));
  await user.type(password(), 'wrong');
  const number = screen.getByLabelText(t('phone.number'));
  await user.type(number, '7400 123456');
  const wanted: string[] = [];
  for (const [typed, shown, sent] of [
    ['+44', 'United Kingdom +44', '+447400123456'],
    ['1 684', 'American Samoa +1-684', '+16847400123456'],
  ] as const) {
    await user.clear(country);
    await user.type(country, typed);
    await user.tab();
    expect(country).toHaveValue(shown);
    wanted.push(sent);
    await user.click(submit());
    await expect.poll(() => triesOf(page)).toEqual(wanted);
  }
});

test('the countries are offered in the order of the language, and what is none of them is said', async () => {
  const { user } = await openPage('/signinmobile', {}, { language: 'de' });
  const german = words('de');
  const country = await screen.findByLabelText(german('phone.country'));
  const labels = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value') ?? '');
  expect(labels.length).toBeGreaterThanOrEqual(240);
  expect(labels).toEqual([...labels].sort(new Intl.Collator('de').compare));
  await user.clear(country);
  await user.type(country, 'Atlantis');
  expect(country).toHaveAccessibleDescription(german('phone.country.unknown'));
});

test.each([
  ['HU', 'Hungary +36'],
  ['AS', 'American Samoa +1-684'],
  ['ZZ', 'Belgium +32'],
  ['', 'Belgium +32'],
])('a server in "%s" starts the prefixes with %s', async (countryCode, shown) => {
  await openPage('/signinmobile', configOf({ countryCode }));
  expect(await screen.findByLabelText(t('phone.country'))).toHaveValue(shown);
});

// R-phone-offered
test.each([
  ['/signinmobile', 'login.mail', '/signinmail'],
  ['/signupmobile', 'signUp.mail', '/signupmail'],
] as const)('where no text messages are sent %s says so and leads on', async (path, link, leadsTo) => {
  const { user } = await openPage(path, configOf({ phoneOffered: false }));
  await screen.findByRole('heading', { level: 1, name: t('phone.notOffered.title') });
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: t(link) }));
  await expect.poll(() => window.location.pathname).toBe(leadsTo);
});

test('what was refused can be mended: the address stays, and the password can be looked at', async () => {
  const { user } = await openPage('/signinmail', REFUSED);
  const email = screen.getByLabelText(t('signIn.email'));
  await user.type(email, 'nobody@mail.example');
  await user.type(password(), 'wrong');
  await user.click(submit());
  await expect.poll(() => alert().textContent).toBe(t('WA.EmailLogin.Error'));
  expect(email).toHaveValue('nobody@mail.example');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: t('signIn.show') }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: t('signIn.hide') }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveValue('wrong');
});
