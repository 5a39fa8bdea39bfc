import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const RENDERER = resolve(import.meta.dirname, '../renderer');
const ROUTES = 'app/routes.tsx';
const INVITATION = 'invitation';
/** What every page but a guest's is drawn with, fetched when the first script runs. */
const OF_APP = ['app/App.tsx', ROUTES, 'tools/appTools.ts'];
const OF_GUESTS = ['app/guest/GuestApp.tsx'];
const SIGNED_IN = 'app/layouts/SignedInLayout.tsx';
/** Pages that the server renders, and the names of parts they may open with, as `chunk` is told them. */
const RENDERED = {
  invitation: 'features/invitation/InvitationPage.tsx',
  publicProfile: 'features/publicProfile/PublicProfilePage.tsx',
};
const PARTS = {
  outcome: 'features/invitation/outcome/Outcome.tsx',
  ticketStub: 'features/invitation/outcome/Outcome.tsx',
  playedMatch: 'features/invitation/outcome/PlayedMatch.tsx',
};

/** An entry of the table of pages: which page, in which frame, and where its code is. */
const ENTRY =
  /path: PAT(?:HS|TERNS)\.(\w+),\s*layout: '(\w+)',(?:\s*only: '\w+',)?\s*load: \(\) => import\('\.\.\/([^']+)'\)/g;

/**
 * Writes `pages.json` beside the build: what each page needs besides index.html's own files, so that the server can name
 * it in the page (R-page-files) and a phone fetches it at once, not wave after wave; and what the pages need that the
 * server renders (R-rendered-pages).
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const routes = await readFile(resolve(RENDERER, ROUTES), 'utf8');
    const entries = [...routes.matchAll(ENTRY)];
    if (entries.length !== routes.match(/path: PAT/g)?.length) this.error(`${ROUTES} is not understood`);
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
    const nameOf = (path: string) =>
      chunks.find((chunk) => chunk.moduleIds.includes(resolve(RENDERER, path)))?.fileName ??
      this.error(`no file of the build has ${path}`);
    const filesOf = (paths: readonly string[]) => [...collect(bundle, paths.map(nameOf))];
    const first = new Set(filesOf(['main.tsx']));
    const pages = entries.map(([, page = '', layout, path = '']) => {
      const frame = page === INVITATION ? OF_GUESTS : [...OF_APP, ...(layout === 'signedIn' ? [SIGNED_IN] : [])];
      return [page, filesOf([...frame, path]).filter((file) => !first.has(file))];
    });
    const each = (paths: Record<string, string>, more: readonly string[]) =>
      Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, filesOf([...more, path])]));
    const source = {
      pages: Object.fromEntries(pages),
      main: nameOf('main.tsx'),
      loader: this.getFileName(this.emitFile({ type: 'asset', name: 'loader.js', source: await loaderCode() })),
      rendered: each(RENDERED, ['main.tsx', ...OF_GUESTS]),
      parts: each(PARTS, []),
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(source) });
  },
};

/** @returns all that runs of a page before its first touch: by itself, as another entry of the build would share files */
async function loaderCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: resolve(RENDERER, 'ssr/loader.ts') } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [file] = output;
  if (file?.type !== 'chunk') throw new Error('the loader was not built');
  return file.code;
}

/** @returns names of chunks, of what they import, and of their styles */
function collect(bundle: Bundle, names: readonly string[]): Set<string> {
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
