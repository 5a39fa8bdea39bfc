import type { Locator, Page } from '@playwright/test';
import { gamePath } from '../../shared/routes/paths.ts';
import { newGame, newPlayer } from '../support/web/games.ts';
import { enterAs } from '../support/web/invitation.ts';
import { organiserSession } from '../support/web/pages.ts';
import { expect, expectNoSidewaysScroll, newAddress, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

const NARROW = { width: 360, height: 780 };
const LONG_LANGUAGES = ['de', 'fr', 'hu', 'pt'] as const;

async function enterAsOrganiser(page: Page): Promise<void> {
  const token = await organiserSession(page.request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
}

/** @returns where each of the elements begins from above, in whole pixels */
const topsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));

for (const language of LONG_LANGUAGES) {
  test(`a narrow phone has what belongs together in one line, and nothing in the gutter, in ${language}`, async ({
    page,
  }) => {
    const t = words(language);
    await enterAsOrganiser(page);
    await page.setViewportSize(NARROW);
    await page.goto(`/?lang=${language}`);
    // R-moves: three answers about a match that was played.
    const won = page.getByRole('button', { name: t('move.won'), exact: true }).first();
    await expect(won).toBeVisible();
    const tops = await topsOf(won.locator('xpath=..').getByRole('button'));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    // R-footer
    const right = await page
      .getByRole('contentinfo')
      .locator('p')
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        return range.getBoundingClientRect().right;
      });
    expect(right).toBeLessThanOrEqual(NARROW.width - 16);
    for (const tab of ['list', 'past']) {
      await page.goto(`/?${tab}&lang=${language}`);
      if (tab === 'past') await page.getByRole('button', { name: t('past.search') }).click();
      const labels = page.locator('label', {
        hasText: new RegExp(`^(${t('dashboard.search')}|${t('dashboard.order')})$`),
      });
      await expect(labels).toHaveCount(2);
      expect(new Set(await topsOf(labels)).size, tab).toBe(1);
    }
  });
}

