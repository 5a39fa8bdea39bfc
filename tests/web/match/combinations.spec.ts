import type { APIRequestContext } from '@playwright/test';
import { instantAt, venueDay } from '../../../shared/domain/calendar/zone.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import { act, invitationOf, newGame, newPlayer, type Player, partsOf, readGame } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newAddress, test } from '../../support/web/test.ts';

const VENUE = 'Europe/Brussels';
const DAY = 86_400_000;

/** Hours of the venue's evening, so many days from now. */
function evening(days: number, from: number, to: number) {
  const day = venueDay(new Date(Date.now() + days * DAY).toISOString(), VENUE);
  return { fromTime: instantAt(day, `${from}:00`, VENUE), toTime: instantAt(day, `${to}:00`, VENUE) };
}

const ANSWERS = [
  { name: 'Zoë', slots: [evening(3, 18, 20)] },
  { name: 'Bob', slots: [evening(3, 18, 20), evening(4, 19, 21)] },
  { name: 'Cleo', slots: [evening(3, 18, 20), evening(4, 20, 21)] },
];

/** Doubles of an hour on two evenings, for which three have said yes and the organiser chooses. */
async function answeredDoubles(request: APIRequestContext, owner: Player): Promise<string> {
  const people = ANSWERS.map(({ name }) => ({ firstName: name, lastName: 'Guest', email: newAddress('guest') }));
  const { id } = await newGame(
    request,
    owner,
    { calendarPreference: [evening(3, 18, 21), evening(4, 18, 21)], contactList: people },
    { matchType: 'OPENDOUBLE', candidateMethod: 'CHOOSE', duration: 60 },
  );
  for (const [index, { slots }] of ANSWERS.entries()) {
    const { token, password } = partsOf(await invitationOf(request, people[index]?.email ?? ''));
    await act(request, id, token, { actionType: 'TIME_SELECTION', preferedCalendar: slots });
    await act(request, id, token, { actionType: 'ACCEPT', password });
  }
  return id;
}

// R-best-combinations, R-edit-at
test('sees what fits best and why, and makes that match', { tag: ['@engines', '@journey'] }, async ({ page }) => {
  const owner = await newPlayer(page.request, 'Ann');
  const id = await answeredDoubles(page.request, owner);
  await logIn(page, owner.email);
  await page.goto(gamePath(id));
  await openFold(page, 'What fits best');
  const best = page.getByRole('region', { name: 'What fits best' }).getByRole('listitem');
  await expect(best).toHaveCount(3);
  const everybody = 'Zoë Guest, Bob Guest and Cleo Guest';
  await expect(best.nth(0)).toContainText(`The earliest start time that works for ${everybody}.`);
  await expect(best.nth(1)).toContainText(`Works for ${everybody}.`);
  await expect(best.nth(2)).toContainText('Works for Bob Guest and Cleo Guest; 1 more player needed.');
  await expect(best.nth(2).getByRole('button').or(best.nth(2).getByRole('link'))).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);

  // Confirming these players comes to the first one by itself.
  const choose = best.nth(0).getByRole('button', { name: /^Choose / });
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  for (const { name } of ANSWERS) await expect(page.getByRole('checkbox', { name })).toBeChecked();

  // Of another one it comes to a match once nothing else is offered.
  await best.nth(1).getByRole('link', { name: 'Offer only this' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit match');
  await expect(page.getByText('Nobody needs to answer again.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Match updated.')).toBeVisible();
  await openFold(page, 'What fits best');
  await expect(best).toHaveCount(1);
  await expect(best).toContainText(`Works for ${everybody}.`);
  await best.getByRole('button', { name: /^Choose / }).click();
  await page.getByRole('button', { name: 'Confirm these players' }).click();
  await expect.poll(async () => (await readGame(page.request, id, owner.token)).status).toBe('SCHEDULED');
  const { fromTime, toTime } = await readGame(page.request, id, owner.token);
  expect({ fromTime, toTime }).toEqual(evening(3, 19, 20));
});
