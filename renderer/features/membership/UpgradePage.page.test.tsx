import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/support/accessible.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';
// The form judges from the first press on.
import '../../../shared/contract/schemas/faults.ts';
import '../../../shared/contract/schemas/member.ts';

const t = words('en');
const PLAN = { id: 'LOVEIT1', membershipLevel: 'LOVEIT', period: 1, currency: 'EUR', amount: 4.9, balls: 30 };
const FREE = { membershipLevel: 'PLAYIT', period: null, endsAt: null, next: [], payment: 'SANDBOX', balls: 40 };
const ASKED = { status: 200, body: { requestId: 'r1', otpRequired: true } };
const SERVER = {
  'GET /api/me': { status: 200, body: { ...ME, emails: [{ email: 'ann@mail.example', main: true, validated: true }] } },
  'GET /api/member/plans': { status: 200, body: { LOVEIT: [PLAN], LIVEIT: [], OWNIT: [] } },
  'GET /api/member/membership': { status: 200, body: FREE },
};
const refusal = (status: number, messageId: string, data: object) => ({
  status,
  body: { status, messageId, message: messageId, data },
});

/** Chooses the plan, and to pay it in balls. */
async function payInBalls(answers: Parameters<typeof openPage>[1]) {
  const page = await openPage('/upgradeAccount', { ...SERVER, ...answers }, { token: 't1' });
  await page.user.click(await screen.findByRole('button', { name: /Love It, ?1 month/ }));
  await page.user.click(screen.getByRole('button', { name: 'Pay 30 balls' }));
  return page;
}

// R-balls-payment
test('a wrong code, a new one, the right one', async () => {
  const paid = { status: 200, body: { requestId: 'r2', status: 'DONE', membershipLevel: 'LOVEIT', period: 1 } };
  const { user, sent } = await payInBalls({
    'POST /api/member/upgradeRequest': [ASKED, { status: 200, body: { requestId: 'r2', otpRequired: true } }],
    'POST /api/member/upgradeConfirm': [refusal(422, 'E.code.wrong', { triesLeft: 4 }), paid],
  });
  const dialog = within(await screen.findByRole('dialog', { name: t('upgrade.code.title') }));
  const code = dialog.getByLabelText(t('upgrade.code.label'));
  const pay = dialog.getByRole('button', { name: 'Pay 30 balls' });
  await user.type(code, '12');
  await user.click(pay);
  await dialog.findByText(t('field.phoneCode'));
  await user.clear(code);
  await user.type(code, '123 456');
  await user.click(pay);
  await expect.poll(() => code).toHaveAccessibleDescription(expect.stringContaining('That isn’t the code we sent.'));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: t('upgrade.code.again') }));
  await dialog.findByText(t('upgrade.code.sent'));
  await user.type(code, '654321');
  await user.click(pay);
  await expect.poll(() => window.location.pathname).toBe('/paymentSuccess');
  const confirmed = sent.filter(({ call }) => call.endsWith('upgradeConfirm')).map(({ body }) => JSON.parse(`${body}`));
  expect(confirmed).toEqual([
    { requestId: 'r1', password: '123456' },
    { requestId: 'r2', password: '654321' },
  ]);
});

test('too few balls says how many, and leads to where they are earned', async () => {
  const few = refusal(409, 'E.balls.few', { required: 30, current: 10 });
  const { user } = await payInBalls({ 'POST /api/member/upgradeRequest': few });
  const alert = await screen.findByRole('alertdialog', { name: t('alert.balls.title') });
  expect(alert).toHaveTextContent(t('error.E.balls.few', { required: '30', current: '10' }));
  await expectAccessible();
  await user.click(within(alert).getByRole('link', { name: t('upgrade.earn') }));
  await expect.poll(() => window.location.pathname).toBe('/friendsAndBalls');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
