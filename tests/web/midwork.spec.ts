import type { Browser, Page } from '@playwright/test';
import { LIVE_PATH } from '../../shared/contract/live.ts';
import { firstGuest, openFold, openNote } from '../support/web/organise.ts';
import { test } from '../support/web/ownClock.ts';
import { expect, logIn, mailedLink, moveClock, newAddress, PASSWORD } from '../support/web/test.ts';

const HOUR = 3_600_000;
const VENUE = 'Europe/Brussels';
const TOAST = 'You don’t have permission to do that. You may have to log in again.';

type ContextOptions = Parameters<Browser['newContext']>[0];

async function newWindow(browser: Browser, options: ContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // A change that is told live would find the dead session before the person does.
  await page.route(`**${LIVE_PATH}*`, (route) => route.abort());
  return page;
}

/** @returns the address of a new account whose address is proved */
async function newAccount(page: Page, firstName: string): Promise<string> {
  const email = newAddress(firstName.toLowerCase());
  const data = { firstName, lastName: 'Baker', password: PASSWORD, emails: [{ email, main: true }] };
  expect((await page.request.post('/api/signUp', { data })).status()).toBe(201);
  const link = await mailedLink(page.request, email, 'confirm your email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  expect((await page.request.post('/api/validateEmail', { data: { token, password: PASSWORD } })).status()).toBe(200);
  return email;
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('crosscourt.session') ?? '');
const bearer = async (page: Page) => ({ Authorization: `Bearer ${await tokenOf(page)}` });

/** The session dies where it is kept: this window does not know yet, and asks nothing by itself that would tell it. */
async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const answer = await page.request.post('/oauth/revoke', { headers: await bearer(page) });
  expect(answer.ok()).toBe(true);
}

