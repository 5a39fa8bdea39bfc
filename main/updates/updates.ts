/** What the app needs of electron-updater. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; updateInfo: { version: string } } | null>;
  downloadUpdate(): Promise<unknown>;
}

/**
 * @returns whether an update could be trusted: Linux packages carry no signature of a publisher, so whoever holds the
 * feed could run anything there
 */
export function mayUpdate(isPackaged: boolean, platform: NodeJS.Platform): boolean {
  return isPackaged && (platform === 'darwin' || platform === 'win32');
}

/**
 * Looks once for a newer version; it is fetched only when the person says so, and installed when the app is closed.
 * Never fails: an app without the newest version works.
 */
export async function offerUpdate(updater: Updater, ask: (version: string) => Promise<boolean>): Promise<void> {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  try {
    const found = await updater.checkForUpdates();
    if (found?.isUpdateAvailable && (await ask(found.updateInfo.version))) await updater.downloadUpdate();
  } catch {
    // Offline, or a feed that is gone: the next start looks again.
  }
}
