import type { BrowserContext } from '@playwright/test';

/** What browsers note beside: no page has done it wrong. */
const NOTES = [
  // A refusal, or no answer: tests check how a page deals with them.
  /^Failed to load resource/,
  // Files that the page no longer needs, because the next page is on its way: in Firefox typefaces, in WebKit all files.
  /^download failed .*status=2152398850/,
  /due to access control checks\.$/,
  // Before the first page Firefox keeps nothing, and tests have something put into its storage before each.
  /^The operation is insecure\.$/,
  // An empty style that Playwright adds to a page of Firefox before it takes a picture.
  /'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/,
  // WebKit does not know what it does not ask for.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
];

/** What no page may cause under any input: a refusal of its policy, and a drawing that differs from what came. */
const NEVER = /content security policy|blocked an inline style|hydrat|react error/i;

/**
 * Watches all pages of a context for faults that are not seen on the page: styles and scripts that the policy refuses (R-headers),
 * what React draws otherwise than the server has rendered it (R-rendered-pages).
 * @param isAll whether any other error counts as well
 * @returns what is found, as it comes
 */
export function watchFaults(context: BrowserContext, isAll: boolean): string[] {
  const faults: string[] = [];
  const note = (url: string | undefined, text: string, isError: boolean) => {
    const isFault = NEVER.test(text) || (isAll && isError);
    if (isFault && !NOTES.some((each) => each.test(text.trim()))) faults.push(`${url} ${text}`);
  };
  context.on('console', (message) => note(message.page()?.url(), message.text(), message.type() === 'error'));
  context.on('weberror', (error) => note(error.page()?.url(), error.error().message, true));
  return faults;
}
