import type { Page } from '@playwright/test';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import { act, hoursFromNow, newGame, newPlayer } from '../../support/web/games.ts';
import { openFold } from '../../support/web/organise.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, mailedLink } from '../../support/web/test.ts';
import { enter, newMatch, newPair, newWindow, playOut } from './playing.ts';

const invitedPath = (gameId: string) => invitationPath({ gameId, password: null, token: WEB_ACCESS_TOKEN });
const own = (page: Page) => page.getByRole('region', { name: 'Your side’s score' });
const theirs = (page: Page) => page.getByRole('region', { name: 'The other side’s score' });
const row = (name: string, figure: number) => new RegExp(`^${name} Baker(\\s*Winner)?\\s*${figure}$`);

// R-score-claims, R-score-accept
test('both see both scores, who entered them, and one press of either settles it for both', {
  tag: '@wide',
}, async ({ browser, contextOptions }) => {
  const nobody = await newWindow(browser, contextOptions);
  const { request } = nobody;
  const { olga, finn } = await newPair(request);
  const { id } = await newMatch(request, { olga, finn });
  await playOut(request);
  await enter(request, id, olga, [6, 4]);
  await enter(request, id, finn, [3, 6]);
  const byOlga = await newWindow(browser, contextOptions, olga);
  await byOlga.goto('/');
  const due = byOlga.getByRole('article', { name: 'Finn Baker says it ended like this' });
  await expect(due.getByRole('row', { name: row('Olga', 3) })).toBeVisible();
  await due.getByRole('link', { name: /^Compare the scores/ }).click();
  await expect(byOlga).toHaveURL(new RegExp(`${gamePath(id)}$`));
  await expect(own(byOlga).getByRole('row', { name: row('Olga', 6) })).toBeVisible();
  await expect(own(byOlga).getByText(/^Entered by Olga Baker, /)).toBeVisible();
  await expect(theirs(byOlga).getByRole('row', { name: row('Olga', 3) })).toBeVisible();
  await expect(theirs(byOlga).getByText(/^Entered by Finn Baker, /)).toBeVisible();
  const [one, other] = [await own(byOlga).boundingBox(), await theirs(byOlga).boundingBox()];
  expect(other?.y ?? 0).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
  await expect(theirs(byOlga).getByRole('heading', { name: 'Finn says' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await byOlga.emulateMedia({ colorScheme });
    await expectAccessible(byOlga, colorScheme);
  }
  await byOlga.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(byOlga);

  const byFinn = await newWindow(browser, contextOptions, finn);
  await byFinn.goto(invitedPath(id));
  await expect(own(byFinn).getByRole('row', { name: row('Olga', 3) })).toBeVisible();
  await expect(theirs(byFinn).getByText(/^Entered by Olga Baker, /)).toBeVisible();
  await expectAccessible(byFinn);
  // R-score-keep
  await byFinn.getByRole('button', { name: 'Keep mine' }).click();
  await expect(byFinn.getByText(/^Your score stays\. The other side can still agree with it until /)).toBeVisible();
  await expect(byFinn.getByRole('button', { name: 'Correct ours' })).toBeVisible();
  await byFinn.getByRole('button', { name: 'Olga is right' }).click();
  await expect(byFinn.getByText('Score saved: both sides agree now.')).toBeVisible();
  await expect(byFinn.getByRole('row', { name: row('Olga', 6) })).toBeVisible();
  await expect(byFinn.getByRole('heading', { level: 1 })).toHaveText('Olga won');
  // The button that was pressed is gone: the keyboard goes on from the page.
  await expect(byFinn.locator('main')).toBeFocused();
  for (const page of [byFinn, byOlga]) {
    await expect(theirs(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /is right$/ })).toHaveCount(0);
  }
  await byOlga.goto('/');
  await expect(byOlga.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(byOlga.getByText('Two different scores')).toHaveCount(0);
});

// R-score-accept
test('a score that has changed under one’s eyes is not accepted, and one’s own can be corrected instead', async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, contextOptions);
  const { olga, finn } = await newPair(request);
  const { id } = await newMatch(request, { olga, finn });
  await playOut(request);
  await enter(request, id, olga, [6, 4]);
  await enter(request, id, finn, [3, 6]);
  const page = await newWindow(browser, contextOptions, olga);
  // What changes is not told live: the press comes first.
  await page.route('**/api/live*', (route) => route.abort());
  await page.goto(gamePath(id));
  await expect(theirs(page).getByRole('row', { name: row('Olga', 3) })).toBeVisible();
  await enter(request, id, finn, [6, 2]);
  await page.getByRole('button', { name: 'Finn is right' }).click();
  await expect(page.getByText(/^Someone changed this match a moment ago/)).toBeVisible();
  await expect(theirs(page).getByRole('row', { name: row('Finn', 2) })).toBeVisible();
  await expect(own(page).getByRole('row', { name: row('Finn', 4) })).toBeVisible();

  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Correct ours' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The other side has entered a different score.')).toBeVisible();
  // The sheet begins with what one has entered oneself.
  await expect(dialog.getByLabel('Set 1, Finn Baker', { exact: true })).toHaveValue('4');
  await expect(dialog.getByText('Counts for levels once both sides have entered the same')).toBeVisible();
  await dialog.getByLabel('Set 1, Finn Baker', { exact: true }).fill('2');
  await expect(dialog.getByText('Counts for levels', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the score' }).click();
  await expect(page.getByText('Score saved. The match counts for levels.')).toBeVisible();
  await expect(own(page)).toHaveCount(0);
});

