import { extname, isAbsolute, join, relative, resolve } from 'node:path';
import { isOwnPage } from '../security/navigation.ts';

/**
 * Which file of the built renderer answers an app: address.
 * @param root absolute path of the build
 * @param exists whether a path is a file
 * @returns the file; index.html for the app's pages; null for a missing asset, another host, or a path that leads out
 */
export function resolveAsset(address: string, root: string, exists: (path: string) => boolean): string | null {
  if (!isOwnPage(address)) return null;
  let path: string;
  try {
    path = decodeURIComponent(new URL(address).pathname);
  } catch {
    return null;
  }
  if (path.includes('\0') || path.includes('\\')) return null;
  const file = resolve(root, `.${path}`);
  const inside = relative(root, file);
  if (inside.startsWith('..') || isAbsolute(inside)) return null;
  if (inside !== '' && exists(file)) return file;
  return extname(path) === '' ? join(root, 'index.html') : null;
}
