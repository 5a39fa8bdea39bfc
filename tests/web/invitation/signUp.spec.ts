import { heading, inviteGuest, ONE_VENUE } from '../../support/web/invitation.ts';
import { confirmAddress, expect, expectAccessible, mailedLink, PASSWORD, test } from '../../support/web/test.ts';

// R-sign-up-guest
test('an account made from an invitation knows who it is for, and leads back', { tag: '@needs-second-page' }, async ({
  page,
  context,
}) => {
  const { email, path, answer } = await inviteGuest(page.request, ONE_VENUE, { candidateMethod: 'CHOOSE' });
  await answer('ACCEPT');
  await page.goto(path);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('Gil');
  await expect(page.getByLabel('Last name')).toHaveValue('Guest');
  expect(page.url()).not.toContain(email.split('@')[0]);
  expect(page.url()).not.toContain(path.split('/').at(-1));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(heading(page)).toHaveText('Almost there: check your email');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await expect(heading(page)).toHaveText('You said yes');

  // The mail is read in another tab, which logs in: this one goes on where it came from.
  await page.goBack();
  const mail = await context.newPage();
  await confirmAddress(mail, await mailedLink(page.request, email, 'confirm your email'));
  await expect(heading(page)).toHaveText('You said yes');
  expect(new URL(page.url()).pathname).toMatch(/^\/extinv\/\w+\/n$/);
});
