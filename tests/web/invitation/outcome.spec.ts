import type { Page } from '@playwright/test';
import { heading, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, outbox, test } from '../../support/web/test.ts';

// R-choose
test('where the organiser chooses, a yes does not promise a match', { tag: '@engines' }, async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('You said yes');
  await expect(
    page.locator('header').getByText('Olga Baker chooses who plays from everyone who says yes.'),
  ).toBeVisible();
  await expect(page.getByText('suits everyone')).toHaveCount(0);
});

// R-everything
test('who chose no times reads that any of them will do', async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, {}, { candidateMethod: 'CHOOSE' });
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('You said yes');
  await expect(page.getByText('When: any of the times offered')).toBeVisible();
});

// R-calendar-file
test('a guest’s file for the calendar links to the page they have it from', { tag: '@needs-downloads' }, async ({
  page,
}) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE);
  await answer('ACCEPT');
  await page.goto(path);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await (await download).createReadStream();
  const folded = (await file.toArray()).join('');
  const url = /^URL[^:]*:(.*)$/m.exec(folded.replaceAll(/\r?\n /g, ''))?.[1]?.trim() ?? '';
  await page.context().clearCookies();
  await page.goto(new URL(url).pathname);
  await expect(heading(page)).toHaveText('It’s a match!');
});

const partOf = (content = '') => ({
  method: /METHOD:(\w+)/.exec(content)?.[1],
  uid: /UID:(\S+)/.exec(content)?.[1],
  sequence: Number(/SEQUENCE:(\d+)/.exec(content)?.[1]),
});

// R-calendar-entry
test('a guest who withdraws gets the match out of their calendar', { tag: '@engines' }, async ({ page }) => {
  const { request } = page;
  const { path, email, answer } = await inviteGuest(request, ONE_VENUE);
  await answer('ACCEPT');
  const newest = async () => partOf((await outbox(request, email))[0]?.attachments[0]?.content);
  const entered = await newest();
  expect(entered.method).toBe('REQUEST');
  await page.goto(path);
  await page.getByRole('button', { name: 'Withdraw from the match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw from the match' }).click();
  await expect(heading(page)).toHaveText('You declined');
  const left = await newest();
  expect(left).toMatchObject({ method: 'CANCEL', uid: entered.uid });
  expect(left.sequence).toBeGreaterThan(entered.sequence);
  const [mail] = await outbox(request, email);
  expect(mail?.subject).toContain('You’ve withdrawn');
});

const controls = (page: Page) => page.locator('#main').locator('a[href], button, summary').filter({ visible: true });

// R-guest-order
test('agreed: what can be kept comes first, and leaving last', { tag: '@wide' }, async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE);
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('It’s a match!');
  const account = page.getByRole('link', { name: 'Create an account' });
  const withdraw = page.getByRole('button', { name: 'Withdraw from the match' });
  const [card, erase, leave] = await Promise.all(
    [account, page.getByRole('button', { name: 'Delete my data' }), withdraw].map((part) => part.boundingBox()),
  );
  expect(card?.y).toBeLessThan(erase?.y ?? 0);
  expect(erase?.y).toBeLessThanOrEqual(leave?.y ?? 0);
  const texts = await controls(page).allInnerTexts();
  const at = (text: string) => texts.findIndex((each) => each.includes(text));
  expect(at('Create an account')).toBeLessThan(at('Players'));
  expect(at('Messages')).toBeLessThan(at('Withdraw from the match'));
});

// R-guest-order
test('who does not play is offered a match of their own first, and to be forgotten last', { tag: '@wide' }, async ({
  page,
}) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE);
  await answer('DECLINE');
  await page.goto(path);
  await expect(heading(page)).toHaveText('You declined');
  const texts = await controls(page).allInnerTexts();
  expect(texts[0]).toContain('Organise your own match');
  const at = (text: string) => texts.findIndex((each) => each.includes(text));
  expect(at('Messages')).toBeLessThan(at('Delete my data'));
  await page.getByRole('link', { name: 'Organise your own match' }).click();
  await expect(page).toHaveURL(/\/signupmail\?to=%2Forganise$/);
});

// R-guest-order
test('an answer that waits says when one can play', async ({ page }) => {
  const { path, answer, game } = await inviteGuest(page.request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  const [offered] = game.calendarPreference;
  const fromTime = offered?.fromTime ?? '';
  const preferedCalendar = [{ fromTime, toTime: new Date(Date.parse(fromTime) + 3_600_000).toISOString() }];
  await answer('TIME_SELECTION', { preferedCalendar });
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('You said yes');
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' });
  await expect(page.getByRole('main')).toContainText(time.format(Date.parse(fromTime)));
});
