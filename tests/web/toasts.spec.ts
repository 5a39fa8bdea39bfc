import type { Page } from '@playwright/test';
import { organiseAgainPath } from '../../shared/routes/paths.ts';
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
  isMobile,
}) => {
  test.skip(isMobile, 'what a phone shows of the form is full of fields');
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
test('that a match was copied is not said any more once it is sent', async ({ page }) => {
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
  await expect(toast).toHaveCount(0, { timeout: 2000 });
});
