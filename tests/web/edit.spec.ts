import type { APIRequestContext, Page } from '@playwright/test';
import { instantAt, venueDay } from '../../shared/domain/calendar/zone.ts';
import { gameEditPath, gamePath } from '../../shared/routes/paths.ts';
import { act, invitationOf, newGame, newPlayer, type Player, partsOf, readGame } from '../support/web/games.ts';
import { openFold } from '../support/web/organise.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newAddress, test } from '../support/web/test.ts';

const VENUE = 'Europe/Brussels';
const DAY = 86_400_000;

/** Hours of the venue's evening, so many days from now. */
function evening(days: number, from: number, to: number) {
  const day = venueDay(new Date(Date.now() + days * DAY).toISOString(), VENUE);
  return { fromTime: instantAt(day, `${from}:00`, VENUE), toTime: instantAt(day, `${to}:00`, VENUE) };
}

const FIRST = evening(3, 18, 21);
const SECOND = evening(4, 18, 21);

interface Guest {
  name: string;
  /** Left out: everything offered. */
  slots?: ReturnType<typeof evening>[];
}

/** Doubles that are looked for on two evenings, with the answers of these guests. */
async function offeredDoubles(request: APIRequestContext, owner: Player, guests: Guest[]): Promise<string> {
  const people = guests.map(({ name }) => ({ firstName: name, lastName: 'Guest', email: newAddress('guest') }));
  const { id } = await newGame(
    request,
    owner,
    { calendarPreference: [FIRST, SECOND], contactList: people },
    { matchType: 'OPENDOUBLE' },
  );
  for (const [index, { slots }] of guests.entries()) {
    const { token, password } = partsOf(await invitationOf(request, people[index]?.email ?? ''));
    if (slots) await act(request, id, token, { actionType: 'TIME_SELECTION', preferedCalendar: slots });
    await act(request, id, token, { actionType: 'ACCEPT', password });
  }
  return id;
}

const EVERY_ONE: Guest[] = [
  { name: 'Zoë', slots: [evening(3, 18, 20)] },
  { name: 'Bob', slots: [evening(4, 19, 21)] },
  { name: 'Cleo' },
];

async function expectFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `${name} Guest` });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('sees which times suit whom, and why there is no match', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Ann');
  const id = await offeredDoubles(page.request, owner, EVERY_ONE);
  const headers = { Authorization: `Bearer ${owner.token}` };
  await page.request.put('/api/applicationPreferences', { headers, data: { timeFormat: 'H24' } });
  await logIn(page, owner.email);
  await page.goto(gamePath(id));
  const best = page.getByRole('region', { name: 'What fits best' }).getByRole('listitem').first();
  await expect(best).toContainText('18:00–');
  await expect(best).toContainText('Works for Zoë Guest and Cleo Guest; 1 more player needed.');
  await expect(page.getByText('No start time suits enough of them at once.')).toBeVisible();

  await expect(page.getByRole('table', { name: 'Answers by player' }).getByRole('columnheader')).toHaveCount(3);
  await page.locator('summary', { hasText: 'All start times' }).click();
  const map = page.getByRole('table', { name: 'Who can play when' });
  await expect(map.getByRole('columnheader')).toHaveCount(2);
  await expect(map.getByRole('rowheader')).toHaveCount(5);
  await map.getByRole('button', { name: '18:00: 2 of 3 can play' }).click();
  await expect(status(page).filter({ hasText: 'Can play: Zoë Guest and Cleo Guest' })).toContainText(
    'Can’t play: Bob Guest',
  );

  // By keyboard: one stop for Tab, arrows from start to start, over what is not there.
  await page.keyboard.press('ArrowUp');
  await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(/, 18:00: 2/);
  await page.keyboard.press('End');
  await expect(map.getByRole('button', { pressed: true })).toHaveText('1');
  await page.keyboard.press('PageDown');
  await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(/, 20:00: 2 of 3/);
  await expect(status(page).filter({ hasText: 'Can’t play: Zoë Guest' })).toContainText(
    'Can play: Bob Guest and Cleo Guest',
  );
  await expect(map.locator('[tabindex="0"]')).toHaveCount(1);
  await expectFits(page);
});

test('changes the times: who is touched is asked again, the other answers stay', async ({ page }) => {
  const owner = await newPlayer(page.request, 'Ann');
  const id = await offeredDoubles(page.request, owner, EVERY_ONE.slice(0, 2));
  await logIn(page, owner.email);
  await page.goto(gamePath(id));
  await page.getByRole('link', { name: 'Edit match' }).click();
  await expect(page).toHaveURL(gameEditPath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit match');
  await expect(status(page).filter({ hasText: 'No changes yet.' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();

  await page.getByRole('button', { name: 'Same time next day' }).last().click();
  await expect(page.getByText('Nobody needs to answer again.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove time slot 1' }).click();
  await expect(page.getByText('We’ll ask Zoë Guest again. No answers are lost.')).toBeVisible();
  await expectFits(page);

  await page.getByRole('combobox', { name: 'Reply deadline' }).selectOption('1');
  await page.getByLabel('Note', { exact: true }).fill('Bring new balls');
  await save.click();
  await expect(page.getByText('Match updated.')).toBeVisible();
  await expect(page).toHaveURL(gamePath(id));
  await openFold(page, 'Players and guests');
  await expect(row(page, 'Zoë').getByText('Invitation sent')).toBeVisible();
  await expect(row(page, 'Bob').getByText('Accepted')).toBeVisible();
  await openFold(page, 'What you offered');
  await expect(page.getByText('Bring new balls')).toBeVisible();
  const game = await readGame(page.request, id, owner.token);
  expect(game.invitationExpiryDays).toBe(1);
  const offered = game.calendarPreference.filter(({ invitationId }) => invitationId === null);
  expect(offered.map(({ fromTime }) => fromTime)).toEqual([SECOND.fromTime, evening(5, 18, 21).fromTime]);
  const chosen = game.calendarPreference.filter(({ invitationId }) => invitationId !== null);
  expect(chosen).toHaveLength(2);
});
