import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/support/accessible.ts';
import { openPage } from '../../../../tests/support/openPage.tsx';
import { ME } from '../../../../tests/support/testWorld.ts';
import { words } from '../../../../tests/support/words.ts';

const t = words('en');
const PATH = '/email/validate?token=some-token';
const PROVE = 'POST /api/validateEmail';
const SERVER = {
  'GET /api/me': { status: 200, body: { ...ME, tennisTalks: [] } },
  'POST /oauth/token': { status: 200, body: { access_token: 't1', token_type: 'bearer', expires_in: 1 } },
};
const refusal = (messageId: string, data: object = {}) => ({
  status: 409,
  body: { status: 409, messageId, message: messageId, data },
});
const NEEDED = refusal('E.proof.required', { proof: 'password', resets: true });
const WRONG = refusal('E.password.current');
const USED = refusal('E.link.used');
const DONE = { status: 200, body: { email: 'ann@mail.example' } };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const password = () => screen.getByLabelText(t('signIn.password'));

// R-validation
test('a link without its token asks nothing and says what to do', async () => {
  const { user, sent } = await openPage('/email/validate');
  await heading(t('validate.incomplete.title'));
  screen.getByText(t('validate.incomplete.text'));
  expect(screen.queryByRole('button', { name: t('validate.action') })).toBeNull();
  await expectAccessible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: t('unsub.toProfile') }));
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/login?to=%2Fprofile');
  expect(sent.filter(({ call }) => call === PROVE)).toEqual([]);
});

test('elsewhere the password is asked for, by keyboard alone; a wrong one can be tried again', async () => {
  const { user, sent } = await openPage(PATH, { ...SERVER, [PROVE]: [NEEDED, WRONG, DONE] });
  screen.getByRole('button', { name: t('validate.action') }).focus();
  await user.keyboard('{Enter}');
  await heading(t('validate.proof.title'));
  expect(password()).toHaveFocus();
  screen.getByRole('link', { name: t('newPassword.title') });
  await user.keyboard('wrong{Enter}');
  await screen.findByText(t('validate.proof.wrong'));
  await user.clear(password());
  await user.type(password(), 'right{Enter}');
  await expect.poll(() => window.location.pathname).toBe('/');
  const bodies = sent.filter(({ call }) => call === PROVE).map(({ body }) => JSON.parse(String(body)));
  expect(bodies.map(({ password }) => password)).toEqual([undefined, 'wrong', 'right']);
});

// R-validation-again
test('a link that is too old has another one mailed', async () => {
  const { user, sent } = await openPage(PATH, {
    ...SERVER,
    [PROVE]: USED,
    'POST /api/sendValidation': { status: 204 },
  });
  await user.click(screen.getByRole('button', { name: t('validate.action') }));
  await screen.findByText(t('error.E.link.used'));
  screen.getByRole('button', { name: t('validate.again') }).focus();
  await user.keyboard('{Enter}');
  await heading(t('validate.again.title'));
  screen.getByText(t('validate.again.text'));
  const asked = sent.filter(({ call }) => call === 'POST /api/sendValidation');
  expect(asked.map(({ body }) => JSON.parse(String(body)))).toEqual([{ token: 'some-token' }]);
});

// R-address-claim
test('a second address of another account asks for that account’s password, and offers no new one', async () => {
  const claim = refusal('E.proof.required', { proof: 'password', resets: false });
  const { user } = await openPage(PATH, { ...SERVER, [PROVE]: [claim, DONE] }, { token: 't1' });
  await user.click(await screen.findByRole('button', { name: t('validate.action') }));
  await heading(t('validate.claim.title'));
  screen.getByText(t('validate.proof.other'));
  expect(screen.queryByRole('link', { name: t('newPassword.title') })).toBeNull();
  await expectAccessible();
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: t('validate.proof.action') }));
  await heading(t('validate.done.title'));
});

test('a link that is used meanwhile asks for nothing any more, and leads to where a new one is', async () => {
  const { user } = await openPage(PATH, { ...SERVER, [PROVE]: [NEEDED, USED] });
  await user.click(screen.getByRole('button', { name: t('validate.action') }));
  await heading(t('validate.proof.title'));
  await user.type(password(), 'secret{Enter}');
  await screen.findByText(t('error.E.link.used'));
  expect(screen.queryByLabelText(t('signIn.password'))).toBeNull();
  within(screen.getByRole('main')).getByRole('link', { name: t('unsub.toProfile') });
});
