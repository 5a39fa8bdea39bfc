import type { Page } from '@playwright/test';
import { partsOf, pathOf } from '../../support/web/games.ts';
import { heading, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, moveClock } from '../../support/web/test.ts';

const passDays = (page: Page, days: number) => moveClock(page.request, new Date(Date.now() + days * 86_400_000));

// R-expiry-sweep
test('an expired match says that its time to answer is over', { tag: '@engines' }, async ({ page }) => {
  const { game, path } = await inviteGuest(page.request, ONE_VENUE);
  const { token, password } = partsOf(path);
  await passDays(page, 10);
  const accept = () =>
    page.request.put(`/api/game/${game.id}/action`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { actionType: 'ACCEPT', password },
    });
  const read = async () =>
    (await page.request.get(`/api/game/${game.id}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  // The sweep comes by itself.
  await expect.poll(async () => (await read()).status).toBe('CANCELED');
  expect(await (await accept()).json()).toMatchObject({ messageId: 'E-C26' });
  for (const each of [path, pathOf(game.shareUrl)]) {
    await page.goto(each);
    await expect(heading(page)).toHaveText('This invitation has expired');
    await expect(page.getByText('The reply deadline has passed.')).toBeVisible();
  }
  await expectAccessible(page);
});

// R-header-state
test('after the match the page asks its players for the score, and says to others that it is over', async ({
  page,
}) => {
  const { game, path, answer } = await inviteGuest(page.request, ONE_VENUE);
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('It’s a match!');
  await passDays(page, 4);
  await page.goto(path);
  await expect(heading(page)).toHaveText('How did it go?');
  await expect(page.getByRole('button', { name: 'Enter the score' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(pathOf(game.shareUrl));
  await expect(heading(page)).toHaveText('This match is over');
  await expect(page.getByText('Maybe next time.')).toBeVisible();
});
