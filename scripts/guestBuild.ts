import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { OLDEST_BROWSERS } from './oldestBrowsers.ts';
import { FETCHER, modulePreload, partFiles } from './partFiles.ts';

/** MobX's edition for production: its private names are short there, which no minifier may do by itself. */
const SMALL_MOBX = {
  find: /^mobx$/,
  replacement: resolve(import.meta.dirname, '../node_modules/mobx/dist/mobx.esm.production.min.js'),
};

/** Libraries ask for what every browser of the build's target has, and bring along what they would do without it. */
const ASKED_FOR = {
  object: 'document performance window',
  function:
    'AbortController FinalizationRegistry MessageChannel Promise Symbol WeakMap WeakSet clearTimeout queueMicrotask reportError ' +
    'requestAnimationFrame setTimeout',
  undefined: 'process setImmediate',
};

/** What the guests' build knows instead of asking in the browser (ADR 86). */
const KNOWN: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(ASKED_FOR).flatMap(([type, names]) =>
      names.split(' ').map((name) => [`typeof ${name}`, JSON.stringify(type)]),
    ),
  ),
  // For Internet Explorer alone; for showing transitions in the browser's own bar; and React's own tools.
  'document.documentMode': 'undefined',
  'typeof navigation': '"undefined"',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

type Built = Extract<Awaited<ReturnType<typeof build>>, { output: unknown }>['output'];
export type BuiltFile = Built[number];

const RENDERER = resolve(import.meta.dirname, '../renderer');
const ENTRY = resolve(RENDERER, 'guest.tsx');
/** What an invitation opens with, besides what the entry imports. */
const PAGE = resolve(RENDERER, 'features/invitation/InvitationPage.tsx');
/** The text in the app's build for the guests' first module. */
export const GUEST_ENTRY = '\0guest-entry';

let files: readonly BuiltFile[] = [];

/** @returns the files of the guests' build, once it is made */
export const guestFiles = (): readonly BuiltFile[] => files;

/**
 * Builds the pages of people without an account by themselves, before the app: one file for an invitation, which holds of
 * every module only what those pages use (R-measure-guest-page). Their files lie beside the app's.
 * @param assetsInlineLimit as the app has it
 */
export function guestBuild(assetsInlineLimit: (file: string) => false | undefined): Plugin {
  let entry = '';
  return {
    name: 'guest-build',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      files = await buildGuests(assetsInlineLimit);
      entry = files.find(isEntry)?.fileName ?? this.error('no page for guests');
    },
    resolveId(source) {
      return source.endsWith('/guest.tsx') ? GUEST_ENTRY : null;
    },
    load(id) {
      if (id !== GUEST_ENTRY) return null;
      const styles = files.flatMap((file) => (isEntry(file) ? [...(file.viteMetadata?.importedCss ?? [])] : []));
      return opening(entry, styles);
    },
    generateBundle(_options, bundle) {
      for (const file of files) {
        if (file.fileName in bundle) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}

const isEntry = (file: BuiltFile): file is Extract<BuiltFile, { type: 'chunk' }> =>
  file.type === 'chunk' && file.isEntry;

/** @returns code of the app's build that goes on with the guests': a page that came empty has none of its styles */
const opening = (entry: string, styles: readonly string[]): string => `
import { withFiles } from ${JSON.stringify(FETCHER)};
await withFiles(() => import(location.origin + '/${entry}'), ${JSON.stringify([...styles, entry])});
`;

async function buildGuests(assetsInlineLimit: (file: string) => false | undefined): Promise<readonly BuiltFile[]> {
  const opened = new Set<string>();
  const findOpened: Plugin = {
    name: 'opened-by-guests',
    buildEnd() {
      const add = (id: string) => {
        if (opened.has(id)) return;
        opened.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
      };
      for (const id of [ENTRY, PAGE]) {
        if (!this.getModuleInfo(id)) this.error(`${id} is not part of the build`);
        add(id);
      }
    },
  };
  const built = await build({
    configFile: false,
    root: RENDERER,
    base: '/',
    logLevel: 'warn',
    plugins: [react(), partFiles(), findOpened],
    resolve: { alias: [SMALL_MOBX] },
    define: { __DESKTOP__: 'false', ...KNOWN },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      copyPublicDir: false,
      modulePreload,
      assetsInlineLimit,
      rolldownOptions: {
        input: ENTRY,
        // A component that nobody draws is dropped, and a constant is inlined where it is used (ADR 86).
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          manualPureFunctions: ['observer', 'defineEndpoint'],
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          // One file is smaller by two kilobytes than its libraries and the rest apart.
          codeSplitting: { groups: [{ name: 'guest', test: (id: string) => opened.has(id) }] },
        },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the pages for guests were not built once');
  return built.output;
}
