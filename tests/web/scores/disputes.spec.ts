import type { Page } from '@playwright/test';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import { test } from '../../support/web/ownClock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../../support/web/test.ts';
import { enter, newMatch, newPair, newWindow, playOut } from './playing.ts';

const invitedPath = (gameId: string) => invitationPath({ gameId, password: null, token: WEB_ACCESS_TOKEN });
const own = (page: Page) => page.getByRole('region', { name: 'Your side’s score' });
const theirs = (page: Page) => page.getByRole('region', { name: 'The other side’s score' });
const row = (name: string, figure: number) => new RegExp(`^${name} Baker(\\s*Winner)?\\s*${figure}$`);

// R-score-claims, R-score-accept
test('both see both scores, who entered them, and one press of either settles it for both', async ({
  browser,
  contextOptions,
}) => {
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
  await expect(byFinn.getByRole('button', { name: 'Correct mine' })).toBeVisible();
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
