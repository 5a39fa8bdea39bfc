import { readFileSync, writeFileSync } from 'node:fs';
import { app, Menu, Tray } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { isRecord } from '../isRecord.ts';
import type { Text } from '../menu/text.ts';
import icon from './tray.png?asset';

/** The app behind its icon in the tray: where it goes on, and goes on telling, when its window is closed. */
export interface AppTray {
  /** Whether the person wants that. */
  isWanted(): boolean;
  want(wanted: boolean): void;
  /** Whether a window that is closed is to be hidden instead. */
  takesWindow(): boolean;
  /** From now on windows close for good: the app ends. */
  letGo(): void;
  /** Puts the icon up, or takes it away, with a menu in these words. */
  show(text: Text): void;
}

function readWish(file: string): boolean {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) && value.staysInTray === true;
  } catch {
    return false;
  }
}

/**
 * @param file where the wish is remembered
 * @param open shows the window
 */
export function createTray(file: string, open: () => void): AppTray {
  let isWanted = readWish(file);
  let isEnding = false;
  let tray: Tray | null = null;
  const letGo = () => {
    isEnding = true;
  };
  app.on('before-quit', letGo);

  return {
    isWanted: () => isWanted,
    want(wanted) {
      isWanted = wanted;
      try {
        writeFileSync(file, JSON.stringify({ staysInTray: wanted }), { mode: 0o600 });
      } catch {
        // A full disk: it holds until the app ends.
      }
    },
    takesWindow: () => isWanted && !isEnding,
    letGo,
    show(text) {
      // On macOS the Dock is where an app without a window is found.
      if (!isWanted || process.platform === 'darwin') {
        tray?.destroy();
        tray = null;
        return;
      }
      if (!tray) {
        tray = new Tray(icon);
        tray.setToolTip(BRAND.name);
        tray.on('click', open);
      }
      // Linux shows the menu on every click, so what a click does is in it too.
      const items = [
        { label: text('menu.openApp'), click: open },
        { label: text('menu.quit'), click: () => app.quit() },
      ];
      tray.setContextMenu(Menu.buildFromTemplate(items));
    },
  };
}
