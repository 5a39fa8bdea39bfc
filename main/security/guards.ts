import { app, session, shell } from 'electron';
import { openExternal } from './externalLinks.ts';
import { isOwnPage } from './navigation.ts';

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
