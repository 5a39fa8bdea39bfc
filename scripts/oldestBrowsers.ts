/** What the pages are built for; `renderer/ssr/oldBrowser.ts` turns older ones away (R-oldest-browser). */
export const OLDEST_BROWSERS = ['safari16.4', 'firefox128', 'chrome111'];
