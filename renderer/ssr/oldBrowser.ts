/**
 * @returns whether this browser is older than those the app is written for: Safari 16.4, Firefox 128 and Chromium 111
 *   (R-oldest-browser). The first two began with registered properties, the third with mixed colours
 */
export const isTooOld = (): boolean =>
  !('registerProperty' in CSS) || !CSS.supports('color', 'color-mix(in srgb, red, red)');

/** Shows the part for browsers without a script: the code failed to load, or this browser can't run it (R-form-answer). */
export function showWithoutScript(): void {
  document.documentElement.setAttribute('data-without-script', '');
  for (const hidden of Array.from(document.querySelectorAll('noscript'))) {
    const template = document.createElement('template');
    template.innerHTML = hidden.textContent ?? '';
    hidden.replaceWith(template.content);
  }
}
