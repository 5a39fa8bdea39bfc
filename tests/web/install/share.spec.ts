import type { Page } from '@playwright/test';
import { newPlayer } from '../../support/web/games.ts';
import { untilWholeIsKept } from '../../support/web/kept.ts';
import { openNote } from '../../support/web/organise.ts';
import { expect, fillLogIn, logIn, test } from '../../support/web/test.ts';

// What other apps share with the installed one (R-share-target): a real form through the real service worker.
test.use({ serviceWorkers: 'allow' });

interface SharedFile {
  name: string;
  type: string;
  text: string;
}

/** Sends what the system's share sheet sends, as a browser does. */
async function share(page: Page, texts: Record<string, string>, file?: SharedFile): Promise<void> {
  await page.evaluate(
    ({ fields, shared }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/shared', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const field = Object.assign(document.createElement('textarea'), { name, value });
        form.append(field);
      }
      if (shared) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'contacts' });
        const files = new DataTransfer();
        files.items.add(new File([shared.text], shared.name, { type: shared.type }));
        input.files = files.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { fields: texts, shared: file },
  );
}

/** Says that the person has shared it. */
const use = (page: Page) => page.getByRole('button', { name: 'Use it' }).click();

/** Opens the app as who has installed it: everything is on the device. */
async function open(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await untilWholeIsKept(page);
}

test('a text becomes the note of a new match, its addresses people to invite, also before the log-in', async ({
  page,
  context,
  request,
}) => {
  const olga = await newPlayer(request, 'Olga');
  await open(page);
  // Where people meet there is often no network: nothing is lost.
  await context.setOffline(true);
  await share(page, { title: 'Sunday', text: 'Tennis on Sunday? Ask kim.janssens@mail.example.', url: '' });
  await expect(page).toHaveURL(/\/login\?to=%2Fshared/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await fillLogIn(page, olga.email);
  await use(page);
  await expect(page).toHaveURL(/\/organise$/);
  await expect(page.getByText('What you shared is in the note')).toBeVisible();
  await expect(page.getByText('The addresses in it are on the list')).toBeVisible();
  const note = page.getByLabel('Note', { exact: true });
  await openNote(page);
  await expect(note).toHaveValue('Tennis on Sunday? Ask kim.janssens@mail.example.');
  await expect(page.getByRole('button', { name: 'Kim Janssens kim.janssens@mail.example' })).toBeVisible();
  // It is a draft like any other, and taken once.
  await page.reload();
  await openNote(page);
  await expect(note).toHaveValue('Tennis on Sunday? Ask kim.janssens@mail.example.');
  await page.goto('/shared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing arrived');
  // What is typed already stays.
  await share(page, { url: 'https://club.example/summer' });
  await use(page);
  await openNote(page);
  await expect(note).toHaveValue('Tennis on Sunday? Ask kim.janssens@mail.example.\nhttps://club.example/summer');
});

test('a log-out drops shared text that is still waiting, and the app takes no form from another site', async ({
  page,
  request,
  baseURL,
}) => {
  const [olga, robin] = [await newPlayer(request, 'Olga'), await newPlayer(request, 'Robin')];
  await open(page);
  await logIn(page, olga.email);
  // As the service worker keeps it; the page that would take it is not opened any more.
  await page.evaluate(async () => {
    const form = new FormData();
    form.set('text', 'My door code is 4711');
    const kept = new Response(form, { headers: { date: new Date().toUTCString() } });
    await (await caches.open('shared')).put('/shared', kept);
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, robin.email);
  await page.goto('/shared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing arrived');
  const foreign = `<form method="post" action="${baseURL}/shared" enctype="multipart/form-data"><input name="text" value="Buy now"></form>`;
  const long = foreign.replace('Buy now', `Buy now ${'now '.repeat(300)} mallory@mail.example`);
  await page.route('http://other.example/', (route) => route.fulfill({ contentType: 'text/html', body: foreign }));
  await page.goto('http://other.example/');
  await page.evaluate(() => document.querySelector('form')?.submit());
  await expect(page).toHaveURL(/\/shared$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing arrived');
  // One that does not say where it comes from is asked about, and fills in nothing by itself.
  const nameless = `<meta name="referrer" content="no-referrer">${long}`;
  await page.route('http://nameless.example/', (route) => route.fulfill({ contentType: 'text/html', body: nameless }));
  await page.goto('http://nameless.example/');
  await page.evaluate(() => document.querySelector('form')?.submit());
  await expect(page.getByRole('blockquote')).toContainText('mallory@mail.example');
  await page.goto('/organise?shared');
  await expect(page).toHaveURL(/\/organise$/);
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await page.goto('/shared');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.goto('/shared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing arrived');
});

test('a contacts file comes to the friends page, one that is too large is refused there', async ({ page, request }) => {
  const olga = await newPlayer(request, 'Olga');
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), olga.token);
  await open(page, '/');
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Kim Janssens\r\nEMAIL:kim@friends.example\r\nEND:VCARD\r\n';
  await share(page, { title: 'Kim Janssens' }, { name: 'Kim', type: 'text/x-vcard', text: card });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use what was shared?');
  await use(page);
  await expect(page).toHaveURL(/\/friendsAndBalls$/);
  await expect(page.getByRole('alertdialog')).toContainText('Kim');
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  await expect(page.getByRole('checkbox', { name: 'kim@friends.example' })).toBeVisible();
  await page.keyboard.press('Escape');
  await share(page, {}, { name: 'all.vcf', type: 'text/vcard', text: 'x'.repeat(10_000_001) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This file is too large');
  await page.getByRole('main').getByRole('link', { name: 'Friends and balls' }).click();
  await page.getByRole('button', { name: 'Contacts', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});
