import type { Page } from '@playwright/test';
import {
  act,
  hoursFromNow,
  invitationOf,
  newGame,
  newPlayer,
  type Player,
  partsOf,
  readGame,
} from '../support/web/games.ts';
import { accept } from '../support/web/invitation.ts';
import { openFold } from '../support/web/organise.ts';
import { expect, expectAccessible, newAddress, outbox, test } from '../support/web/test.ts';
import { type Words, words } from '../support/words.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const guestsNamed = (...names: string[]) =>
  names.map((firstName) => ({ firstName, lastName: 'Guest', email: newAddress(firstName.toLowerCase()) }));

/** Opens a page of the organiser's without the log-in form. */
async function openAs(page: Page, { token }: Player, path: string): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.goto(path);
}

/** Presses Tab until what is wanted has the focus: a page on which it is never reached fails. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** Chooses time and venue and accepts, without a pointer. */
async function answerByKeyboard(page: Page, t: Words): Promise<void> {
  const focused = (selector: string) => async () =>
    page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await tabTo(page, focused('summary'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await tabTo(page, focused('[role="gridcell"]'));
  await page.keyboard.press('Enter');
  // The first of the places is taken out.
  await tabTo(page, focused('input[type="checkbox"]'));
  await page.keyboard.press('Space');
  const yes = page.getByRole('button', { name: t('invitation.accept') });
  await expect(yes).toBeEnabled();
  await tabTo(page, () => yes.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
}

test('singles, the organiser chooses: in German, by keyboard, with 24-hour times', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const t = words('de');
  const owner = await newPlayer(request, 'Olga');
  const guests = guestsNamed('Gil', 'Gwen');
  const game = await newGame(request, owner, { contactList: guests }, { candidateMethod: 'CHOOSE' });
  const [gil, gwen] = await Promise.all(guests.map(({ email }) => invitationOf(request, email)));
  await page.goto(`${gil}?lang=de`);
  await expect(page.getByText(/\b[AP]M\b/)).toHaveCount(0);
  await answerByKeyboard(page, t);
  await expect(heading(page)).toHaveText(t('invitation.header.accepted'));
  // What the answer has changed is where the keyboard is now.
  await expect(heading(page)).toBeFocused();
  await act(request, game.id, partsOf(gwen ?? '').token, {
    actionType: 'ACCEPT',
    password: partsOf(gwen ?? '').password,
  });

  const organiser = await (await browser.newContext({ baseURL, locale: 'de-DE' })).newPage();
  await openAs(organiser, owner, `/game/${game.id}?lang=de`);
  await organiser.getByRole('radio', { name: 'Gil' }).check();
  await expectAccessible(organiser);
  await organiser.getByRole('button', { name: 'Diese Person bestätigen' }).click();
  await expect.poll(async () => (await readGame(request, game.id, owner.token)).status).toBe('SCHEDULED');
  // The guest's page learns it by itself.
  await expect(heading(page)).toHaveText(t('invitation.header.scheduled'));
  await page.goto(gwen ?? '');
  await expect(heading(page)).toHaveText(t('invitation.header.waitingList', { place: '1' }));
  await organiser.context().close();
});

test('open doubles: three say yes, the organiser picks a partner, the teams stand', async ({ page, request }) => {
  const owner = await newPlayer(request, 'Olga');
  const guests = guestsNamed('Gil', 'Gwen', 'Gus');
  const one = [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(49) }];
  const changes = {
    contactList: guests,
    calendarPreference: one,
    locationPreference: [{ location: { name: 'Court 1' } }],
  };
  const game = await newGame(request, owner, changes, { matchType: 'OPENDOUBLE' });
  const [gil, gwen, gus] = await Promise.all(
    guests.map(async ({ email }) => partsOf(await invitationOf(request, email))),
  );
  for (const link of [gil, gwen]) {
    await act(request, game.id, link?.token ?? '', { actionType: 'ACCEPT', password: link?.password });
  }
  await page.goto(await invitationOf(request, guests[2]?.email ?? ''));
  await accept(page).click();
  await expect(heading(page)).toHaveText('It’s a match!');

  await openAs(page, owner, `/game/${game.id}`);
  const confirm = page.getByRole('button', { name: 'Confirm my partner' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('radio', { name: 'Gwen' }).check();
  await expect(page.getByText('Against Gil and Gus')).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  const names = ({ players }: { players: { firstName: string }[] }) => players.map(({ firstName }) => firstName).sort();
  const { initiatorTeam, opponentTeam } = await readGame(request, game.id, owner.token);
  expect(initiatorTeam && names(initiatorTeam)).toEqual(['Gwen', 'Olga']);
  expect(opponentTeam && names(opponentTeam)).toEqual(['Gil', 'Gus']);

  // A leaving partner undoes it; who is left is told, and a spot is free again.
  await act(request, game.id, gwen?.token ?? '', { actionType: 'WITHDRAW' });
  await openFold(page, 'Players and guests');
  await expect(page.getByText('Gwen Guest')).toBeVisible();
  const after = await readGame(request, game.id, owner.token);
  expect(after).toMatchObject({ status: 'CONFIRMED', initiatorTeam: null, opponentTeam: null });
  expect((await outbox(request, guests[0]?.email ?? ''))[0]?.attachments[0]?.content).toContain('METHOD:CANCEL');
  expect(gus).toBeTruthy();
});
