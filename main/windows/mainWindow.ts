import { join } from 'node:path';
import { BrowserWindow } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { SERVER_ORIGIN_ARGUMENT } from '../../shared/ipc/desktop.ts';

/** The one window, every security switch written out. */
export async function openMainWindow(serverOrigin: string): Promise<BrowserWindow> {
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
    },
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(`${BRAND.desktopOrigin}/`);
  return window;
}
