import type { Page } from '@playwright/test';
import { act, hoursFromNow, newGame } from '../../support/web/games.ts';
import { chooseSlot, heading, inviteGuest, ONE_VENUE, openTimes } from '../../support/web/invitation.ts';
import { openFold } from '../../support/web/organise.ts';
import { expect, outbox, test } from '../../support/web/test.ts';
import { words } from '../../support/words.ts';

// R-guest-language
test('mails to a guest go on in the language they answered in', async ({ page }) => {
  const { request } = page;
  const { owner, email, game, path } = await inviteGuest(request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await page.goto(`${path}?lang=de`);
  await page
    .getByRole('checkbox', { name: /\d:\d\d/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Ich bin dabei' }).click();
  await expect(heading(page)).toHaveText('Du hast zugesagt');
  await act(request, game.id, owner.token, { actionType: 'CANCEL' });
  await expect.poll(async () => (await outbox(request, email))[0]?.subject).toContain('Abgesagt');
  await newGame(request, owner, { contactList: [{ firstName: 'Gil', lastName: 'Guest', email }] });
  expect((await outbox(request, email))[0]?.text).toContain('Hallo Gil');
});

const REGIONS = [
  { locale: 'en-US', time: /\d:00 (AM|PM)/, monthFirst: true },
  { locale: 'en-GB', time: /\d\d:00/, monthFirst: false },
  { locale: 'de-DE', time: /\d\d:00/, monthFirst: false },
];

// R-formats
test('times and dates are those of the browser’s region, in every language', async ({ browser, page, baseURL }) => {
  const start = hoursFromNow(48);
  const { path } = await inviteGuest(page.request, {
    ...ONE_VENUE,
    calendarPreference: [{ fromTime: start, toTime: hoursFromNow(49) }],
  });
  const day = new Date(start).toLocaleDateString('en-GB', { timeZone: 'Europe/Brussels', day: '2-digit' });
  const month = new Date(start).toLocaleDateString('en-GB', { timeZone: 'Europe/Brussels', month: '2-digit' });
  for (const { locale, time, monthFirst } of REGIONS) {
    const other = await (await browser.newContext({ baseURL, locale })).newPage();
    await other.goto(`${path}?lang=en`);
    const when = other.getByRole('region', { name: 'When' });
    await expect(when).toContainText(monthFirst ? `${month}/${day}/` : `${day}/${month}/`);
    await expect(when).toContainText(time);
    if (!monthFirst) await expect(when).not.toContainText(/AM|PM/);
  }
});

// R-invitation-page
test('a level comes with its scale, for people who do not know it', async ({ page }) => {
  const { path } = await inviteGuest(page.request);
  await page.goto(path);
  await openFold(page, 'Good to know');
  await expect(page.getByText('Levels go from about 1 to 10. Everyone starts at 5.0')).toBeVisible();
});

// R-phone-first-screen
test('on a small phone the first times can be chosen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { path } = await inviteGuest(
    page.request,
    { notes: 'I’ve booked the court by the river, and bring new balls for all.' },
    { duration: 90 },
  );
  for (const language of ['en', 'de', 'hu', 'fr'] as const) {
    await page.goto(`${path}?lang=${language}`);
    const third = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: /\d:\d\d/ }) })
      .nth(2);
    await expect(third).toBeVisible();
    // In sight means above the bar of buttons, which lies over the page and begins with what is missing.
    const bar = await page.locator('#answer-missing').boundingBox();
    const box = await third.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0), language).toBeLessThan(bar?.y ?? 0);
    const yes = page.getByRole('button', { name: words(language)('invitation.accept') });
    await expect(yes).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('no sentence ends in two full stops', async ({ page }) => {
  const evening = { calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(53) }] };
  const { path } = await inviteGuest(page.request, evening, { duration: 90 });
  await page.goto(`${path}?lang=de`);
  await openTimes(page, words('de'));
  await expect(page.getByText('Tippe auf eine Anfangszeit')).toContainText('1 Std. 30 Min.');
  await expect(page.locator('main')).not.toContainText('..');
});

/** Cuts the page's network off when it asks for one of its parts. */
const isChosen = (page: Page) => page.locator('button[aria-pressed="true"]', { hasText: '–' });

// R-parts
test('a part that cannot be fetched says so in its place; what is chosen and typed stays', async ({
  page,
  context,
}) => {
  const { path } = await inviteGuest(page.request, ONE_VENUE);
  await page.goto(path);
  await chooseSlot(page);
  await page.getByText('Message to Olga').click();
  await page.getByLabel('Your message').fill('I bring balls');
  await context.setOffline(true);
  await page.getByText('Messages', { exact: true }).click();
  await expect(page.getByText('this part isn’t on your device yet')).toBeVisible();
  await expect(isChosen(page)).toHaveCount(1);
  await expect(page.getByLabel('Your message')).toHaveValue('I bring balls');
  await context.setOffline(false);
  await expect(page.getByLabel('Write to everyone in this match')).toBeVisible();
  await expect(isChosen(page)).toHaveCount(1);
  await expect(page.getByLabel('Your message')).toHaveValue('I bring balls');
});
