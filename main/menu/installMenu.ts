import { app, type BrowserWindow, Menu, shell } from 'electron';
import { type Language, toLanguage } from '../../shared/locales/languages.ts';
import { openExternal } from '../security/externalLinks.ts';
import type { AppTray } from '../windows/tray.ts';
import { contextMenu, spellings } from './contextMenu.ts';
import { menuTemplate } from './menuTemplate.ts';
import { loadText, type Text } from './text.ts';

/** @returns the first language of the system that the app speaks, else English */
export function systemLanguage(): Language {
  const spoken = app.getPreferredSystemLanguages().map((tag) => toLanguage(tag));
  return spoken.find((language) => language !== null) ?? 'en';
}

export interface MenuOwner {
  serverOrigin: string;
  window: () => BrowserWindow | null;
  go: (path: string) => void;
  tray: AppTray;
}

let text: Text = (key) => key;

/** @returns the texts in the language shown */
export const shownText = (): Text => text;

/** Puts the application menu up in a language, and checks the spelling of notes in it. */
export async function showMenu(language: Language, { serverOrigin, window, go, tray }: MenuOwner): Promise<void> {
  text = await loadText(language);
  const template = menuTemplate({
    text,
    isMac: process.platform === 'darwin',
    isPackaged: app.isPackaged,
    go,
    print: () => window()?.webContents.print({ printBackground: true }),
    openInBrowser: () => openExternal(serverOrigin, serverOrigin, (address) => void shell.openExternal(address)),
    staysInTray: tray.isWanted(),
    stayInTray: (wanted) => {
      tray.want(wanted);
      tray.show(text);
    },
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  tray.show(text);
  const session = window()?.webContents.session;
  // macOS finds the language out by itself.
  if (!session || process.platform === 'darwin') return;
  session.setSpellCheckerLanguages(spellings(language, app.getLocale(), session.availableSpellCheckerLanguages));
}

/** Opens the menu of a right click. */
export function followRightClicks(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, clicked) => {
    const template = contextMenu(clicked, {
      text,
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => webContents.session.addWordToSpellCheckerDictionary(word),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
}
