import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { payAtStripe, STRIPE_KEYS, startStripe } from '../support/standIns/stripe.ts';
import { newPlayer, type Player } from '../support/web/games.ts';
import { startServer } from '../support/web/server.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillLogIn,
  logIn,
  newAddress,
  outbox,
  PASSWORD,
  test,
} from '../support/web/test.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

async function openUpgrade(page: Page, request: APIRequestContext, name: string): Promise<Player> {
  const player = await newPlayer(request, name);
  await logIn(page, player.email);
  await page.goto('/upgradeAccount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and prices');
  return player;
}

async function choose(page: Page, plan: RegExp, way: RegExp): Promise<void> {
  await page.getByRole('button', { name: plan }).click();
  await page.getByRole('button', { name: way }).click();
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
  await expect(play).toContainText('Your plan');
  await expect(play).toContainText('5 open matches at a time');
  await expect(page.getByRole('button', { name: /Love It, 12 months/ })).toContainText(
    '€44.10€3.68 a month · saves 25%',
  );
  // German has the longest words, Hungarian letters of its own.
  for (const language of ['de', 'hu', 'en']) {
    await page.goto(`/upgradeAccount?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, `${language}, ${width} px`);
    }
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }

  await page.getByRole('button', { name: /Love It, 1 month/ }).click();
  const board = page.getByRole('region', { name: 'Love It, 1 month' });
  await expect(board).toContainText(/It starts as soon as you pay. Until \S+\d\./);
  await expect(page.getByRole('button', { name: /Love It, 1 month/, pressed: true })).toBeVisible();
  await expectAccessible(page, 'choice');
  await page.getByRole('button', { name: 'Pay €4.90 by card' }).click();
  await expect(frameOf(page).getByText('No money changes hands here.')).toBeVisible();
  await expectAccessible(page, 'payment');
  await expect(frameOf(page).getByRole('contentinfo')).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 700 });
  const frameBody = frameOf(page).locator('html');
  expect(await frameBody.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });

  await typeCard(page, '4000 0000 0000 0002');
  await expect(frameOf(page).getByRole('alert')).toContainText('The bank declines the card');
  await typeCard(page, '4000 0025 0000 3155');
  await frameOf(page).getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await expect(frameOf(page).getByRole('alert')).toContainText('The bank declines the card');

  // Going away in the middle is asked about.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const goOn = page.getByRole('alertdialog').getByRole('button', { name: 'Continue paying' });
  await expect(goOn).toBeFocused();
  await goOn.click();
  await typeCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/paymentSuccess\?request=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(page.getByText(/You have Love It until/)).toBeVisible();
  await expectAccessible(page, 'success');
  expect((await outbox(request, player.email))[0]?.subject).toBe('Paid: Love It, 1 month');

  await page.getByRole('link', { name: 'See plans' }).click();
  const monthly = page.getByRole('button', { name: /Love It, 1 month/ });
  await expect(monthly).toBeDisabled();
  await expect(monthly).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: /Love It, 12 months/ })).toBeEnabled();
  await page.getByRole('button', { name: /Own It, 1 month/ }).click();
  await expect(page.getByRole('region', { name: 'Own It, 1 month' })).toContainText(
    'The days left on your Love It aren’t lost',
  );
});

test('a payment is left and found again; its page alone asks for the card as well', async ({ page, request }) => {
  await openUpgrade(page, request, 'Leo');
  await choose(page, /Love It, 1 month/, /by card/);
  const src = (await page.locator('iframe').getAttribute('src')) ?? '';
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await choose(page, /Love It, 1 month/, /by card/);
  await expect(page.locator('iframe')).toHaveAttribute('src', src);
  const answer = await page.goto(src);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await page.getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: 'Pay €4.90' }).click();
  await expect(page.getByText('Enter the digits on the card.')).toBeVisible();
  await expectAccessible(page, 'payment page');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Month / year').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay €4.90' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await page.goto('/payment/nothingHere');
  await expect(page.getByRole('alert')).toContainText('We couldn’t find this payment.');
});

/** What stands in for Stripe's script: a button instead of the form. */
const STRIPE_SCRIPT = `window.Stripe = () => ({
  _registerWrapper() {}, registerAppInfo() {},
  createEmbeddedCheckoutPage: async ({ clientSecret, onComplete }) => ({
    mount(host) {
      const button = document.createElement('button');
      button.textContent = 'Pay for ' + clientSecret;
      button.onclick = onComplete;
      host.append(button);
    },
    unmount() {}, destroy() {},
  }),
});`;

test('Stripe: its script comes with the payment page alone; the word of the payment is asked for', async ({
  page,
  request,
}) => {
  const stripe = await startStripe();
  const server = await startServer(false, {
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_URL: stripe.url,
  });
  try {
    const scripts: string[] = [];
    await page.route('https://js.stripe.com/**', (route) => {
      scripts.push(route.request().frame().url());
      return route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT });
    });
    const email = newAddress('stripe');
    const person = { firstName: 'Sam', lastName: 'Baker', password: PASSWORD, emails: [{ email, main: true }] };
    await request.post(`${server.url}/api/signUp`, { data: person });
    await page.goto(`${server.url}/signinmail`);
    await fillLogIn(page, email);
    await expect(page).not.toHaveURL(/signin/);
    await page.goto(`${server.url}/upgradeAccount`);
    await choose(page, /Live It, 3 months/, /by card/);
    const pay = frameOf(page).getByRole('button', { name: 'Pay for cs_test_1_secret' });
    await expect(pay).toBeVisible();
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('/payment/');
    await pay.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being confirmed');
    const [session] = stripe.sessions.values();
    if (session) payAtStripe(session);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
    await expect(page.getByText(/You have Live It until/)).toBeVisible();
  } finally {
    await server.stop();
    await stripe.close();
  }
});
