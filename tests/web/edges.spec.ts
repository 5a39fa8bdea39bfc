import { memberPages, organiserSession } from '../support/web/pages.ts';
import { expect, test } from '../support/web/test.ts';

// Twenty pages and more, twice.

// R-page-edges
test('what a page shows begins and ends where the header does', { tag: '@wide' }, async ({
  page,
  request,
  isPhone,
}) => {
  test.skip(isPhone, 'a phone has one column');
  const token = await organiserSession(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  const paths = await memberPages(request, token);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
    for (const [width, room] of [
      [1440, 88],
      [1920, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const measure = () =>
        page.evaluate(() => {
          const inside = (element: Element | null | undefined) => {
            if (!element) return 0;
            return element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
          };
          const seen = [...document.querySelectorAll('#main :is(h1, h2, img, svg, button, a, section, header)')].filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
          );
          return {
            content: Math.min(...seen.map((element) => element.getBoundingClientRect().left)),
            header: inside(document.querySelector('header:has([href="#main"]) > div')),
          };
        });
      // A rendered profile gives way to the app's for those who are logged in: both are measured of the same page.
      const edge = (width - room * 16) / 2 + 28;
      const edges = async () => {
        const { content, header } = await measure();
        return { content: Math.abs(content - edge) <= 1 ? edge : content, header };
      };
      await expect.poll(edges, `${path} at ${width} px`).toEqual({ content: edge, header: edge });
    }
  }
});
