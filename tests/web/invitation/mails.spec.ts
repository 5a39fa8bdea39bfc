import { DEV_HEADERS } from '../../support/devHeaders.ts';
import { act, hoursFromNow, readGame } from '../../support/web/games.ts';
import { accept, heading, inviteGuest } from '../../support/web/invitation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newAddress, outbox, test } from '../../support/web/test.ts';

// From eight o'clock on (UTC): late in the evening the next start of the same day would be suggested as well.
const TO_EIGHT = 32 - new Date().getUTCHours();
const DAYS = [24, 49, 74].map((hours) => ({
  fromTime: hoursFromNow(TO_EIGHT + hours),
  toTime: hoursFromNow(TO_EIGHT + hours + 3),
}));
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
  await expect(page).toHaveURL((url) => url.search === '');
  await expect.poll(status).toBe('OPENED');
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
  const { request } = page;
  const { owner, email, answer } = await inviteGuest(request, { calendarPreference: DAYS, notes: 'Bring <new> balls' });
  await answer('ACCEPT');
  const squash = await inviteGuest(request, { sport: 'SQUASH' });
  await act(request, squash.game.id, squash.owner.token, { actionType: 'CANCEL' });
  const friend = newAddress('friend');
  const headers = { Authorization: `Bearer ${owner.token}` };
  await request.post('/api/share/emailShare', { headers, data: { emailsString: friend, comment: 'Come along!' } });
  await request.post('/api/forgottenPassword', { data: { email: owner.email } });
  // Of matches agreed and off, on courts with and without a net, of friends and of the account.
  const kinds: readonly (readonly [to: string, mails: number])[] = [
    [email, 2],
    [squash.email, 2],
    [friend, 1],
    [owner.email, 3],
  ];
  const mails = [];
  for (const [to, count] of kinds) {
    await expect.poll(async () => (await outbox(request, to)).map(({ subject }) => subject)).toHaveLength(count);
    mails.push(...(await outbox(request, to)));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { subject, html, text } of mails) {
    expect(Buffer.byteLength(html), subject).toBeLessThan(MAX_BYTES);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      await expectNoSidewaysScroll(page, `${subject}, ${colorScheme}`);
      await expectAccessible(
        page,
        `${subject}, ${colorScheme}`,
        colorScheme === 'dark' ? ['color-contrast'] : undefined,
      );
    }
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links, subject).not.toEqual([]);
    // Headlines and scoreboards say the subject, and when and where, once more in large letters.
    const words = await page.locator('a, p, td:not(:has(table, h1, div)):not([aria-hidden] *)').allInnerTexts();
    // The lines of the mark, and what keeps a range of times on one line, are of the picture alone.
    const said = words.flatMap((each) => each.replace(/^\/\/\s*|\u2060/g, '').split('\n')).map((each) => each.trim());
    const missing = [...links, ...said].filter((each) => each.length > 1 && !text.includes(each));
    // The name of the product alone stands at the top.
    expect(missing, subject).toEqual(['Crosscourt'].filter((each) => !text.includes(each)));
    expect(await page.locator('img').count(), subject).toBe(0);
  }
});

test('the outbox shows mails as their receivers see them, beside their text', { tag: '@needs-still-frames' }, async ({
  page,
}) => {
  const { email } = await inviteGuest(page.request, { calendarPreference: DAYS });
  await expect.poll(() => outbox(page.request, email)).toHaveLength(1);
  await page.setExtraHTTPHeaders(DEV_HEADERS);
  await page.goto(`/dev/outbox?to=${email}`);
  // Firefox loads the frames of a page once they are near.
  await page.locator('iframe').last().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe').last();
  await expect(frame.getByRole('link', { name: 'All of these work' })).toBeVisible();
  await expect(page.locator('pre').last()).toContainText('All of these work');
});