// R-score-settling, R-dispute-record
test('after 48 hours both are told why it is not rated; the organiser sees who often ends so', async ({
  browser,
  contextOptions,
}) => {
  const { request } = await newWindow(browser, contextOptions);
  const { olga, finn } = await newPair(request);
  const other = await newPlayer(request, 'Ute');
  const ids: string[] = [];
  for (const owner of [olga, other, other]) ids.push((await newMatch(request, { olga: owner, finn })).id);
  await playOut(request);
  for (const [index, owner] of [olga, other, other].entries()) {
    await enter(request, ids[index] ?? '', owner, [6, 4]);
    await enter(request, ids[index] ?? '', finn, [4, 6]);
  }
  await playOut(request, 49);
  const id = ids[0] ?? '';
  for (const [player, path] of [
    [finn, invitedPath(id)],
    [olga, gamePath(id)],
  ] as const) {
    const page = await newWindow(browser, contextOptions, player);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not rated' })).toBeVisible();
    await expect(page.getByText(/didn’t agree on one within 48 hours.*That’s final\.$/)).toBeVisible();
    await expect(theirs(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /is right|Keep|Correct/ })).toHaveCount(0);
    if (player === olga) await openFold(page, 'Players and guests');
    const record = page.getByText('In 3 of their last 3 matches, the two sides never agreed on the score.');
    await expect(record).toHaveCount(player === olga ? 1 : 0);
    if (player === olga) await expectAccessible(page);
  }
});

// R-score-claims
test('a guest settles it by the link in the mail that told them', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const { request } = page;
  const olga = await newPlayer(request, 'Olga');
  const email = `gil-${Date.now().toString(36)}@mail.example`;
  const { id } = await newGame(request, olga, {
    contactList: [{ firstName: 'Gil', lastName: 'Baker', email }],
    calendarPreference: [{ fromTime: hoursFromNow(2), toTime: hoursFromNow(3) }],
    locationPreference: [{ location: { name: 'Court 1' } }],
  });
  const [, , gameAndPassword = '', token = ''] = (await mailedLink(request, email, 'invites you')).split('/');
  await act(request, id, token, { actionType: 'ACCEPT', password: gameAndPassword.split('-')[1] });
  // Before the score is asked for: what comes later would be gathered with that.
  await playOut(request, -3);
  await enter(request, id, { ...olga, token }, [4, 6]);
  await enter(request, id, olga, [6, 4]);
  await page.goto(await mailedLink(request, email, 'Two different scores'));
  await expect(own(page).getByRole('row', { name: row('Gil', 6) })).toBeVisible();
  await page.getByRole('button', { name: 'Olga is right' }).click();
  await expect(page.getByText('Score saved: both sides agree now.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^You(\s*Winner)?\s*4$/ })).toBeVisible();
  await expect(theirs(page)).toHaveCount(0);
});
