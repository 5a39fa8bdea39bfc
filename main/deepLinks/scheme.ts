import { resolve } from 'node:path';
import type { App } from 'electron';

/**
 * Makes this app the one that opens links of its scheme. Installed apps are registered by their installer too; an app
 * that is being worked on has a scheme of its own and is started by Electron with its folder.
 */
export function claimScheme(app: App, scheme: string): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(scheme);
  else app.setAsDefaultProtocolClient(scheme, process.execPath, [resolve(app.getAppPath())]);
}
