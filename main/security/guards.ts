import { app, session, shell } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { openExternal } from './externalLinks.ts';
import { isOwnPage } from './navigation.ts';

/**
 * @param address where a file comes from
 * @returns whether it may be kept: what a page of ours has made, or what our server sends
 */
function isOwnDownload(address: string, serverOrigin: string): boolean {
  return address.startsWith(`blob:${BRAND.desktopOrigin}/`) || address.startsWith(`${serverOrigin}/`);
}

/** Files such as a calendar entry or one's own data are kept where the person says, by the system's dialog. */
export function guardDownloads(serverOrigin: string): void {
  session.defaultSession.on('will-download', (event, item) => {
    if (!isOwnDownload(item.getURL(), serverOrigin)) event.preventDefault();
    else item.setSaveDialogOptions({ defaultPath: item.getFilename() });
  });
}

/**
 * Denies by default, for every page there will ever be: navigation, new windows, webviews and permissions.
 * @param serverOrigin the one origin whose pages open in the system's browser without https: a server under development
 */
export function installGuards(serverOrigin: string): void {
  app.on('web-contents-created', (_event, contents) => {
    const stay = (event: { preventDefault: () => void; url: string }) => {
      if (!isOwnPage(event.url)) event.preventDefault();
    };
    contents.on('will-navigate', stay);
    contents.on('will-frame-navigate', stay);
    contents.on('will-redirect', stay);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      openExternal(url, serverOrigin, (address) => void shell.openExternal(address));
      return { action: 'deny' };
    });
  });
}

/** Call once the app is ready. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  session.defaultSession.setDevicePermissionHandler(() => false);
}
