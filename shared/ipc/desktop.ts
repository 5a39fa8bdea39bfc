import type { Language } from '../locales/languages.ts';

/** A session as the desktop app stores it. */
export interface KeptSession {
  token: string | null;
  /** Whether it outlives the app: false where the system has no safe storage for it (R-desktop-session). */
  persisted: boolean;
}

/** All calls from the page to the main process: input and output. */
export interface DesktopCalls {
  'session:load': { input: null; output: KeptSession };
  /** Stores the token, or deletes the stored one for null. */
  'session:save': { input: string | null; output: { persisted: boolean } };
  /** The page listens to `links:open` from now on; returns the path of a link that waits for it. */
  'links:ready': { input: null; output: string | null };
  /** The page is shown in this language, which the menu follows. Returns the menus' titles if the page shows them. */
  'language:shown': { input: Language; output: string[] };
  /** Opens one of these menus. */
  'menu:open': { input: MenuSpot; output: null };
  /** How many matches wait for this person: a number on the app's icon, where the system supports that. */
  'badge:set': { input: number; output: null };
  'notification:show': { input: Notice; output: null };
  /** The page listens to `notification:answered` from now on. */
  'notification:ready': { input: null; output: null };
  /** Brings the window to the front and shows this page of the app in it. */
  'page:show': { input: string; output: null };
  /** Stores what to show when there is no network at the next start, or deletes it for null. */
  'matches:keep': { input: string | null; output: null };
  'matches:last': { input: null; output: string | null };
}

/** Something that needs this person, shown by the system while the window is not in front. */
export interface Notice {
  title: string;
  body: string;
  /** Path of the page that a click on it leads to. */
  path: string;
  /** A small PNG as a data URL. */
  picture: string | null;
  /** The buttons on it, where the system supports them. */
  answers: { about: string; labels: string[] } | null;
}

/** The button that was pressed on a notice. */
export interface NoticeAnswer {
  /** From the notice: only the page knows what it means. */
  about: string;
  path: string;
  /** The number of its label, from 0. */
  pressed: number;
}

/** A menu of the application menu, from 0, and where in the window it opens, in pixels of the page. */
export interface MenuSpot {
  menu: number;
  x: number;
  y: number;
}

export type CallName = keyof DesktopCalls;
export type InputOf<Name extends CallName> = DesktopCalls[Name]['input'];
export type OutputOf<Name extends CallName> = DesktopCalls[Name]['output'];

/** Messages from the main process to the page. */
export interface DesktopNews {
  /** A link has been opened: the path of its page. */
  'links:open': string;
  'notification:answered': NoticeAnswer;
}

export type NewsName = keyof DesktopNews;

/** What the preload script offers to the page as `window.desktop`: verbs, no channels. */
export interface DesktopBridge {
  /** Origin of the server this app talks to. */
  serverOrigin: string;
  /** The scheme of links into this app, without a colon. */
  scheme: string;
  session: {
    load(): Promise<KeptSession>;
    save(token: string | null): Promise<{ persisted: boolean }>;
  };
  links: {
    /**
     * Takes links from now on.
     * @param listener gets the path of each link that is opened later
     * @returns the path of the one that was opened before, if any
     */
    take(listener: (path: string) => void): Promise<string | null>;
  };
  /** @returns the titles of the menus that the page shows itself; none where the system shows them */
  showLanguage(language: Language): Promise<string[]>;
  openMenu(spot: MenuSpot): Promise<null>;
  setBadge(count: number): Promise<null>;
  notify(notice: Notice): Promise<null>;
  /** @param listener gets what is pressed on notices from now on */
  takeAnswers(listener: (answer: NoticeAnswer) => void): Promise<null>;
  showPage(path: string): Promise<null>;
  matches: {
    keep(matches: string | null): Promise<null>;
    last(): Promise<string | null>;
  };
}

/** The arguments with which the main process gives the preload script the server's origin, and the app's scheme. */
export const SERVER_ORIGIN_ARGUMENT = '--crosscourt-server-origin=';
export const SCHEME_ARGUMENT = '--crosscourt-scheme=';
