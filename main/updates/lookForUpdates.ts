import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import type { TextKey } from '../../shared/locales/keys.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '../../shared/locales/languages.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import { mayUpdate, readUpdateFeed, type UpdateFeed } from './updateFeed.ts';
import { offerUpdate, type UpdateQuestion, type UpdateSource } from './updates.ts';

function packagedFeed(): UpdateFeed | null {
  try {
    return readUpdateFeed(readFileSync(join(process.resourcesPath, 'app-update.yml'), 'utf8'));
  } catch {
    return null;
  }
}

async function packagedSource(): Promise<UpdateSource> {
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
    install: () => autoUpdater.quitAndInstall(),
  };
}

async function ask(question: UpdateQuestion, version: string): Promise<boolean> {
  const texts = TEXTS[toLanguage(app.getLocale()) ?? DEFAULT_LANGUAGE];
  const say = (key: TextKey) => texts[key]?.replace('{{version}}', version) ?? key;
  const isDownload = question === 'download';
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: say(isDownload ? 'desktop.update.found' : 'desktop.update.ready'),
    buttons: [say(isDownload ? 'desktop.update.download' : 'desktop.update.restart'), say('desktop.update.later')],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

/** Offers a newer version where this package has an address for signed updates; elsewhere it does nothing at all. */
export async function lookForUpdates(): Promise<void> {
  if (!mayUpdate(packagedFeed(), app.isPackaged, process.platform)) return;
  await offerUpdate(await packagedSource(), ask);
}
