import type { Page, Route } from '@playwright/test';
import { newPlayer } from '../../support/web/games.ts';
import { enterAs } from '../../support/web/invitation.ts';
import { expect, test } from '../../support/web/test.ts';

const CALLS = ['/api/me', '/api/report/dashboard', '/api/game/open'];

/** Adds up what moves of the page without anybody's doing. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

// R-measure-first-content
test('the dashboard asks for all that it shows at once, and for its large libraries after', async ({
  page,
  request,
}) => {
  await enterAs(page, await newPlayer(request, 'Finn'));
  const held: Route[] = [];
  const called: string[] = [];
  // By name: a part is asked for as a file, and of what that kept as a module.
  const libraries = new Set<string>();
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (CALLS.includes(pathname)) called.push(pathname);
    if (pathname.includes('/appRuntime-')) libraries.add(pathname);
  });
  await page.route(
    ({ pathname }) => CALLS.includes(pathname),
    (route) => void held.push(route),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => [...called].sort()).toEqual([...CALLS].sort());
  // The frame is there meanwhile.
  await expect(page.getByRole('navigation').first()).toBeAttached();
  expect([...libraries]).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await page.unrouteAll();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => libraries.size).toBe(1);
});

/** Waits until all that is known is on screen. */
const draw = async () => {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
};

// R-measure-first-content
test('nothing of a new player’s dashboard moves when it arrives', async ({ page, request }) => {
  await noteShifts(page);
  await enterAs(page, await newPlayer(request, 'Finn'));
  await page.setViewportSize({ width: 412, height: 823 });
  // What is known last is known after all else is drawn.
  const form: Route[] = [];
  await page.route('**/api/report/form', (route) => void form.push(route));
  // Other tests leave people of any level: here nobody is near, and what was kept for them goes.
  await page.route('**/api/people/fitting?*', async (route) => {
    const response = await route.fetch();
    const answer: Record<string, unknown> = await response.json();
    const nobody = Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? [] : value]);
    await route.fulfill({ response, json: Object.fromEntries(nobody) });
  });
  const near = page.waitForResponse('**/api/people/fitting?*');
  await page.goto('/');
  await near;
  await expect.poll(() => form.length).toBe(1);
  await page.evaluate(draw);
  const answered = page.waitForResponse('**/api/report/form');
  await form[0]?.continue();
  await answered;
  await page.evaluate(draw);
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.02);
});

// R-page-files
test('a phone’s dashboard begins with a court before any script, which stays where it is until it is known who plays', async ({
  page,
  request,
}) => {
  await enterAs(page, await newPlayer(request, 'Finn'));
  const scripts: Route[] = [];
  const calls: Route[] = [];
  await page.route(/\.js$/, (route) => void scripts.push(route));
  await page.route('**/api/report/dashboard?*', (route) => void calls.push(route));
  await page.goto('/', { waitUntil: 'commit' });
  const waiting = page.locator('.waitingCourt:visible');
  await expect(waiting).toHaveCount(1);
  const first = await waiting.boundingBox();
  expect(first?.height).toBe(240);
  await page.unroute(/\.js$/);
  for (const route of scripts) void route.continue();
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.locator('#main [aria-busy="true"]')).toBeVisible();
  expect(await waiting.boundingBox()).toEqual(first);
  await calls[0]?.continue();
  await expect(page.getByRole('heading', { name: 'No match planned' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await page.locator('#main [data-sport="TENNIS"]').first().boundingBox()).toEqual(first);
});