/** What a person sees: the toast and the log-in, once. */
async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByText(TOAST)).toBeVisible();
  await expect(page.getByText(TOAST)).toHaveCount(1);
  await expect(page).toHaveURL(/\/login\?to=/);
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Log in with email' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A single of the logged-in person in two to five hours, at two venues. @returns its id */
async function newGame(page: Page, guest: string): Promise<string> {
  const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();
  const answer = await page.request.post('/api/game', {
    headers: await bearer(page),
    data: {
      sport: 'TENNIS',
      invitationExpiryDays: 5,
      timezone: VENUE,
      calendarPreference: [{ fromTime: at(2), toTime: at(5) }],
      locationPreference: [{ location: { name: 'Court 1' } }, { location: { name: 'Court 2' } }],
      contactList: [{ firstName: 'Gil', lastName: 'Guest', email: guest }],
      gamePreference: { duration: 60, matchType: 'SINGLE' },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

async function fillGuest(page: Page, email: string): Promise<void> {
  const row = await firstGuest(page);
  await row.getByLabel('First name').fill('Kim');
  await row.getByLabel('Last name').fill('Li');
  await row.getByLabel('Email address').fill(email);
}

async function openInvite(page: Page, id: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await openFold(page, 'Invite more people');
  await page.getByRole('button', { name: 'Add guests' }).click();
}

test('a game being organised is there again after the log-in, and is sent', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const email = await newAccount(page, 'Ann');
  await logIn(page, email);
  await page.goto('/organise');
  await page.getByLabel('Name of the place').fill('Court 7');
  await fillGuest(page, newAddress('kim'));
  await openNote(page);
  await page.getByLabel('Note', { exact: true }).fill('Bring new balls');
  await endSession(page);
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await expectLoggedOut(page);

  await logInAgain(page, email);
  await expect(page).toHaveURL(/\/organise$/);
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Bring new balls');
  await expect(page.getByLabel('Name of the place')).toHaveValue('Court 7');
  await expect(page.getByRole('button', { name: /^Kim .*@mail.example$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto('/organise');
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
});

test('people to invite are there again after the log-in, and are invited', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const email = await newAccount(page, 'Ann');
  await logIn(page, email);
  const id = await newGame(page, newAddress('gil'));
  const kim = newAddress('kim');
  await openInvite(page, id);
  await fillGuest(page, kim);
  await endSession(page);
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await expectLoggedOut(page);

  await logInAgain(page, email);
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await expect(page.getByRole('button', { name: kim })).toBeVisible();
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await openFold(page, 'Players and guests');
  await expect(page.getByRole('listitem').filter({ hasText: 'Invitation sent' })).toHaveCount(2);
  await page.reload();
  await openFold(page, 'Invite more people');
  await expect(page.getByRole('button', { name: 'Add guests' })).toBeVisible();
});

test('a score that was typed is there again in its dialog, and is saved', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const email = await newAccount(page, 'Ann');
  await logIn(page, email);
  const gil = newAddress('gil');
  const id = await newGame(page, gil);
  const [, , gameAndPassword = '', token] = (await mailedLink(page.request, gil, 'Ann')).split('/');
  const accepted = await page.request.put(`/api/game/${id}/action`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { actionType: 'ACCEPT', password: gameAndPassword.split('-')[1] },
  });
  expect((await accepted.json()).status).toBe('SCHEDULED');
  await moveClock(page.request, new Date(Date.now() + 24 * HOUR));

  await page.goto('/');
  await page.getByRole('button', { name: 'I won' }).click();
  const set = (number: number, name: string) => page.getByLabel(`Set ${number}, ${name}`, { exact: true });
  await set(1, 'Ann Baker').fill('6');
  await set(1, 'Gil Guest').fill('4');
  await set(2, 'Ann Baker').fill('7');
  await set(2, 'Gil Guest').fill('5');
  await endSession(page);
  await page.getByRole('button', { name: 'You won 2–0: save' }).click();
  await expect(page.getByText(TOAST)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await logInAgain(page, email);
  await expect(page.getByRole('dialog', { name: 'Enter the score' })).toBeVisible();
  await expect(set(1, 'Gil Guest')).toHaveValue('4');
  await expect(set(2, 'Ann Baker')).toHaveValue('7');
  await page.getByRole('button', { name: 'You won 2–0: save' }).click();
  await expect(page.getByText('Score saved. The match counts for levels.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an answer that was chosen is there again after the log-in, and is given', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const owner = await newWindow(browser, contextOptions);
  const eva = await newAccount(page, 'Eva');
  await logIn(owner, await newAccount(owner, 'Ann'));
  const id = await newGame(owner, eva);
  await logIn(page, eva);
  await page.goto(`/extinv/${id}/n`);
  await page
    .getByRole('checkbox', { name: /\d:\d\d/ })
    .first()
    .check();
  await page.getByRole('checkbox', { name: /Court 2/ }).uncheck();
  await page.getByText('Message to Ann').click();
  await page.getByRole('textbox').fill('Looking forward');
  await endSession(page);
  await page.getByRole('button', { name: 'I’m in' }).click();
  await expect(page.getByText(TOAST)).toBeVisible();

  await page.getByRole('link', { name: 'Log in' }).click();
  await logInAgain(page, eva);
  await expect(page).toHaveURL(new RegExp(`/extinv/${id}/n$`));
  await expect(page.getByRole('checkbox', { name: /Court 2/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /\d:\d\d/ }).first()).toBeChecked();
  await expect(page.getByRole('textbox')).toHaveValue('Looking forward');
  await page.getByRole('button', { name: 'I’m in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s a match!');
});

test('another person who logs in does not see the input', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const ann = await newAccount(page, 'Ann');
  const eva = await newAccount(page, 'Eva');
  await logIn(page, ann);
  const id = await newGame(page, newAddress('gil'));
  await page.goto('/organise');
  await openNote(page);
  await page.getByLabel('Note', { exact: true }).fill('A secret of Ann');
  const kim = newAddress('kim');
  await openInvite(page, id);
  await fillGuest(page, kim);
  await endSession(page);
  await page.getByRole('button', { name: /^Send (?!note)/ }).click();
  await expectLoggedOut(page);

  await logInAgain(page, eva);
  await expect(page).toHaveURL(new RegExp(`/extinv/${id}/n$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/organise');
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('A secret of Ann');
  expect(kept).not.toContain(kim);
});

test('log-out by choice forgets what was typed', async ({ browser, contextOptions }) => {
  const page = await newWindow(browser, contextOptions);
  const ann = await newAccount(page, 'Ann');
  await logIn(page, ann);
  await page.goto('/organise');
  await openNote(page);
  await page.getByLabel('Note', { exact: true }).fill('A secret of Ann');
  await page.reload();
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('A secret of Ann');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, ann);
  await page.goto('/organise');
  await openNote(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
});
