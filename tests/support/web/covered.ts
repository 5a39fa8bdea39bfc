import { expect, type Page } from '@playwright/test';

/** Fails where something lies over the middle of a control that can be pressed, once that is scrolled into view (R-nothing-over). */
export async function expectNothingCovered(page: Page, when = ''): Promise<void> {
  const covered = await page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const modal = document.querySelector('dialog:modal');
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    /** Whether a press there hits the control: itself, or one of its labels. */
    const reaches = (control: Element, pressed: Element) =>
      control.contains(pressed) ||
      (control instanceof HTMLInputElement && [...(control.labels ?? [])].some((label) => label.contains(pressed)));
    const found: string[] = [];
    for (const control of (modal ?? document).querySelectorAll<HTMLElement>(controls)) {
      // An hour of the week that a match has taken lies below it; the keyboard offers it all the same.
      if (control.matches(':disabled, [aria-disabled=true], [data-hour]') || control.closest('[inert], svg')) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const [box] = control.getClientRects();
      // Of what is there for readers alone, or until it has the focus, nothing can be pressed.
      if (!box || box.width < 4 || box.height < 4 || box.bottom <= 0) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const pressed = document.elementFromPoint(x, y);
      if (!pressed || !reaches(control, pressed))
        found.push(
          `${nameOf(control)} lies below ${pressed ? nameOf(pressed) : 'nothing'} at ${Math.round(x)}, ${Math.round(y)}`,
        );
    }
    window.scrollTo(0, 0);
    return found;
  });
  expect(covered, when).toEqual([]);
}