test.describe('where the clock is the venue’s', () => {
  test.use({ timezoneId: 'Europe/Brussels' });

  // R-list-rows
  test('a row of the list has what waits as one word at its end, and is four lines high at most', async ({ page }) => {
    await enterAsOrganiser(page);
    await page.setViewportSize(NARROW);
    for (const language of LONG_LANGUAGES) {
      await page.goto(`/?list&lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const rows = page.locator('#main [aria-posinset]');
      await expect(
        rows.filter({ has: page.getByRole('button', { name: words(language)('score.enter') }) }),
      ).not.toHaveCount(0);
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(4);
      expect(Math.max(...heights), language).toBeLessThan(100);
    }
  });
});

test('chips of a phone are one line that scrolls by itself, none in the middle of a word', async ({ page }) => {
  await enterAsOrganiser(page);
  await page.goto('/?past&lang=en');
  const chips = page.getByRole('group', { name: words('en')('past.sport') }).locator('label');
  await expect(chips.first()).toBeVisible();
  expect(await chips.count()).toBeGreaterThan(3);
  const cut = await chips.evaluateAll((all) => all.filter((chip) => chip.scrollWidth > chip.clientWidth));
  expect(cut).toEqual([]);
  expect(new Set(await topsOf(chips)).size).toBe(1);
  await expectNoSidewaysScroll(page, 'chips');
  await chips.last().click();
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
  // The year, the chips and the search leave the first month on the first screen.
  const first = page.getByRole('region', { name: 'Past matches' }).getByRole('heading', { level: 2 }).first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(400);
});

// R-moves
test('cards of a wide window hold their answers in every language', { tag: '@wide' }, async ({ page }) => {
  await enterAsOrganiser(page);
  for (const language of ['de', 'hu'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('button', { name: words(language)('move.won'), exact: true }).first()).toBeVisible();
    const over = await page.locator('[data-move]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const end = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
        return [...card.querySelectorAll('button, label, p')]
          .filter((part) => part.getBoundingClientRect().right > end + 1)
          .map(({ textContent }) => textContent);
      }),
    );
    expect(over, language).toEqual([]);
  }
});

// R-week-board
test('a block of the week cuts nobody’s name', { tag: '@wide' }, async ({ page }) => {
  await enterAsOrganiser(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?lang=en');
  const names = page.locator('main li > a > b');
  await expect(names.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollHeight > name.clientHeight + 1).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

// R-own-match-page, R-address-lines
test('a match that waits calls its organiser "You", shows whom it has asked, and breaks addresses behind punctuation', async ({
  page,
  request,
}) => {
  const olga = await newPlayer(request, 'Olga');
  const contactList = ['Gil', 'Hal'].map((firstName) => ({
    firstName,
    lastName: 'Guest',
    email: newAddress(`${firstName}.with.a.name.as.long.as.some.are`.toLowerCase()),
  }));
  const game = await newGame(request, olga, { contactList });
  await enterAs(page, olga);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${gamePath(game.id)}?lang=en`);
  const face = page.getByRole('main').locator('header').first();
  await expect(face.getByText('You', { exact: true })).toBeVisible();
  await expect(face.getByText('Olga').filter({ visible: true })).toHaveCount(0);
  await expect(face.getByText('0 of 2 have answered')).toBeVisible();
  await page.locator('summary', { hasText: 'Players and guests' }).click();
  const lines = await page.locator('small', { hasText: contactList[0]?.email }).evaluate((address) => {
    const range = document.createRange();
    const found = new Map<number, string>();
    const walker = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        found.set(top, (found.get(top) ?? '') + (node.nodeValue ?? '')[at]);
      }
    return [...found.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[.@-]$/);
});

// R-banner
test('a wide log-in has a ticket below its court, the sign-up too, and its people stand on both', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/login', '/signupmail']) {
    await page.goto(`${path}?lang=en`);
    const ticket = page.getByText(words('en')('banner.ticket'));
    await expect(ticket).toBeVisible();
    const [player, below] = [await page.getByText('Nora 4.9').boundingBox(), await ticket.boundingBox()];
    expect((player?.y ?? 0) + (player?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(words('en')('banner.ticket'))).toBeHidden();
});

// R-footer
test('the footer of a phone is three lines, and the list of languages opens inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login?lang=en');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(80);
  await expect(footer.locator('summary')).toHaveAccessibleName(words('en')('footer.language', { name: 'English' }));
  await footer.locator('summary').click();
  const list = await footer
    .getByRole('navigation', { name: words('en')('footer.languages') })
    .locator('ul')
    .boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(16);
  expect((list?.x ?? 390) + (list?.width ?? 0)).toBeLessThanOrEqual(374);
});

// R-off
test('a field and a button that are off look alike, and neither like one that is on', async ({ page }) => {
  const lookOf = (control: Locator) =>
    control.evaluate((element) => {
      const { backgroundColor, borderTopColor, color, opacity } = getComputedStyle(element);
      return { backgroundColor, borderTopColor, color, opacity };
    });
  const t = words('en');
  await page.goto('/signupmail?lang=en');
  const field = await lookOf(page.getByLabel(t('signUp.repeat'), { exact: true }));
  expect(field.backgroundColor).not.toBe((await lookOf(page.getByLabel(t('signIn.email')))).backgroundColor);
  await page.goto('/forgottenpassword?lang=en');
  expect(await lookOf(page.getByRole('button', { name: t('forgotten.submit') }))).toEqual(field);
});

// R-log-in-form
test('what to do without a password stands in the line of its label, and after it for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  for (const language of LONG_LANGUAGES) {
    const t = words(language);
    await page.goto(`/signinmail?lang=${language}`);
    const password = page.getByLabel(t('signIn.password'), { exact: true });
    const forgotten = page.getByRole('link', { name: t('signIn.forgot') });
    const bottoms = [page.getByText(t('signIn.password'), { exact: true }), forgotten].map(async (text) => {
      const box = await text.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    });
    const [label = 0, link = 0] = await Promise.all(bottoms);
    expect(Math.abs(label - link), language).toBeLessThan(6);
    expect((await forgotten.boundingBox())?.y, language).toBeLessThan((await password.boundingBox())?.y ?? 0);
    await password.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(forgotten).toBeFocused();
  }
});

// R-quick-start
test('the quick start ends with the first step: for a visitor the sign-up, for a player a match', async ({ page }) => {
  const t = words('en');
  const main = page.getByRole('main');
  await page.goto('/quickstart?lang=en');
  await expect(main.getByRole('link', { name: t('login.signUp') })).toHaveAttribute('href', '/signupsocial');
  await enterAsOrganiser(page);
  await page.goto('/quickstart?lang=en');
  await expect(main.getByRole('link', { name: t('dashboard.organise') })).toHaveAttribute('href', '/organise');
});
