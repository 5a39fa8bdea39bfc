import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { SCHEME_ARGUMENT, SERVER_ORIGIN_ARGUMENT } from '../../shared/ipc/desktop.ts';
import type { LinkDeps } from '../../shared/routes/deepLink.ts';
import { followTheme, titleBar } from './titleBar.ts';
import { boundsOnScreen, readWindowState, SMALLEST, writeWindowState } from './windowState.ts';

/**
 * The one window, every security switch written out.
 * @param deps where the page's server is, and which links lead into the app
 * @param stateFile where its size and place are remembered
 * @param isTaken whether closing it leaves it in the background
 */
export function createMainWindow(deps: LinkDeps, stateFile: string, isTaken: () => boolean): BrowserWindow {
  const left = readWindowState(stateFile);
  const screens = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...boundsOnScreen(left, screens),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: BRAND.name,
    ...titleBar(),
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      additionalArguments: [`${SERVER_ORIGIN_ARGUMENT}${deps.serverOrigin}`, `${SCHEME_ARGUMENT}${deps.scheme}`],
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
  followTheme(window);
  window.once('ready-to-show', () => {
    if (left?.maximized) window.maximize();
    window.show();
  });
  window.on('close', (event) => {
    writeWindowState(stateFile, { bounds: window.getNormalBounds(), maximized: window.isMaximized() });
    if (!isTaken()) return;
    event.preventDefault();
    window.hide();
  });
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
