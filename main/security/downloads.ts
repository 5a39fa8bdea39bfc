import { session } from 'electron';
import { BRAND } from '../../shared/brand.ts';

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
