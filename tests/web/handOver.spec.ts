import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { BRAND } from '../../shared/brand.ts';
import { readDeepLink } from '../../shared/routes/deepLink.ts';
import { invitationOf, newGame, newPlayer } from '../support/web/games.ts';
import { expect, expectAccessible, fillLogIn, mailedLink, newAddress, test } from '../support/web/test.ts';

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
  await expect(page.getByText('will log the desktop app on this computer in as Dora Baker')).toBeVisible();
  await expectAccessible(page);
  const answer = page.waitForResponse('**/oauth/ticket');
  await page.getByRole('button', { name: 'Open the desktop app' }).click();
  const { ticket } = await (await answer).json();
  await expect(page.getByText('Opening the desktop app.')).toBeVisible();
  const use = (secret: string) =>
    request.post('/oauth/token', {
      headers: { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` },
      form: { grant_type: 'ticket', password: ticket, verifier: secret },
    });
  expect((await use(verifier)).status()).toBe(200);
  expect((await use(verifier)).status()).toBe(400);
});

const OPEN = 'Open in the desktop app';

/** An invitation and the page of a new password, as mails lead there. */
async function mailedPages(request: APIRequestContext): Promise<string[]> {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  await request.post('/api/forgottenPassword', { data: { email: owner.email } });
  return [await invitationOf(request, email), await mailedLink(request, owner.email, 'Set a new password')];
}

test(
  'the pages of mailed links offer the same page in the desktop app',
  { tag: '@wide' },
  async ({ page, request, baseURL }, { project }) => {
    for (const path of await mailedPages(request)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByText(/password/i)
          .or(page.getByText('I’m in'))
          .first(),
      ).toBeVisible();
      const link = page.getByRole('link', { name: OPEN });
      // A phone has no desktop app.
      if (project.name === 'phone') {
        await expect(link).toHaveCount(0);
        continue;
      }
      const address = (await link.getAttribute('href')) ?? '';
      const doors = { scheme: BRAND.desktopDevScheme, serverOrigin: baseURL ?? '' };
      expect(readDeepLink(address, doors)).toBe(path);
    }
  },
);
