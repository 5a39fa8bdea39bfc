import { BRAND } from '../../shared/brand.ts';

const own = new URL(BRAND.desktopOrigin);

/**
 * @returns whether the window may show this address: only the app's own pages. Origins of app: addresses are "null",
 * so protocol and host are compared.
 */
export function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === own.protocol && host === own.host;
}
