import { heading, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { expect, outbox, test } from '../../support/web/test.ts';

// R-choose
test('where the organiser chooses, a yes does not promise a match', async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await answer('ACCEPT');
  await page.goto(path);
  await expect(heading(page)).toHaveText('You said yes');
  await expect(
    page.locator('header').getByText('Olga Baker chooses who plays from everyone who says yes.'),
  ).toBeVisible();
  await expect(page.getByText('suits everyone')).toHaveCount(0);
});

// R-calendar-file
test('a guest’s file for the calendar links to the page they have it from', async ({ page }) => {
  const { path, answer } = await inviteGuest(page.request, ONE_VENUE);
  await answer('ACCEPT');
  await page.goto(path);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
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
test('whoever withdraws gets the match out of their calendar', async ({ page }) => {
  const { request } = page;
  const { path, email, answer } = await inviteGuest(request, ONE_VENUE);
  await answer('ACCEPT');
  const newest = async () => partOf((await outbox(request, email))[0]?.attachments[0]?.content);
  const entered = await newest();
  expect(entered.method).toBe('REQUEST');
  await page.goto(path);
  await page.getByRole('button', { name: 'Withdraw from the match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw from the match' }).click();
  await expect(heading(page)).toHaveText('You declined');
  const left = await newest();
  expect(left).toMatchObject({ method: 'CANCEL', uid: entered.uid });
  expect(left.sequence).toBeGreaterThan(entered.sequence);
  const [mail] = await outbox(request, email);
  expect(mail?.subject).toContain('You’ve withdrawn');
});
