import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import { newGame, newPlayer } from '../support/web/games.ts';
import { expect, fillLogIn, newAddress, PASSWORD, test } from '../support/web/test.ts';

// R-invitee-delivery, R-bounces, R-database-away: what the server says is tested in tests/faults.

test('the organiser reads that an invitation waits, and until when', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Dana');
  const contactList = [{ firstName: 'Gil', lastName: 'Guest', email: newAddress('gil') }];
  const game = await newGame(request, owner, { contactList });
  await page.route(`**/api/game/${game.id}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Game;
    for (const invitee of body.invitee) {
      Object.assign(invitee, { status: 'PENDING', nextDeliveryAt: '2026-11-22T13:30:00.000Z' });
    }
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/signinmail?to=/game/${game.id}`);
  await fillLogIn(page, owner.email, PASSWORD);
  const row = page.getByRole('listitem').filter({ hasText: 'Gil Guest' });
  await expect(row.getByText(/^The email hasn’t been delivered yet\. We’ll try again at \d+:30/)).toBeVisible();
});

test('a server without its database says so, and the page offers to try again', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Dora');
  const refusal = { status: 503, messageId: 'E.notReady', message: 'error.E.notReady', data: { retryAfter: 5 } };
  await page.goto('/signinmail');
  await page.route('**/oauth/token', (route) => route.fulfill({ status: 503, json: refusal }));
  await fillLogIn(page, owner.email, PASSWORD);
  await expect(page.getByRole('alertdialog')).toContainText('The server can’t answer right now.');
});
