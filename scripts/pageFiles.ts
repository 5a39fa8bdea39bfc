import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { PAGES } from '../renderer/app/pages.ts';
import { PATHS, PATTERNS } from '../shared/routes/paths.ts';
import { type BuiltFile, GUEST_ENTRY, guestFiles } from './guestBuild.ts';

type Chunk = Extract<BuiltFile, { type: 'chunk' }>;

const RENDERER = resolve(import.meta.dirname, '../renderer');
const INVITATION = 'invitation';
/** What every page but a guest's is drawn with, fetched when the first script runs. */
const OF_APP = ['app.tsx', 'app/App.tsx', 'app/routes.tsx'];
/** The first scripts: of pages that come empty and of public profiles, and of an invitation from the server. */
const MAIN = 'main.tsx';
const GUEST = 'guest.tsx';
const EMPTY_GUEST = 'app/start/emptyGuest.tsx';
const HYDRATION = 'ssr/hydrate.tsx';
const SIGNED_IN = 'app/layouts/SignedInLayout.tsx';
/** Pages that the server renders, and the names of parts they may open with, as `chunk` is told them. */
const RENDERED = {
  invitation: 'features/invitation/InvitationPage.tsx',
  publicProfile: 'app/guest/GuestProfile.tsx',
};
/** And of those that are drawn with the app's frame. */
const RENDERED_IN_APP = { login: 'features/session/logIn/LoginPage.tsx' };
const PARTS = {
  outcome: 'features/invitation/outcome/Outcome.tsx',
  ticketStub: 'features/invitation/outcome/Outcome.tsx',
  lastWays: 'features/invitation/outcome/Outcome.tsx',
  noGame: 'features/invitation/NoGame.tsx',
  playedMatch: 'features/invitation/outcome/PlayedMatch.tsx',
};

const NAMES = new Map(Object.entries({ ...PATHS, ...PATTERNS }).map(([name, path]) => [path, name]));

/**
 * Writes `pages.json` beside the build: what each page needs besides index.html's own files, so that the server can name
 * it in the page (R-page-files) and a phone fetches it at once, not wave after wave; and what the pages need that the
 * server renders (R-rendered-pages).
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const app = lister(Object.values(bundle));
    const guests = lister(guestFiles());
    const first = new Set(app.filesOf([MAIN]));
    const pages = PAGES.map(({ path, layout, file }) => {
      const name = NAMES.get(path);
      const page = `features/${file}`;
      const files =
        name === INVITATION
          ? [...app.filesOf([GUEST_ENTRY]), ...guests.filesOf([GUEST, EMPTY_GUEST, page])]
          : app.filesOf([...OF_APP, ...(layout === 'signedIn' || layout === 'invited' ? [SIGNED_IN] : []), page]);
      return [name, files.filter((file) => !first.has(file))];
    });
    const each = (build: typeof app, paths: Record<string, string>, more: readonly string[]) =>
      Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, build.filesOf([...more, path])]));
    const source = {
      pages: Object.fromEntries(pages),
      main: { invitation: guests.nameOf(GUEST), publicProfile: app.nameOf(MAIN), login: app.nameOf(MAIN) },
      loader: this.getFileName(this.emitFile({ type: 'asset', name: 'loader.js', source: await loaderCode() })),
      rendered: {
        ...each(guests, RENDERED, [GUEST]),
        ...each(app, RENDERED_IN_APP, [MAIN, ...OF_APP, HYDRATION]),
      },
      parts: each(guests, PARTS, []),
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(source) });
  },
};

/** @returns all that runs of a page before its first touch: by itself, as another entry of the build would share files */
async function loaderCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      // It says so to browsers that read nothing younger.
      target: 'es2015',
      rolldownOptions: { input: resolve(RENDERER, 'ssr/loader.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [file] = output;
  if (file?.type !== 'chunk') throw new Error('the loader was not built');
  return file.code;
}

/** Knows the files of a build by the sources in them. */
function lister(built: readonly BuiltFile[]) {
  const chunks = built.filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const nameOf = (path: string): string => {
    const found = chunks.find((chunk) =>
      chunk.moduleIds.includes(path === GUEST_ENTRY ? path : resolve(RENDERER, path)),
    );
    if (!found) throw new Error(`no file of the build has ${path}`);
    return found.fileName;
  };
  /** @returns names of files that have these sources, each after those it imports, and of their styles */
  const filesOf = (paths: readonly string[]): string[] => {
    const [seen, found] = [new Set<string>(), new Set<string>()];
    const add = (name: string) => {
      const chunk = byName.get(name);
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const needed of chunk.imports) add(needed);
      found.add(name);
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    };
    for (const path of paths) add(nameOf(path));
    return [...found];
  };
  return { nameOf, filesOf };
}
