import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const RENDERER = resolve(import.meta.dirname, '../renderer');
const ROUTES = 'app/routes.tsx';
const INVITATION = 'invitation';
/** What every page but a guest's is drawn with, fetched when the first script runs. */
const OF_APP = ['app/App.tsx', ROUTES, 'tools/appTools.ts'];
const OF_GUESTS = ['app/guest/GuestApp.tsx'];
const SIGNED_IN = 'app/layouts/SignedInLayout.tsx';

/** An entry of the table of pages: which page, in which frame, and where its code is. */
const ENTRY =
  /path: PAT(?:HS|TERNS)\.(\w+),\s*layout: '(\w+)',(?:\s*only: '\w+',)?\s*load: \(\) => import\('\.\.\/([^']+)'\)/g;

/**
 * Writes `pages.json` beside the build: what each page needs besides index.html's own files, so that the server can name
 * it in the page (R-page-files) and a phone fetches it at once, not wave after wave.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const routes = await readFile(resolve(RENDERER, ROUTES), 'utf8');
    const entries = [...routes.matchAll(ENTRY)];
    if (entries.length !== routes.match(/path: PAT/g)?.length) this.error(`${ROUTES} is not understood`);
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
    const ofModule = (path: string) =>
      chunks.find((chunk) => chunk.moduleIds.includes(resolve(RENDERER, path))) ??
      this.error(`no file of the build has ${path}`);
    const first = filesOf(bundle, [ofModule('main.tsx').fileName]);
    const pages = entries.map(([, page = '', layout, path = '']) => {
      const frame = page === INVITATION ? OF_GUESTS : [...OF_APP, ...(layout === 'signedIn' ? [SIGNED_IN] : [])];
      const files = filesOf(
        bundle,
        [...frame, path].map((module) => ofModule(module).fileName),
      );
      return [page, [...files].filter((file) => !first.has(file))];
    });
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(pages)) });
  },
};

/** @returns names of chunks, of what they import, and of their styles */
function filesOf(bundle: Bundle, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const needed of file.imports) add(needed);
  };
  for (const name of names) add(name);
  return found;
}
