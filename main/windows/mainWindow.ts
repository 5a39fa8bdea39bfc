import { join } from 'node:path';
import { app, BrowserWindow, type BrowserWindowConstructorOptions, screen } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { SCHEME_ARGUMENT, SERVER_ORIGIN_ARGUMENT } from '../../shared/ipc/desktop.ts';
import type { LinkDeps } from '../../shared/routes/deepLink.ts';
import { boundsOnScreen, readWindowState, SMALLEST, writeWindowState } from './windowState.ts';

/**
 * The page's header is the title bar, with the system's lights in it: macOS has its menu elsewhere. Other systems show the
 * menu in the frame, and keep it.
 */
const HEADER_AS_TITLE: BrowserWindowConstructorOptions = {
  titleBarStyle: 'hiddenInset',
  // Tells the page where the lights end: env(titlebar-area-x).
  titleBarOverlay: { height: 56 },
};

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
    ...(process.platform === 'darwin' ? HEADER_AS_TITLE : {}),
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
