import { act, hoursFromNow, newGame, newPlayer } from '../../support/web/games.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

// R-week-board, R-silent, R-shortcuts
test(
  'the week shows what is agreed and offered, who is silent is asked by one press, and free hours become a match',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no week');
    const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
    const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
    const invite = (day: number, hours: number) =>
      newGame(request, olga, {
        contactList,
        calendarPreference: [{ fromTime: hoursFromNow(24 * day), toTime: hoursFromNow(24 * day + hours) }],
        locationPreference: [{ location: { name: 'Court 1' } }],
      });
    const agreed = await invite(2, 1);
    await act(request, agreed.id, finn.token, { actionType: 'ACCEPT' });
    const open = await invite(3, 3);
    await newGame(request, finn, {
      contactList: [{ firstName: 'Olga', lastName: 'Baker', email: olga.email }],
      calendarPreference: [{ fromTime: hoursFromNow(24 * 4), toTime: hoursFromNow(24 * 4 + 3) }],
    });
    await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), olga.token);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing is waiting for you, Olga');
    const block = (id: string) => page.locator(`main li a[href="/game/${id}"]`);
    await expect(block(agreed.id)).toHaveCount(1);
    await expect(block(agreed.id)).toHaveAccessibleName(/Match agreed.*Finn/);
    await expect(block(open.id).first()).toHaveAccessibleName(/Waiting for answers.*Finn/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
    for (const width of [900, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    // R-nudge: they have only just been asked.
    await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask Finn again' })).toHaveCount(0);

    // Keys: through what waits, to the search and back, nothing while somebody types; turned off, they do nothing.
    const card = page.getByRole('article', { name: 'Finn has invited you' });
    await page.keyboard.press('j');
    await expect(card).toBeFocused();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByRole('term')).toHaveText(['N', '/', 'JK', 'Enter', '?']);
    await expectAccessible(page, 'shortcuts');
    await keys.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
    await keys.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('/');
    await expect(page).not.toHaveURL(/list/);
    await page.getByRole('button', { name: 'Keys' }).click();
    await keys.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    const search = page.getByLabel('Search by player');
    await expect(search).toBeFocused();
    await page.keyboard.type('nobody?');
    await expect(search).toHaveValue('nobody?');
    await expect(page).toHaveURL(/list/);
    await page.goBack();
    await page.keyboard.press('j');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('It’s a match: you’re in.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all caught up, Olga');

    // Free hours: by the keyboard, then by drawing; the composer opens with them.
    const visited: URL[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url())));
    const expectComposed = async (hours: number) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Organise a match' })).toBeVisible();
      const query = visited.findLast(({ searchParams }) => searchParams.has('from'))?.searchParams;
      const [from = '', to = ''] = ['from', 'to'].map((name) => query?.get(name) ?? '');
      expect((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000).toBe(hours);
      // As it was drawn, with any clock of the device.
      await expect(page.getByRole('main')).toContainText(`${from.slice(11)}–${to.slice(11)}`);
    };
    const hour = (day: number, at: number) => page.locator(`[data-hour="${at}"]`).nth(day);
    await hour(4, 15).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(hour(4, 16)).toBeFocused();
    await expect(hour(4, 16)).toHaveAccessibleName(/15:00–17:00/);
    await page.keyboard.press('Enter');
    await expectComposed(2);
    await page.goBack();
    const [from, to] = [await hour(5, 10).boundingBox(), await hour(5, 12).boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 5, { steps: 4 });
    await page.mouse.up();
    await expectComposed(3);
    await page.goBack();
    await page.locator('body').press('n');
    await expect(page).toHaveURL(/\/organise$/);

    // R-form, R-week-board: what comes about while one looks is shown once: a fifth week on court, and the last yes.
    let played = 4;
    const weeks = () =>
      Array.from({ length: 12 }, (_, at) => ({
        monday: new Date(Date.UTC(2026, 8, 7 * at)).toISOString().slice(0, 10),
        sport: at >= 7 && at < 7 + played ? 'TENNIS' : null,
      }));
    await page.route('**/api/report/form', (route) => route.fulfill({ json: { course: null, weeks: weeks() } }));
    await page.goto('/');
    await expect(page.getByText('4 weeks in a row.')).toBeVisible();
    await expect(page.locator('[data-new]')).toHaveCount(0);
    played = 5;
    await act(request, open.id, finn.token, { actionType: 'ACCEPT' });
    await expect(block(open.id).first()).toHaveAccessibleName(/Match agreed.*Finn.*1 of 1/);
    await expect(page.getByText('5 weeks in a row.')).toBeVisible();
    await expect(page.locator('[data-new]')).toHaveCount(1);
    await page.reload();
    await expect(page.getByText('5 weeks in a row.')).toBeVisible();
    await expect(block(open.id).first()).not.toHaveAccessibleName(/1 of 1/);
    await expect(page.locator('[data-new]')).toHaveCount(0);
  },
);

// R-week-board
test(
  'the last match of a day stands on the board, not over what is below it',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no week');
    const [olga, finn] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Finn')];
    // A quarter to eleven in the evening in Kathmandu.
    const at =
      Array.from({ length: 24 }, (_, hour) => 48 + hour).find((hours) => hoursFromNow(hours).includes('T17:')) ?? 0;
    const contactList = [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }];
    const calendarPreference = [{ fromTime: hoursFromNow(at), toTime: hoursFromNow(at + 1) }];
    await newGame(request, olga, { contactList, calendarPreference });
    await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), olga.token);
    await page.goto('/');
    const block = await page.getByRole('link', { name: /Waiting for answers.*Finn/ }).boundingBox();
    const legend = await page.getByText('agreed', { exact: true }).boundingBox();
    expect(block?.height).toBeGreaterThanOrEqual(44);
    expect((block?.y ?? 0) + (block?.height ?? 0)).toBeLessThanOrEqual(legend?.y ?? 0);
  },
);
