import type { Page } from '@playwright/test';
import { inviteGuest } from '../support/web/invitation.ts';
import { memberPages, organiserSession, VISITOR_PAGES } from '../support/web/pages.ts';
import { expect, test } from '../support/web/test.ts';

// R-forced-colors. Firefox has them too, and nothing that switches them on for a page.

/** What is pressed, selected, current or ticked, or can be. */
const STATES = '[aria-pressed], [aria-selected], [aria-current], input[type=checkbox], input[type=radio]';

/**
 * Numbers what has a state, each kind once, and what shows it: the label of an input, else itself.
 * @param seen kinds that other pages had, by their classes
 */
const numberNew = (page: Page, seen: readonly string[]) =>
  page.evaluate(
    ({ states, seen }) => {
      const known = new Set(seen);
      return [...document.querySelectorAll(states)].flatMap((element, number) => {
        const shown = element.closest('label') ?? element;
        const kind = [shown, element].map((each) => `${each.tagName}.${each.getAttribute('class')}`).join(' ');
        const { width, height } = shown.getBoundingClientRect();
        if (known.has(kind) || width < 4 || height < 4 || !shown.checkVisibility({ visibilityProperty: true }))
          return [];
        known.add(kind);
        element.setAttribute('data-number', `${number}`);
        shown.setAttribute('data-shown-number', `${number}`);
        return [{ number, kind }];
      });
    },
    { states: STATES, seen },
  );

/** @returns what a control looks like in one of its two states */
async function pictureOf(page: Page, number: number, isOn: boolean): Promise<Buffer> {
  await page.locator(`[data-number="${number}"]`).evaluate((element, on) => {
    if (element instanceof HTMLInputElement) element.checked = on;
    else if (element.matches('[aria-pressed]')) element.setAttribute('aria-pressed', `${on}`);
    else if (element.matches('[aria-selected]')) element.setAttribute('aria-selected', `${on}`);
    else element.setAttribute('aria-current', on ? 'page' : 'false');
  }, isOn);
  return page.locator(`[data-shown-number="${number}"]`).screenshot();
}

async function expectStatesSeen(page: Page, paths: readonly string[]): Promise<void> {
  const seen: string[] = [];
  const unseen: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('[aria-busy=true], [data-skeleton]'), path).toHaveCount(0);
    for (const { number, kind } of await numberNew(page, seen)) {
      seen.push(kind);
      const off = await pictureOf(page, number, false);
      if (off.equals(await pictureOf(page, number, true))) unseen.push(`${path}: ${kind}`);
    }
  }
  expect(unseen).toEqual([]);
}

test('visitors see what is chosen where the system chooses the colours', { tag: '@needs-devtools' }, async ({
  page,
  request,
}) => {
  const { path } = await inviteGuest(request);
  await expectStatesSeen(page, [path, ...VISITOR_PAGES]);
});

test('members see what is chosen where the system chooses the colours', { tag: '@needs-devtools' }, async ({
  page,
  request,
}) => {
  const token = await organiserSession(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await expectStatesSeen(page, await memberPages(request, token));
});
