import type { Page } from '@playwright/test';
import { enterAs, heading, inviteGuest } from '../support/web/invitation.ts';
import { expect, test } from '../support/web/test.ts';

test.use({
  hearsAll: true,
  colorScheme: 'dark',
  // What Firefox is to be is said before it starts.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = {
        ...launchOptions.firefoxUserPrefs,
        'layout.css.prefers-color-scheme.content-override': 0,
      };
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: 'worker' },
  ],
});

/** Below it nobody reads a word; how well each is read is checked in one engine (WCAG 2.2). */
const MIN_CONTRAST = 3;

/** @returns the page's ground, and words that stand out too little from what they are drawn on, where that is one colour */
const look = (page: Page) =>
  page.evaluate((least) => {
    const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;
    /** Any colour of style sheets as red, green, blue and how much of what is below shows through. */
    const read = (color: string) => {
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = color;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
    };
    const light = (color: string) => {
      const linear = (part: number) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      const [red, green, blue] = read(color).map((part) => linear(part / 255)) as [number, number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string | null => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return null;
      const [, , , solid] = read(backgroundColor);
      if (solid === 255) return backgroundColor;
      return solid === 0 ? groundOf(element.parentElement) : null;
    };
    const faint = [...document.querySelectorAll('main *')].flatMap((element) => {
      const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
      const { position, color } = getComputedStyle(element);
      const ground = groundOf(element);
      if (!words || !ground || position === 'absolute' || element.closest('svg, option, :disabled')) return [];
      if (!element.checkVisibility() || element.clientWidth === 1) return [];
      const [over, under] = [light(color), light(ground)].sort((one, other) => other - one) as [number, number];
      return (over + 0.05) / (under + 0.05) < least ? [`“${words.slice(0, 40)}” ${color} on ${ground}`] : [];
    });
    return { ground: light(getComputedStyle(document.body).backgroundColor), faint };
  }, MIN_CONTRAST);

test('pages are dark where the device is, and every word can be read', { tag: '@engines' }, async ({
  page,
  request,
}) => {
  const { path, owner, game } = await inviteGuest(request, { notes: 'Bring balls' });
  const expectDark = async (each: string) => {
    await page.goto(each);
    await expect(heading(page).first(), each).toBeVisible();
    await expect(page.locator('[aria-busy=true], [data-skeleton]'), each).toHaveCount(0);
    const { ground, faint } = await look(page);
    expect(ground, each).toBeLessThan(0.05);
    expect(faint, each).toEqual([]);
  };
  for (const each of [path, '/login', '/signupmail']) await expectDark(each);
  await enterAs(page, owner);
  for (const each of ['/', '/organise', `/game/${game.id}`, '/ratingsAndRankings', '/profile']) await expectDark(each);
});
