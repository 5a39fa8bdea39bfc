import type { Page } from '@playwright/test';
import { organiseAgainPath } from '../../shared/routes/paths.ts';
import { LOOK_MS } from '../support/patience.ts';
import { newGame, newPlayer } from '../support/web/games.ts';
import { enterAs } from '../support/web/invitation.ts';
import { expect, newAddress, test } from '../support/web/test.ts';

/** What can be pressed and lies below a toast. */
const covered = (page: Page): Promise<string[]> =>
  page
    .locator('.Toastify__toast')
    .first()
    .evaluate((toast) => {
      const over = toast.getBoundingClientRect();
      const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
      return [...controls]
        .filter((control) => !control.closest('.Toastify') && control.checkVisibility())
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return left < over.right && over.left < right && top < over.bottom && over.top < bottom;
        })
        .map((control) => control.textContent ?? control.tagName);
    });

// R-toasts
test('a toast lies over nothing that can be pressed, wherever that stands', { tag: '@wide' }, async ({
  page,
  isPhone,
}) => {
  test.skip(isPhone, 'what a phone shows of the form is full of fields');
  const [owner, other] = [await newPlayer(page.request, 'Olga'), await newPlayer(page.request, 'Otto')];
  const { id } = await newGame(page.request, other);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, owner);
  // That it cannot be copied is said until it is closed.
  await page.goto(organiseAgainPath(id));
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  const send = page.getByRole('button', { name: /^(Send|Publish)/ });
  const { y, height } = (await send.boundingBox()) ?? { y: 0, height: 0 };
  await page.setViewportSize({ width: 1280, height: Math.round(y + height + 24) });
  await expect.poll(() => covered(page)).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => covered(page)).toEqual([]);
  await expect(toast).toBeInViewport({ ratio: 1 });
});

// R-toasts
test('that a match was copied is not said any more once it is sent', {
  tag: '@needs-devtools',
}, async ({ page }) => {
  const owner = await newPlayer(page.request, 'Olga');
  const guest = { firstName: 'Gil', lastName: 'Guest', email: newAddress('gil') };
  const { id } = await newGame(page.request, owner, { contactList: [guest] });
  await enterAs(page, owner);
  await page.goto(organiseAgainPath(id));
  const toast = page.locator('.Toastify__toast', { hasText: 'Copied from your earlier match.' });
  await expect(toast).toBeVisible();
  // Its time does not run below the pointer.
  await toast.hover();
  await page.getByRole('button', { name: /^(Send|Publish)/ }).press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  await expect(toast).toHaveCount(0);
});

/** @returns what a press on the middle of each control of a bar under the thumb would hit instead of the control */
const underToast = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tabs] a, [data-bar] button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((control) => control.textContent ?? ''),
  );

/** Opens a toast that stays until it is closed, on the page of friends. */
async function keepToast(page: Page): Promise<void> {
  const file = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('Name') };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the addresses' }).click();
  await expect(page.locator('.Toastify__toast')).toBeVisible();
}

/** Draws a finger over the screen. */
async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: from.x + by * part, y: from.y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

// R-toasts
test('on a phone a toast is a card above what is under the thumb, on every page; a press or a swipe closes it', {
  tag: '@needs-touch',
}, async ({ page }) => {
  await enterAs(page, await newPlayer(page.request, 'Olga'));
  const toast = page.locator('.Toastify__toast');
  await page.goto('/friendsAndBalls');
  await keepToast(page);
  const tabs = page.locator('[data-tabs]');
  // Where there are no tabs something is sent: back is the way on.
  for (const tab of ['Matches', 'Rankings', 'Organise', 'Profile']) {
    await tabs.getByRole('link', { name: tab }).tap();
    await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
    await expect(toast).toBeVisible();
    await expect.poll(() => underToast(page), tab).toEqual([]);
    if (tab === 'Organise') await page.goBack();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => underToast(page)).toEqual([]);
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(8);
  expect(x + width).toBeLessThanOrEqual(312);
  expect(y + height).toBeLessThanOrEqual(((await tabs.boundingBox())?.y ?? 0) - 8);
  await toast.tap({ position: { x: 20, y: 20 } });
  await expect(toast).toHaveCount(0);

  await page.goto('/friendsAndBalls');
  await keepToast(page);
  // The last touch: the browser takes a tap on what still glides for the end of that. The card may have moved out of the way
  // below the finger.
  await expect(async () => {
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await swipe(page, { x: box.x + 40, y: box.y + box.height / 2 }, 180);
    await expect(toast).toHaveCount(0, { timeout: LOOK_MS });
  }).toPass();
});
