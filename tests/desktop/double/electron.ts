// The module `electron`, as the main process imports it.
import { app } from './app.ts';
import { BrowserWindowDouble, webContents } from './browserWindow.ts';
import { ipcMain } from './ipc.ts';
import { safeStorage } from './keyring.ts';
import { record, strict } from './strict.ts';
import { dialog, Menu, Notification, nativeImage, nativeTheme, protocol, screen, shell, Tray } from './system.ts';
import { session } from './webSession.ts';

const BrowserWindow = strict('BrowserWindow', BrowserWindowDouble);

/** For tests: everything the app has done to the system around it. */
export const sideEffects = record;

export {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeImage,
  nativeTheme,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  webContents,
};

process.on('SIGTERM', () => app.quit());
app.start().catch((error: unknown) => {
  console.error(error);
  process.exit(70);
});
