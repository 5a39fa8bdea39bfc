import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type BuiltFile, GUEST_ENTRY, guestFiles } from './guestBuild.ts';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];
type Chunk = Extract<BuiltFile, { type: 'chunk' }>;

/** The files of an invitation; its code may ask for any of them. */
const OF_GUESTS =
  /[\\/]renderer[\\/](guest\.tsx|app[\\/](start[\\/]emptyGuest|feedback[\\/]toastHost)|features[\\/](invitation|notes|score)[\\/])/;

/**
 * Not kept on devices: parts that need a network, parts that only some deployments have, and the texts that come
 * with the app, as those of the reader's language are kept as the server has them.
 */
const NEVER_KEPT = /^(strengthWorker|ledgerWorker|startWebReports|GalleryPage|[a-z]{2})-[-\w]+\.\w+$/;

/** @returns names of the files that guests need: of their own build, and the first script of a page that comes empty */
function filesOfGuests(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const addFrom = (files: readonly BuiltFile[], isStart: (chunk: Chunk) => boolean) => {
    const chunks = files.filter((file): file is Chunk => file.type === 'chunk');
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const add = (name: string) => {
      const chunk = byName.get(name);
      if (!chunk || found.has(name)) return;
      found.add(name);
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
      for (const needed of chunk.imports) add(needed);
    };
    for (const chunk of chunks) if (isStart(chunk)) add(chunk.fileName);
  };
  addFrom(guestFiles(), ({ moduleIds }) => moduleIds.some((id) => OF_GUESTS.test(id)));
  addFrom(Object.values(bundle), ({ isEntry, moduleIds }) => isEntry || moduleIds.includes(GUEST_ENTRY));
  return found;
}

/**
 * Builds the service worker with the list of the app's files: those of an invitation are marked, as a guest's phone keeps
 * no others.
 * @param outDir absolute path of the web build
 */
export function offlineBuild(outDir: string): Plugin[] {
  let guests = new Set<string>();
  const looked: Plugin = {
    name: 'files-of-guests',
    generateBundle(_options, bundle) {
      guests = filesOfGuests(bundle);
    },
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    injectRegister: false,
    // The server makes it, in the caller's language.
    manifest: false,
    srcDir: 'serviceWorker',
    filename: 'sw.ts',
    outDir,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
      dontCacheBustURLsMatching: /assets\//,
      maximumFileSizeToCacheInBytes: 1_000_000,
      manifestTransforms: [
        async (entries) => ({
          manifest: entries
            .filter(({ url }) => !NEVER_KEPT.test(basename(url)))
            .map((entry) => ({
              ...entry,
              ...(isOfGuests(entry.url, guests) ? { guest: true } : {}),
              url: addressOf(entry.url),
            })),
        }),
      ],
    },
  });
  return [looked, ...pwa];
}

/** The page is that of every address; the server knows it as the root. */
const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file}`);
const isOfGuests = (file: string, guests: Set<string>) =>
  file === 'index.html' || file.endsWith('.woff2') || guests.has(file);
