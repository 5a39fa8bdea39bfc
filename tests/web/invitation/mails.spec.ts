import { expect, expectAccessible, expectNoSidewaysScroll, outbox, test } from '../../support/web.ts';
import { hoursFromNow, readGame } from '../../support/webGames.ts';
import { accept, heading, inviteGuest } from '../../support/webInvitation.ts';

const DAYS = [48, 73, 98].map((hours) => ({ fromTime: hoursFromNow(hours), toTime: hoursFromNow(hours + 3) }));
const MAX_BYTES = 60_000;

// R-time-buttons, R-invitation-court
test('a time of the mail is marked and not answered; one press agrees the match, and the ball flies once', async ({
  page,
}) => {
  const { owner, email, game, path } = await inviteGuest(page.request, { calendarPreference: DAYS });
  const [mail] = await outbox(page.request, email);
  const [, second = ''] = (mail?.links ?? []).filter((link) => link.includes('?time='));
  const status = async () => (await readGame(page.request, game.id, owner.token)).invitee[0]?.status;
  const times = page.getByRole('checkbox', { name: /\d:\d\d/ });

  await page.goto(new URL(second).pathname + new URL(second).search);
  await expect(times.nth(1)).toBeChecked();
  await expect(times.nth(0)).not.toBeChecked();
  expect(new URL(page.url()).search).toBe('');
  expect(await status()).toBe('OPENED');
  // A reload keeps what is chosen then, also where that is less than the button said.
  await times.nth(1).uncheck();
  await times.nth(2).check();
  await page.reload();
  await expect(times.nth(2)).toBeChecked();
  await expect(times.nth(1)).not.toBeChecked();
  // What is no start of this offer is left out.
  await page.goto(`${path}?time=2020-01-01T10:00Z&time=soon`);
  await expect(times.nth(1)).not.toBeChecked();

  await accept(page).click();
  await expect(heading(page)).toHaveText('It’s a match!');
  const ball = page.locator('main [class*=_ball]');
  await expect(ball).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page)).toHaveText('It’s a match!');
  await expect(ball).toHaveCount(0);
  const agreed = await readGame(page.request, game.id, owner.token);
  expect(agreed.fromTime).toBe(DAYS[2]?.fromTime);
});

// R-mail-look
test('mails fit the narrowest phone by day and by night, and their text says what they show', async ({ page }) => {
  const { email, answer } = await inviteGuest(page.request, { calendarPreference: DAYS, notes: 'Bring <new> balls' });
  await answer('ACCEPT');
  await expect.poll(async () => (await outbox(page.request, email)).length).toBe(2);
  const mails = await outbox(page.request, email);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { subject, html, text } of mails) {
    expect(Buffer.byteLength(html), subject).toBeLessThan(MAX_BYTES);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      await expectNoSidewaysScroll(page, `${subject}, ${colorScheme}`);
      await expectAccessible(page, `${subject}, ${colorScheme}`);
    }
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length, subject).toBeGreaterThan(1);
    const words = await page.locator('a, p, td:not(:has(table)):not([aria-hidden] *)').allInnerTexts();
    const said = words.flatMap((each) => each.split('\n')).map((each) => each.trim());
    const missing = [...links, ...said].filter((each) => each.length > 1 && !text.includes(each));
    // The name of the product alone stands at the top.
    expect(missing, subject).toEqual(['Crosscourt'].filter((each) => !text.includes(each)));
    expect(await page.locator('img').count(), subject).toBe(0);
  }
  // As their receivers see them, beside their text.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '' });
  await page.goto(`/dev/outbox?to=${email}`);
  const frame = page.frameLocator('iframe').last();
  await expect(frame.getByRole('link', { name: 'All of these work' })).toBeVisible();
  await expect(page.locator('pre').last()).toContainText('All of these work');
});
