import type { APIRequestContext, Page } from '@playwright/test';
import { hoursFromNow, newGame, newPlayer, type Player, readGame } from '../support/web/games.ts';
import { fillLogIn, PASSWORD } from '../support/web/test.ts';
import { addressOf, type Desktop, expect, isReal, type Start, sideEffects, test } from './electronApp.ts';

interface Shown {
  shown: { emit(name: string, ...args: unknown[]): void }[];
}

/** One start, so that a plain yes says everything. */
const ONE_START = { calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(49) }] };

const notices = (desktop: Desktop) => sideEffects(desktop, 'notification.show');
const guest = ({ email }: Player) => ({ firstName: 'Nia', lastName: 'Baker', email });

/** The app with somebody logged in, whose window nobody looks at. */
async function watched(start: (options?: Start) => Promise<Desktop>, player: Player): Promise<Desktop> {
  const desktop = await start();
  await desktop.page.evaluate(() => window.location.assign('/signinmail'));
  await fillLogIn(desktop.page, player.email, PASSWORD);
  await expect.poll(() => sideEffects(desktop, 'app.setBadgeCount')).toContainEqual([0]);
  await lookAway(desktop.page);
  return desktop;
}

const lookAway = (page: Page) => page.evaluate(() => Object.assign(document, { hasFocus: () => false }));

const press = ({ app }: Desktop, notice: number, actionIndex: number) =>
  app.evaluate(
    ({ Notification }, [at, index]) =>
      (Notification as unknown as Shown).shown[at ?? 0]?.emit('action', { actionIndex: index }),
    [notice, actionIndex],
  );

const answerOf = async (request: APIRequestContext, id: string, owner: Player) =>
  (await readGame(request, id, owner.token)).invitee[0]?.status;

// R-desktop-notices
test('an invitation is answered on its notice, which shows the court, and a second notice says the outcome', async ({
  start,
  request,
}) => {
  test.skip(isReal(), 'what a system shows of notices cannot be looked at');
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Nia')];
  const desktop = await watched(start, player);
  const first = await newGame(request, owner, { ...ONE_START, contactList: [guest(player)] });
  await expect.poll(() => notices(desktop)).toHaveLength(1);
  const [shown] = await notices(desktop);
  expect(shown?.[1]).toMatch(/^Tennis · Olga Baker · \w{3},? .*\d[:.]\d\d.* · Court 1 or Court 2$/);
  expect(shown?.[2]).toEqual({ icon: { width: 192, height: 192 }, actions: ['I can play', 'I can’t'] });
  await press(desktop, 0, 0);
  // Pressed twice is answered once.
  await press(desktop, 0, 1);
  await expect.poll(() => notices(desktop)).toHaveLength(2);
  const [title, , { icon, actions }] = (await notices(desktop))[1] as [string, string, Record<string, unknown>];
  expect(title).toBe('It’s a match: you’re in.');
  expect([icon, actions]).toEqual([{ width: 192, height: 192 }, []]);
  expect(await answerOf(request, first.id, owner)).toBe('CONFIRMED');

  const second = await newGame(request, owner, { ...ONE_START, contactList: [guest(player)] });
  await expect.poll(() => notices(desktop)).toHaveLength(3);
  await press(desktop, 2, 1);
  await expect.poll(() => notices(desktop)).toHaveLength(4);
  expect((await notices(desktop))[3]?.[0]).toBe('You said no, and the organiser knows.');
  expect(await answerOf(request, second.id, owner)).toBe('DECLINED');
});

test('a match that has changed since is opened instead of answered; one with times to choose has no answers', {
  tag: '@details',
}, async ({ start, request }) => {
  test.skip(isReal(), 'what a system shows of notices cannot be looked at');
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Nia')];
  const desktop = await watched(start, player);
  await newGame(request, owner, { contactList: [guest(player)] });
  await expect.poll(() => notices(desktop)).toHaveLength(1);
  expect((await notices(desktop))[0]?.[2]).toEqual({ icon: { width: 192, height: 192 }, actions: [] });

  const { id } = await newGame(request, owner, { ...ONE_START, contactList: [guest(player)] });
  await expect.poll(() => notices(desktop)).toHaveLength(2);
  const moved = { calendarPreference: [{ fromTime: hoursFromNow(72), toTime: hoursFromNow(73) }] };
  const headers = { Authorization: `Bearer ${owner.token}` };
  expect((await request.put(`/api/game/${id}`, { headers, data: moved })).status()).toBe(200);
  await press(desktop, 1, 0);
  await expect.poll(() => addressOf(desktop)).toMatch(/^app:\/\/bundle\/extinv\/\w+\/n$/);
  expect(await addressOf(desktop)).toContain(id);
  expect(await answerOf(request, id, owner)).toBe('SENT');
});

test('a change that the window has not heard of is refused by the server', { tag: '@details' }, async ({
  start,
  request,
}) => {
  test.skip(isReal(), 'what a system shows of notices cannot be looked at');
  const [owner, player] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Nia')];
  const desktop = await watched(start, player);
  const { id } = await newGame(request, owner, { ...ONE_START, contactList: [guest(player)] });
  await expect.poll(() => notices(desktop)).toHaveLength(1);
  const changed = { notes: 'On clay, and two hours later than usual' };
  const headers = { Authorization: `Bearer ${owner.token}` };
  // Between the last look and the answer.
  await desktop.page.route(`**/api/game/${id}/action`, async (route) => {
    await request.put(`/api/game/${id}`, { headers, data: changed });
    await route.continue();
  });
  await press(desktop, 0, 0);
  await expect.poll(() => addressOf(desktop)).toContain(id);
  expect(await answerOf(request, id, owner)).toBe('SENT');
});

test('somebody else who is logged in meanwhile does not answer for who was asked', { tag: '@details' }, async ({
  start,
  request,
}) => {
  test.skip(isReal(), 'what a system shows of notices cannot be looked at');
  const [owner, player, other] = [
    await newPlayer(request, 'Olga'),
    await newPlayer(request, 'Nia'),
    await newPlayer(request, 'Max'),
  ];
  const desktop = await watched(start, player);
  const friend = { firstName: 'Max', lastName: 'Baker', email: other.email };
  const { id } = await newGame(request, owner, { ...ONE_START, contactList: [guest(player), friend] });
  await expect.poll(() => notices(desktop)).toHaveLength(1);
  await desktop.page.evaluate(() => window.desktop?.session.save(null));
  await desktop.page.evaluate(() => window.location.assign('/signinmail'));
  await fillLogIn(desktop.page, other.email, PASSWORD);
  await expect(desktop.page.getByRole('banner').getByRole('link', { name: 'Organise' })).toBeVisible();
  await press(desktop, 0, 0);
  await expect.poll(() => addressOf(desktop)).toContain(id);
  const { invitee } = await readGame(request, id, owner.token);
  expect(invitee.map(({ status }) => status)).toEqual(['SENT', 'SENT']);
});
