import type { APIRequestContext } from '@playwright/test';
import { gamePath } from '../../../shared/routes/paths.ts';
import { act, declineAll, invitationOf, newGame, newPlayer, type Player, readGame } from '../../support/web/games.ts';
import { accept, enterAs } from '../../support/web/invitation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, outbox, test } from '../../support/web/test.ts';

/** A zone whose clocks show the day now: nobody is asked at night. */
function zoneByDay(): string {
  const hour = new Date().getUTCHours();
  return hour >= 8 && hour < 20 ? 'Africa/Abidjan' : 'Pacific/Auckland';
}

interface Club {
  owner: Player;
  people: Player[];
}

/** An organiser, and people she knows. */
async function newClub(request: APIRequestContext, names: readonly string[]): Promise<Club> {
  const owner = await newPlayer(request, 'Olga');
  const people: Player[] = [];
  for (const name of names) people.push(await newPlayer(request, name));
  const contactList = people.map(({ email }, index) => ({ firstName: names[index], lastName: 'Baker', email }));
  const { id } = await newGame(request, owner, { contactList });
  await declineAll(
    request,
    id,
    people.map(({ email }) => email),
  );
  return { owner, people };
}

/** A sport nobody is ranked in: only people she knows are asked, and strangers are none. */
const RARE = { sport: 'PLATFORM_TENNIS', locationPreference: [{ location: { name: 'Court 1' } }] };

const FOR_CHILDREN = { matchType: 'SINGLE', duration: 60, opponentsAgeFrom: 5, opponentsAgeTo: 6 };

// R-substitute-begin, R-substitute-search
test('asking people who fit is confirmed, can be taken back, and goes a few at a time', async ({ page, request }) => {
  const { owner, people } = await newClub(request, ['Ada', 'Ben', 'Cem']);
  const { id } = await newGame(request, owner, { ...RARE, timezone: zoneByDay() });
  const invited = async () => (await readGame(request, id, owner.token)).invitee.length;
  const mails = async () => (await Promise.all(people.map(({ email }) => outbox(request, email)))).flat().length;
  const before = await mails();
  await enterAs(page, owner);
  await page.goto(gamePath(id));
  const ask = page.getByRole('button', { name: 'Ask people who fit' });
  const dialog = page.getByRole('dialog', { name: 'Ask people who fit?' });

  await expect(page.getByText('3 people you know would fit.', { exact: true })).toBeVisible();
  await ask.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').first()).toContainText('Level 5.0');
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toHaveCount(0);

  await ask.click();
  await dialog.getByRole('button', { name: 'Start asking' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: nobody was asked.')).toBeVisible();
  expect(await invited()).toBe(0);

  await ask.click();
  await dialog.getByRole('button', { name: 'Start asking' }).click();
  await expect(page.getByText('The first invitations go out in ten seconds.')).toBeVisible();
  expect(await mails()).toBe(before);
  await expect(page.getByText('a few at a time: one so far')).toBeVisible();
  await expect(page.getByText(/^First choice until/)).toBeVisible();
  expect(await invited()).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByText('People you know', { exact: true }).click();
  const next = page.getByRole('button', { name: /^Ask \w+ Baker now$/ });
  await expect(next).toHaveCount(2);
  await expectAccessible(page);
  await next.first().click();
  await expect(page.getByText('a few at a time: 2 so far')).toBeVisible();
  expect(await mails()).toBe(before + 2);
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await expect(page.getByText('We won’t ask anyone else.')).toBeVisible();
  expect(await invited()).toBe(2);
});

// R-substitute-search
test('a search that comes late moves nothing on the page, with any people who fit', async ({ page, request }) => {
  const { owner } = await newClub(request, ['Ada', 'Ben', 'Cem']);
  const { id: some } = await newGame(request, owner, { ...RARE, timezone: zoneByDay() });
  const { id: nobody } = await newGame(request, owner, { ...RARE, gamePreference: FOR_CHILDREN });
  await enterAs(page, owner);
  const below = page.getByText('What you offered', { exact: true });
  const ask = page.getByRole('button', { name: 'Ask people who fit' });
  const cases = [
    { id: some, text: '3 people you know would fit.' },
    { id: nobody, text: 'Nobody we could ask fits.' },
  ];
  for (const { id, text } of cases) {
    let send: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/api/game/*/search', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(gamePath(id));
    await expect(ask).toBeDisabled();
    const before = await below.boundingBox();
    expect(before).not.toBeNull();
    send();
    await expect(page.getByText(text)).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    await page.unroute('**/api/game/*/search');
  }
});

// R-substitute-begin, R-substitute-asked
test('somebody drops out, and on another phone the next one takes the spot', async ({ page, request, browser }) => {
  const { owner, people } = await newClub(request, ['Ada', 'Ben', 'Cem']);
  const player = await newPlayer(request, 'Dora');
  const { id } = await newGame(request, owner, {
    ...RARE,
    timezone: zoneByDay(),
    findsSubstitutes: true,
    contactList: [{ firstName: 'Dora', lastName: 'Baker', email: player.email }],
  });
  await act(request, id, player.token, { actionType: 'ACCEPT' });
  await enterAs(page, owner);
  await page.goto(gamePath(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { fromTime } = await readGame(request, id, owner.token);
  await act(request, id, player.token, { actionType: 'WITHDRAW' });

  // Nobody does anything, and somebody is asked.
  await expect(page.getByText(/^First choice until/)).toBeVisible();
  const { invitee } = await readGame(request, id, owner.token);
  const asked = people.find((person) => invitee.some(({ user }) => user.id === person.id));
  const phone = await browser.newPage();
  await phone.goto(await invitationOf(request, asked?.email ?? ''));
  await expectAccessible(phone);
  await accept(phone).click();
  await expect(phone.getByRole('button', { name: 'I’m in' })).toHaveCount(0);

  await expect(page.getByText(/^Fill the .*free spot/)).toHaveCount(0);
  const found = await readGame(request, id, owner.token);
  expect(found).toMatchObject({ status: 'SCHEDULED', fromTime });
  await phone.close();
});
