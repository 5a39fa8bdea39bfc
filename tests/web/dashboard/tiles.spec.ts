import { LANGUAGES } from '../../../shared/locales/languages.ts';
import { organiserSession } from '../../support/web/pages.ts';
import { expect, test } from '../../support/web/test.ts';

// R-rankings-screen
test('on a tile of one’s own level the record and the question why stay apart, in every language', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  const token = await organiserSession(page.request);
  await page.addInitScript((kept) => sessionStorage.setItem('crosscourt.session', kept), token);
  await page.route('**/api/skill/technical/allsports', async (route) => {
    const response = await route.fetch();
    const skills = await response.json();
    await route.fulfill({ response, json: skills.map((skill: object) => ({ ...skill, wins: 12, loses: 10 })) });
  });
  for (const language of LANGUAGES) {
    await page.goto(`/ratingsAndRankings?lang=${language}`);
    await expect(page.locator('[data-sport]').first()).toBeVisible();
    for (const width of isMobile ? [320, 390] : [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator('li:has(> [data-sport])').evaluateAll((tiles) => {
        const textBox = (element: Element | null | undefined) => {
          const range = document.createRange();
          range.selectNodeContents(element ?? document.body);
          return [...range.getClientRects()];
        };
        return tiles.flatMap((tile) => {
          const [sport, why] = tile.querySelectorAll('a');
          const [asked] = textBox(why?.firstChild as Element);
          if (!asked) return [];
          return textBox(sport?.lastElementChild).flatMap((line) =>
            line.bottom > asked.top && line.top < asked.bottom ? [asked.left - line.right] : [],
          );
        });
      });
      expect(gaps.length, `${language} ${width}`).toBeGreaterThan(0);
      expect(Math.min(...gaps), `${language} ${width}`).toBeGreaterThanOrEqual(8);
    }
  }
});
