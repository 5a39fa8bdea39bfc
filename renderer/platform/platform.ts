import type { Language } from '../../shared/locales/languages.ts';

/** Keeps the session's token (R-session-web, R-desktop-session). */
export interface SessionVault {
  load(): Promise<string | null>;
  /** Keeps the token, or forgets it for null. */
  save(token: string | null): Promise<void>;
  /** Called when another window logs in or out. */
  onChange(listener: (token: string | null) => void): void;
}

/** A few words kept on this device between visits, such as the language. */
export interface Memory {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

/** The differences of the web and the desktop. Nothing else of the renderer asks where it runs. */
export interface Platform {
  /** Origin of the server; empty when the page came from it. */
  serverOrigin: string;
  session: SessionVault;
  memory: Memory;
  /** Like `memory`, but gone with the window: tokens of invitations. */
  visit: Memory;
  /** The language that the server kept on this device, for people who left before a script did; null if it kept none. */
  keptLanguage: () => string | null;
  /** Keeps the language somebody has chosen where the server learns it with every page. */
  keepLanguage: (language: Language) => void;
  /** Whether there may be a desktop app to go on in: a real pointer, and this is not that app already. */
  offersDesktop: boolean;
  /** Whether changes are followed while nobody looks at the window: the system tells the news. */
  followsHidden: boolean;
  /** This browser's question before it installs the app: null if it asks nothing (R-install-offer). */
  installPrompt: () => InstallPrompt | null;
  /** The system's browser, where log-in elsewhere and payment go on; null where the page is in a browser already. */
  browser: OtherBrowser | null;
}

/** The browser's own question whether to install the app, which it lets a page ask once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export interface OtherBrowser {
  /** The scheme of links back from there, without a colon. */
  scheme: string;
  /** @param path of a page of the server */
  open(path: string): void;
}
