/** On what a session was opened, as its owner recognises it (R-sessions); product names, the same in every language. */
const BROWSERS = ['app', 'Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export type Browser = (typeof BROWSERS)[number];

const SYSTEMS = ['Windows', 'iPhone', 'iPad', 'macOS', 'Android', 'ChromeOS', 'Linux'] as const;
export type System = (typeof SYSTEMS)[number];

export interface Device {
  /** `app` is the desktop app; null is one we do not know. */
  browser: Browser | null;
  system: System | null;
}

/** The first that matches: most browsers also name those they descend from. */
const BROWSER_SIGNS: readonly [RegExp, Browser][] = [
  [/\bElectron\//, 'app'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEM_SIGNS: readonly [RegExp, System][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A user agent may be long; what identifies it is within this many characters. */
const READ_LENGTH = 400;

const firstSign = <T>(signs: readonly [RegExp, T][], text: string): T | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/** @param userAgent what a browser says it is, which may be false @returns the words that are stored */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, READ_LENGTH);
  return { browser: firstSign(BROWSER_SIGNS, text), system: firstSign(SYSTEM_SIGNS, text) };
}
