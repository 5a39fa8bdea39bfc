import { gamePath } from '../../../shared/routes/paths.ts';
import { act, hoursFromNow, invitationOf, newGame, partsOf, readGame } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, moveClock, newAddress } from '../../support/web/test.ts';
import { HOUR, newPair, newWindow } from '../scores/playing.ts';

// What is said once a match is over.

// R-moves, R-own-match-page, R-no-matches, R-push-hint, R-kept-focus
test('after a match the pages speak of those who played, and of nothing to come', async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, contextOptions);
  const { olga, finn } = await newPair(request);
  const guests = ['Bert', 'Emma', 'Sam'].map((firstName) => ({ firstName, lastName: 'Guest', email: newAddress('g') }));
  const { id } = await newGame(
    request,
    olga,
    {
      contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }, ...guests],
      calendarPreference: [{ fromTime: hoursFromNow(2), toTime: hoursFromNow(3) }],
      locationPreference: [{ location: { name: 'Court 1' } }],
    },
    { matchType: 'OPENDOUBLE' },
  );
  await act(request, id, finn.token, { actionType: 'ACCEPT' });
  for (const { email } of guests.slice(0, 2)) {
    const { token, password } = partsOf(await invitationOf(request, email));
    await act(request, id, token, { actionType: 'ACCEPT', password });
  }
  const partner = (await readGame(request, id, olga.token)).invitee.find(({ user }) => user.firstName === 'Finn');
  await act(request, id, olga.token, { actionType: 'PARTNER_SELECTION', contactList: [{ id: partner?.id }] });
  await moveClock(request, new Date(Date.now() + 5 * HOUR));

  const page = await newWindow(browser, contextOptions, olga);
  await page.goto('/');
  const card = page.getByRole('article', { name: 'How was it against Bert and Emma?' });
  // Their initials.
  await expect(card.locator('header')).toContainText(/BG.*EG/);
  await expect(card.locator('header')).not.toContainText('FB');
  await expect(page.getByText('You have a match coming up')).toHaveCount(0);
  await page.goto(gamePath(id));
  await openFold(page, 'Players and guests');
  const people = page.getByRole('listitem').filter({ hasText: /Guest|Baker/ });
  await expect(people.filter({ hasText: 'Emma' })).toHaveCount(1);
  await expect(people.filter({ hasText: 'Sam' })).toHaveCount(0);
  await expect(page.getByText('Invitation sent')).toHaveCount(0);
  await expect(page.getByText('Playing', { exact: true })).toHaveCount(0);

  await page.goto('/');
  await card.getByRole('button', { name: 'I won' }).press('Enter');
  const dialog = page.getByRole('dialog');
  for (const [index, games] of ['6', '4', '6', '4'].entries()) await dialog.locator('input').nth(index).fill(games);
  await dialog.getByRole('button', { name: /^Save: / }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await moveClock(request, new Date(Date.now() + 20 * 24 * HOUR));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No match planned' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quick start' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set your starting level' })).toHaveCount(0);
});
