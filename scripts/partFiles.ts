import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module of Vite's that every import of a part calls. */
const HELPER = '\0vite/preload-helper.js';
export const FETCHER = resolve(import.meta.dirname, '../renderer/app/start/partFiles.ts');

/** A part that is one file alone is fetched in advance as well. */
export const modulePreload = {
  // Browsers without `modulepreload` fetch a little later; the others' phones do without its stand-in.
  polyfill: false,
  resolveDependencies: (file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
    hostType === 'js' && files.length === 0 ? [file] : files,
};

/** Has the files of a part fetched before its module is asked for, so that it can be fetched again (R-parts). */
export function partFiles(): Plugin {
  let isRead = false;
  return {
    name: 'part-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      isRead = true;
      return `export { withFiles as __vitePreload } from ${JSON.stringify(FETCHER)};`;
    },
    buildEnd(error) {
      if (!error && !isRead) this.error(`${HELPER} is not read any more: parts would be fetched once only`);
    },
  };
}
