import { createHash, randomBytes } from 'node:crypto';
import { BRAND } from '../../shared/brand.ts';
import { expect, expectAccessible, fillLogIn, test } from '../support/web.ts';
import { newPlayer } from '../support/webGames.ts';

test('a browser hands its log-in on to the desktop app by a click, and to nobody without the verifier', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request, 'Dora');
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  await page.goto(`/desktop/login?challenge=${challenge}&scheme=${BRAND.desktopScheme}`);
  // Whoever is not logged in does that first, in whatever way.
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, player.email);
  await expect(page.getByText('will be logged in as Dora Baker')).toBeVisible();
  await expectAccessible(page);
  const answer = page.waitForResponse('**/oauth/ticket');
  await page.getByRole('button', { name: 'Open the desktop app' }).click();
  const { ticket } = await (await answer).json();
  await expect(page.getByText('The desktop app opens.')).toBeVisible();
  const use = (secret: string) =>
    request.post('/oauth/token', {
      headers: { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` },
      form: { grant_type: 'ticket', password: ticket, verifier: secret },
    });
  expect((await use(verifier)).status()).toBe(200);
  expect((await use(verifier)).status()).toBe(400);
});
