import type { Page } from '@playwright/test';
import type { Language } from '../../shared/locales/languages.ts';
import { newPlayer } from '../support/web/games.ts';
import { inviteGuest } from '../support/web/invitation.ts';
import {
  answerMeLast,
  expectStill,
  memberPages,
  organiserSession,
  VISITOR_PAGES,
  watchShifts,
} from '../support/web/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/web/test.ts';
import { expectWholeWords } from '../support/web/wholeWords.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

interface View {
  language: Language;
  size: typeof PHONE;
  /** The first is checked in full, the other one for its colours. */
  themes: readonly ('light' | 'dark')[];
}

/** German has the longest words, Hungarian letters of its own. */
const VIEWS: readonly View[] = [
  { language: 'en', size: PHONE, themes: ['light', 'dark'] },
  { language: 'de', size: WIDE, themes: ['dark', 'light'] },
  { language: 'hu', size: PHONE, themes: ['dark'] },
];

// Twenty pages and more in one visit.

/** Opens a page anew, and waits until everything on it is there. */
async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
  await expect(page.getByRole('contentinfo'), path).toBeVisible();
}

/** iPhones enlarge a page for a field whose text is smaller, and leave it so. */
async function expectNoZoom(page: Page, path: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );
  expect(small, path).toEqual([]);
}

async function expectGood(page: Page, paths: readonly string[], { language, size, themes }: View): Promise<void> {
  await watchShifts(page);
  for (const path of paths) {
    await page.setViewportSize(size);
    // Colours on their way from one theme to the other would be measured half-way.
    await page.emulateMedia({ colorScheme: themes[0] ?? 'light', reducedMotion: 'reduce' });
    await open(page, path, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectStill(page, path);
    await expectNoSidewaysScroll(page, path);
    await expectAccessible(page, path);
    await expectWholeWords(page, path);
    for (const colorScheme of themes.slice(1)) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${path}, ${colorScheme}`, ['color-contrast']);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, `${path}, 320 px`);
    await expectWholeWords(page, `${path}, 320 px`);
    await expectNoZoom(page, path);
  }
}

for (const view of VIEWS) {
  const seen = `in ${view.language}, ${view.size.width} px wide, ${view.themes.join(' and ')}`;

  test(`every page of visitors is accessible, still and fits, ${seen}`, async ({ page, request }) => {
    const { path } = await inviteGuest(request);
    await expectGood(page, [...VISITOR_PAGES, path], view);
  });

  test(`every page of a member is accessible, still and fits, ${seen}`, async ({ page, request }) => {
    const token = await organiserSession(request);
    await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
    await expectGood(page, await memberPages(request, token), view);
  });
}

test('a played match and its receipt are drawn once, for who looks at them', async ({ page, request }) => {
  const token = await organiserSession(request);
  const paths = (await memberPages(request, token)).filter((path) => /^\/(game|ratings\/receipt)\//.test(path));
  expect(paths.length).toBeGreaterThan(1);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await watchShifts(page);
  await answerMeLast(page);
  for (const path of paths) {
    await open(page, path, 'hu');
    await expectStill(page, path);
  }
});

/** Milliseconds each answer takes longer: enough for what stands in while something loads to be drawn. */
const LATENCY = 60;

test('nothing moves by itself for a guest or a newcomer on a slow connection', { tag: '@needs-devtools' }, async ({
  page,
  request,
}) => {
  const { path } = await inviteGuest(request);
  const newcomer = await newPlayer(request, 'Nora');
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', slow);
  await watchShifts(page);
  for (const visited of [path, '/login', '/signupmail', `/publicProfile/${newcomer.code}`]) {
    await open(page, visited, 'en');
    await expectStill(page, visited);
  }
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), newcomer.token);
  for (const visited of ['/', '/?list', '/organise', '/ratingsAndRankings', '/friendsAndBalls', '/profile']) {
    await open(page, visited, 'en');
    await expectStill(page, visited);
  }
  // A person who has played before: the proposed match has levels, on the narrowest court.
  await page.addInitScript(
    (value) => sessionStorage.setItem('crosscourt.session', value),
    await organiserSession(request),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/organise', 'hu');
  await expectStill(page, '/organise in Hungarian, 320 px');
});
