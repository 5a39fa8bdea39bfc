import { join } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import { BRAND } from '../shared/brand.ts';
import { readDeepLink } from '../shared/routes/deepLink.ts';
import { createLinkQueue, linkIn, listenForLinks } from './deepLinks/links.ts';
import { claimScheme } from './deepLinks/scheme.ts';
import { answerPage } from './ipc/answerPage.ts';
import { sendNews } from './ipc/handle.ts';
import { followRightClicks, showMenu, shownText, systemLanguage } from './menu/installMenu.ts';
import { createNoticeAnswers } from './notices/noticeAnswers.ts';
import { registerAppScheme, serveApp } from './protocol/serveApp.ts';
import { denyPermissions, guardDownloads, installGuards } from './security/guards.ts';
import { readServerOrigin } from './serverOrigin.ts';
import { lookForUpdates } from './updates/lookForUpdates.ts';
import { bringToFront, createMainWindow, loadApp } from './windows/mainWindow.ts';
import { createTray } from './windows/tray.ts';

/** Put in by the build: the server this app is made for, and where errors are reported to; empty for nowhere. */
declare const __SERVER_URL__: string;
declare const __SENTRY_DSN__: string;

// Before anything else, and before the app is ready.
if (__SENTRY_DSN__) (await import('./reports/reports.ts')).startReports(__SENTRY_DSN__);

/** The server the app was built for; only while it is developed does the environment name another (R-desktop-server). */
const configured = app.isPackaged ? __SERVER_URL__ : (process.env.CROSSCOURT_URL ?? __SERVER_URL__);
const serverOrigin = readServerOrigin(configured);
const scheme = app.isPackaged ? BRAND.desktopScheme : BRAND.desktopDevScheme;
const read = (link: string) => (serverOrigin ? readDeepLink(link, { scheme, serverOrigin }) : null);

const mainWindow = () => BrowserWindow.getAllWindows()[0] ?? null;
const links = createLinkQueue((path) => {
  const window = mainWindow();
  if (window) sendNews(window, 'links:open', path);
});

const inUserData = (name: string) => join(app.getPath('userData'), name);

const noticeAnswers = createNoticeAnswers((answer) => {
  const window = mainWindow();
  if (window) sendNews(window, 'notification:answered', answer);
});
/** Nobody listens to news until a page says so again. */
const pauseNews = () => {
  links.pause();
  noticeAnswers.pause();
};

async function openWindow(origin: string, isTaken: () => boolean): Promise<void> {
  const window = createMainWindow({ serverOrigin: origin, scheme }, inUserData('window.json'), isTaken);
  window.webContents.on('did-navigate', pauseNews);
  // On macOS the app lives on: what is opened then waits for the next window.
  window.on('closed', pauseNews);
  followRightClicks(window);
  await loadApp(window);
}

async function start(origin: string): Promise<void> {
  app.enableSandbox();
  registerAppScheme();
  installGuards(origin);
  const showPath = (path: string | null) => {
    if (path) links.offer(path);
    const window = mainWindow();
    if (window) bringToFront(window);
    else if (app.isReady()) void openWindow(origin, tray.takesWindow);
  };
  const tray = createTray(inUserData('tray.json'), () => showPath(null));
  listenForLinks(app, read, showPath);
  const first = linkIn(process.argv, read);
  if (first) links.offer(first);
  app.on('window-all-closed', () => {
    // On macOS an app lives on without windows.
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => showPath(null));

  await app.whenReady();
  claimScheme(app, scheme);
  denyPermissions();
  serveApp(join(import.meta.dirname, '../renderer'), origin);
  const menuOwner = { serverOrigin: origin, window: mainWindow, go: links.offer, tray };
  answerPage({ serverOrigin: origin, links, menuOwner, noticeAnswers, showPath });
  guardDownloads(origin);
  await showMenu(systemLanguage(), menuOwner);
  await openWindow(origin, tray.takesWindow);
  await lookForUpdates(shownText(), tray.letGo);
}

// The start is not awaited: Electron becomes ready only once this module has run to its end (electron#40719). Quitting
// takes a moment: nothing else may happen in it.
if (!app.requestSingleInstanceLock({ argv: process.argv })) app.quit();
else if (serverOrigin === null) {
  dialog.showErrorBox(BRAND.name, `CROSSCOURT_URL has to be an https address of a server: ${configured}`);
  app.quit();
} else void start(serverOrigin);
