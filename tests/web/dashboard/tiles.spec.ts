import { LANGUAGES } from '../../../shared/locales/languages.ts';
import { organiserSession } from '../../support/web/pages.ts';
import { expect, test } from '../../support/web/test.ts';

// R-rankings-screen
test('the tiles of one’s own levels are one row of 96 px whose words fit, in every language; the record stands with the rankings', {
  tag: '@wide',
}, async ({ page, isPhone }) => {
  const token = await organiserSession(page.request);
  await page.addInitScript((kept) => sessionStorage.setItem('crosscourt.session', kept), token);
  await page.route('**/api/skill/technical/allsports', async (route) => {
    const response = await route.fetch();
    const skills = await response.json();
    const json = skills.map((skill: object) => ({ ...skill, wins: 12, loses: 10, provisional: true }));
    await route.fulfill({ response, json });
  });
  for (const language of LANGUAGES) {
    await page.goto(`/ratingsAndRankings?lang=${language}`);
    const tiles = page.locator('li > [data-sport]');
    await expect(tiles.first()).toBeVisible();
    // The record and the question why: side by side, but on the narrowest phone.
    const record = page.locator('section p').filter({ hasText: '12' }).filter({ hasText: '10' }).first();
    await expect(record).toBeVisible();
    for (const width of isPhone ? [320, 390] : [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await tiles.evaluateAll((all) =>
        all.map((tile) => {
          const { top, height } = tile.getBoundingClientRect();
          return { top, height, cut: [...tile.children].some((line) => line.scrollWidth > line.clientWidth + 1) };
        }),
      );
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `${language} ${width}`).toBe(1);
      for (const { height, cut } of boxes) expect([height, cut], `${language} ${width}`).toEqual([96, false]);
      const height = await record.evaluate((element) => element.getBoundingClientRect().height);
      expect(height, `${language} ${width}`).toBeLessThan(width < 390 ? 60 : 32);
    }
  }
});
