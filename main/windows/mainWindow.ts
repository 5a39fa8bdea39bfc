import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { SERVER_ORIGIN_ARGUMENT } from '../../shared/ipc/desktop.ts';

/** The one window, every security switch written out. */
export function createMainWindow(serverOrigin: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    minWidth: 360,
    minHeight: 560,
    show: false,
    title: BRAND.name,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      additionalArguments: [`${SERVER_ORIGIN_ARGUMENT}${serverOrigin}`],
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      devTools: !app.isPackaged,
      // A middle click would open windows of its own.
      disableBlinkFeatures: 'Auxclick',
    },
  });
  window.once('ready-to-show', () => window.show());
  return window;
}

/** Loads the app's first page; one that is closed meanwhile is no fault. */
export async function loadApp(window: BrowserWindow): Promise<void> {
  await window.loadURL(`${BRAND.desktopOrigin}/`).catch((error: unknown) => {
    if (!window.isDestroyed()) throw error;
  });
}

/** Brings a window to the front, from wherever it is. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
