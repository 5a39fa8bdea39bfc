import type { APIRequestContext, Page, Request } from '@playwright/test';
import { DEMO_SLUG } from '../../../server/demo/parkside.ts';
import { addressOf, DEMO_PASSWORD, ORGANISER } from '../../../server/demo/people.ts';
import { BRAND } from '../../../shared/brand.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { clubJoinPath, clubPath } from '../../../shared/routes/club.ts';
import { gameEditPath, gamePath, publicProfilePath, ratingReceiptPath } from '../../../shared/routes/paths.ts';
import { expect } from './test.ts';

/** Who is logged out: log-in, sign-up and recovery (R-log-in-pages), and the pages for everybody (R-info-pages). */
export const VISITOR_PAGES = [
  '/login',
  '/login/checkYourEmail',
  '/signinmail',
  '/signinmobile',
  '/signupsocial',
  '/signupmail',
  '/signupmobile',
  '/forgottenpassword',
  '/setNewPassword/some-token',
  '/email/validate',
  '/unsub',
  '/ratings/quality',
  '/ratings/check',
  '/nothing-here',
  '/apps',
  '/quickstart',
  '/social',
  '/privacy',
  '/terms',
  '/imprint',
  '/licences',
  clubPath(DEMO_SLUG),
  '/club/nothing-here',
  clubJoinPath(DEMO_SLUG, 'some-token'),
];

/** @returns the session of the demo club's organiser, whose pages are full: for tests that change nothing of them */
export const organiserSession = (request: APIRequestContext): Promise<string> => demoSession(request, ORGANISER);

/** A member of the demo club whom no other test looks at. */
const UNSEEN = { firstName: 'Grace', lastName: 'Turner' };

/** @returns the session of a member for tests that change what others would see of them, such as their language */
export const unseenSession = (request: APIRequestContext): Promise<string> => demoSession(request, UNSEEN);

async function demoSession(request: APIRequestContext, person: typeof ORGANISER): Promise<string> {
  const answer = await request.post('/oauth/token', {
    headers: { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` },
    form: { grant_type: 'password', username: addressOf(person), password: DEMO_PASSWORD },
  });
  return (await answer.json()).access_token;
}

/** @returns every page of a member, among them a match of each kind that the demo club has */
export async function memberPages(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const current = await (await request.get('/api/report/dashboard', { headers })).json();
  const past = await (await request.post('/api/game/past', { headers, data: {} })).json();
  const own = (current.games as Game[]).filter(({ userRole }) => userRole === 'OWNER');
  const kinds: Record<string, Game | undefined> = {
    waiting: own.find(({ status, invitee }) => status === 'CONFIRMED' && invitee.length > 1),
    choosing: own.find(({ action }) => action.includes('CONFIRMATION')),
    agreed: own.find(({ status, action }) => status === 'SCHEDULED' && action.includes('WITHDRAW')),
    partner: own.find(({ action }) => action.includes('PARTNER_SELECTION')),
    score: own.find(({ action }) => action.includes('SET_SCORE')),
    played: (past.games as Game[]).find(({ status }) => status === 'PLAYED'),
    canceled: (past.games as Game[]).find(({ status }) => status === 'CANCELED'),
  };
  const missing = Object.keys(kinds).filter((kind) => !kinds[kind]);
  expect(missing, 'kinds of matches the demo club has none of').toEqual([]);
  const games = Object.values(kinds).flatMap((game) => game?.id ?? []);
  const other = kinds.waiting?.invitee[0]?.user?.code ?? '';
  return [
    ...['/', '/?list', '/?month', '/?past', '/organise', '/friendsAndBalls', '/profile', '/profile/edit'],
    ...['/profile/success', '/upgradeAccount', '/ratingsAndRankings', '/ratingsAndRankings?tab=personal'],
    ...['/ratingsAndRankings?tab=technical', '/next', publicProfilePath(other), gameEditPath(games[0] ?? '')],
    ratingReceiptPath(kinds.played?.id ?? ''),
    ...['/clubs', '/club/new', clubPath(DEMO_SLUG)],
    ...['people', 'courts', 'settings'].map((tab) => `${clubPath(DEMO_SLUG)}?tab=${tab}`),
    ...games.map(gamePath),
  ];
}

/** Adds up how much of the page moves by itself while it loads (CLS); to be called before the first page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, what: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        const parts = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        shifts.what.push(`${entry.value.toFixed(3)}: ${parts.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Answers who the member is after everything else that a page asks for, as a busy server may: what differs for them must
 * not be drawn before. To be called before the first page.
 */
export async function answerMeLast(page: Page): Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    // A live stream never ends.
    if (!/\/api\/(me$|live)/.test(request.url())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.route('**/api/me', async (route) => {
    for (let quiet = 0; quiet < 10; quiet = asked.size > 0 ? 0 : quiet + 1) {
      await page.evaluate(drawn).catch(() => undefined);
    }
    await route.continue();
  });
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Below this, readers notice nothing; what Lighthouse calls good is five times as much. */
const MAX_SHIFT = 0.02;

/** Fails when the page has moved by itself since it was opened. */
export async function expectStill(page: Page, when: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { sum: number; what: string[] } }).shifts);
  expect(shifts.sum, `${when}\n${shifts.what.join('\n')}`).toBeLessThan(MAX_SHIFT);
}
