import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import type { Text } from '../menu/text.ts';
import {
  mayUpdate,
  offerUpdate,
  readUpdateFeed,
  type UpdateFeed,
  type UpdateQuestion,
  type UpdateSource,
} from './updates.ts';

function packagedFeed(): UpdateFeed | null {
  try {
    return readUpdateFeed(readFileSync(join(process.resourcesPath, 'app-update.yml'), 'utf8'));
  } catch {
    return null;
  }
}

async function packagedSource(beforeInstall: () => void): Promise<UpdateSource> {
  const { autoUpdater } = await import('electron-updater');
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.allowDowngrade = false;
  autoUpdater.logger = null;
  return {
    find: async () => {
      const found = await autoUpdater.checkForUpdates();
      return found?.isUpdateAvailable ? found.updateInfo.version : null;
    },
    download: async () => {
      await autoUpdater.downloadUpdate();
    },
    install: () => {
      beforeInstall();
      autoUpdater.quitAndInstall();
    },
  };
}

async function ask(text: Text, question: UpdateQuestion, version: string): Promise<boolean> {
  const [message, agree] =
    question === 'download'
      ? (['desktop.update.found', 'desktop.update.download'] as const)
      : (['desktop.update.ready', 'desktop.update.restart'] as const);
  const { response } = await dialog.showMessageBox({
    type: 'question',
    title: BRAND.name,
    message: text(message).replace('{{version}}', version),
    buttons: [text(agree), text('desktop.update.later')],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

/**
 * Offers a newer version where this package has an address for signed updates; elsewhere it does nothing at all.
 * @param words what it asks with
 * @param beforeInstall makes way for the end of the app: macOS closes its windows first
 */
export async function lookForUpdates(text: Text, beforeInstall: () => void): Promise<void> {
  if (!mayUpdate(packagedFeed(), app.isPackaged, process.platform)) return;
  await offerUpdate(await packagedSource(beforeInstall), (question, version) => ask(text, question, version));
}
