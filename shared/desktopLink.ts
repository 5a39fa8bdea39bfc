import { BRAND } from './brand.ts';

/**
 * @param path of a page of this app
 * @param development whether the app is one that is being worked on: it has a scheme of its own
 * @returns the link that opens it in the desktop app
 */
export function deepLink(path: string, development: boolean): string {
  return `${development ? BRAND.desktopDevScheme : BRAND.desktopScheme}:/${path}`;
}
