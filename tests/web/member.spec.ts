import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, outbox, test } from '../support/web.ts';
import { newPlayer, type Player } from '../support/webGames.ts';
import { words } from '../support/words.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

async function openUpgrade(page: Page, request: APIRequestContext, name: string): Promise<Player> {
  const player = await newPlayer(request, name);
  await logIn(page, player.email);
  await page.goto('/upgradeAccount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levels and prices');
  return player;
}

async function choose(page: Page, plan: RegExp, way: RegExp): Promise<void> {
  await page.getByRole('button', { name: plan }).click();
  await page.getByRole('dialog').getByRole('button', { name: way }).click();
}

async function typeCard(page: Page, card: string): Promise<void> {
  const frame = frameOf(page);
  await frame.getByLabel('Card number').fill(card);
  await frame.getByLabel('Month / year').fill('12/34');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: 'Pay €4.90' }).click();
}

test('the levels in both themes and every width; paying by card: declined, asked by the bank, paid', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await openUpgrade(page, request, 'Mia');
  const play = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Play It' }) });
  await expect(play).toContainText('Your level');
  await expect(play).toContainText('5 open matches at a time');
  await expect(page.getByRole('button', { name: /Love It.*Yearly/ })).toContainText('€44.10€3.68 a month · saves 25%');
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${width} px`);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }

  await page.getByRole('button', { name: /Love It.*Monthly/ }).click();
  await expect(page.getByRole('dialog', { name: 'Love It, 1 month' })).toContainText(
    'It starts as soon as it is paid.',
  );
  await expectAccessible(page, 'choice');
  await page.getByRole('button', { name: 'Pay €4.90 by card' }).click();
  await expect(frameOf(page).getByText('No money moves here.')).toBeVisible();
  await expectAccessible(page, 'payment');
  await expect(frameOf(page).getByRole('contentinfo')).toHaveCount(0);

  await typeCard(page, '4000 0000 0000 0002');
  await expect(frameOf(page).getByRole('alert')).toContainText('The bank declines the card');
  await typeCard(page, '4000 0025 0000 3155');
  await frameOf(page).getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await expect(frameOf(page).getByRole('alert')).toContainText('The bank declines the card');

  // Going away in the middle is asked about.
  await page.keyboard.press('Escape');
  if (!(await page.getByRole('alertdialog').isVisible())) {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep paying' }).click();
  await typeCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/paymentSuccess\?request=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(page.getByText(/You have Love It until/)).toBeVisible();
  await expectAccessible(page, 'success');
  expect((await outbox(request, player.email))[0]?.subject).toBe('Paid: Love It, 1 month');

  await page.getByRole('link', { name: 'See the levels' }).click();
  const monthly = page.getByRole('button', { name: /Love It.*Monthly/ });
  await expect(monthly).toBeDisabled();
  await expect(monthly).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: /Love It.*Yearly/ })).toBeEnabled();
  await page.getByRole('button', { name: /Own It.*Monthly/ }).click();
  await expect(page.getByRole('dialog')).toContainText('The days left of your Love It are credited');
});

test('a payment is left and found again; its page alone asks for the card as well', async ({ page, request }) => {
  await openUpgrade(page, request, 'Leo');
  await choose(page, /Love It.*Monthly/, /by card/);
  const src = (await page.locator('iframe').getAttribute('src')) ?? '';
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await choose(page, /Love It.*Monthly/, /by card/);
  await expect(page.locator('iframe')).toHaveAttribute('src', src);
  const answer = await page.goto(src);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await page.getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: 'Pay €4.90' }).click();
  await expect(page.getByText('Enter the digits of the card.')).toBeVisible();
  await expectAccessible(page, 'payment page');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Month / year').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay €4.90' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await page.goto('/payment/nothingHere');
  await expect(page.getByRole('alert')).toContainText('There is no such payment of yours.');
});

/** Balls come from friends who join; here their calls answer for an account that has some. */
test('balls: too few says how many; with enough, a mailed code', async ({ page, request }) => {
  const player = await openUpgrade(page, request, 'Bo');
  await choose(page, /Own It.*Monthly/, /90 balls/);
  const alert = page.getByRole('alertdialog', { name: 'Not enough balls' });
  await expect(alert).toContainText('This costs 90 balls, and you have 0.');
  await expectAccessible(page, 'too few');
  await expect(alert.getByRole('link', { name: 'Earn balls' })).toHaveAttribute('href', '/friendsAndBalls');
  await alert.getByRole('button', { name: 'Close' }).first().click();
  const answers: { status: number; body: object }[] = [];
  await page.route('**/api/member/upgradeRequest', (route) =>
    route.fulfill({ json: { requestId: `request${answers.length}`, otpRequired: true } }),
  );
  await page.route('**/api/member/upgradeConfirm', (route) => {
    answers.push({ status: 0, body: route.request().postDataJSON() });
    const wrong = { status: 422, messageId: 'E.code.wrong', message: 'error.E.code.wrong', data: { left: 4 } };
    return answers.length === 1 ? route.fulfill({ status: 422, json: wrong }) : route.fulfill({ status: 204 });
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 90 balls' }).click();
  const code = page.getByLabel('Code from the mail');
  await code.fill('12');
  await page.getByRole('button', { name: 'Pay 90 balls' }).click();
  await expect(page.getByText(words('en')('field.phoneCode'))).toBeVisible();
  await code.fill('123456');
  await page.getByRole('button', { name: 'Pay 90 balls' }).click();
  await expect(page.getByText('This is not the code we mailed.')).toBeVisible();
  await expectAccessible(page, 'code');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await code.fill('654321');
  await page.getByRole('button', { name: 'Pay 90 balls' }).click();
  await expect(page).toHaveURL(/\/paymentSuccess\?request=request1/);
  expect(answers.map(({ body }) => body)).toEqual([
    { requestId: 'request0', password: '123456' },
    { requestId: 'request1', password: '654321' },
  ]);
  expect(player.email).toBeTruthy();
});
