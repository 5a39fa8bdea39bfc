import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { guestBuild } from './scripts/guestBuild.ts';
import { installTags } from './scripts/installTags.ts';
import { licences } from './scripts/licences.ts';
import { offlineBuild } from './scripts/offlineBuild.ts';
import { OLDEST_BROWSERS } from './scripts/oldestBrowsers.ts';
import { pageFiles } from './scripts/pageFiles.ts';
import { pageRenderer, SMALL_ROUTER } from './scripts/pageRenderer.ts';
import { modulePreload, partFiles } from './scripts/partFiles.ts';
import { isFirst, isShared, sharedModules } from './scripts/sharedModules.ts';
import { waitingProxy } from './scripts/waitingProxy.ts';
import { zoneNames } from './scripts/zoneNames.ts';

const OUT = resolve(import.meta.dirname, 'dist/web');

/** Writes .br and .gz beside what is worth it, so that a server without a proxy in front is quick as well. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async closeBundle() {
    const folder = join(OUT, 'assets');
    const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
    );
  },
};

/** A page's policy takes fonts from its own server alone, not from a style sheet. */
const assetsInlineLimit = (file: string) => (file.endsWith('.woff2') ? false : undefined);

/** @returns what tells whether a module lies in one of these packages */
const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** @returns what tells whether a module lies right in one of these folders, a folder inside of them apart */
const inFolders = (...folders: string[]) =>
  new RegExp(`[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/][^\\\\/]+$`);

/** As `inFolders`, for modules that most pages open with: the rest of these folders goes with the pages that use it. */
const sharedInFolders = (...folders: string[]) => {
  const isInside = inFolders(...folders);
  return (id: string) => isInside.test(id) && isShared(id);
};

const LIBRARIES = inPackages('react', 'react-dom', 'scheduler', 'mobx', 'mobx-react-lite', 'use-sync-external-store');
/** A few lines that every call needs: by themselves they would be a file, and a round trip. */
const ENDPOINT = /[\\/]shared[\\/]contract[\\/]endpoint\.ts$/;

const FRAME = inFolders(
  ...['renderer/app', 'renderer/app/routing', 'renderer/app/layouts'],
  ...['renderer/common', 'renderer/common/routing', 'renderer/common/device'],
);
const PIECES = inFolders(
  ...['renderer/ui', 'renderer/ui/forms', 'renderer/ui/overlay', 'renderer/ui/sports', 'renderer/stores'],
);
const PLAYED = inFolders('renderer/features/score', 'renderer/features/playedMatch', 'renderer/features/ticket');
/** What a match meant stands on its own page alone. */
const ASIDE = /[\\/]playedMatch[\\/](?:PlayedAside|LevelMove|GiveStars|usePlayedFacts|receipt)\.tsx?$/;
/** The log-in acts too, and needs no other pieces. */
const ACTIONS = /[\\/]stores[\\/](?:use)?Action\.ts$/;
/** Menus and questions come with what opens them, and what only long forms or pages of levels are made of with those. */
const OF_FEW =
  /[\\/](?:overlay[\\/](?:(?:use)?Menu|ConfirmDialog)|forms[\\/](?:Chips|Blank)|sports[\\/](?:RatingLine|StarField)|stores[\\/]BodyCheck)\.tsx?$/;

/**
 * What every page loads travels in few files: a phone's time goes into round trips, not into bytes. A group takes along
 * what its modules import, unless a group before it has it.
 */
const groups = [
  { name: 'first', priority: 4, test: isFirst },
  {
    name: 'base',
    priority: 3,
    test: (id: string) => LIBRARIES.test(id) || ENDPOINT.test(id),
  },
  {
    // The frame of public pages, and what it shares with every other page.
    name: 'shell',
    priority: 2,
    test: sharedInFolders(
      'renderer/common/people',
      'renderer/i18n',
      'renderer/styles',
      'renderer/ui/actions',
      'renderer/ui/display',
      'renderer/ui/feedback',
      'shared/routes',
    ),
  },
  {
    // What the organiser's pages share with an invitation.
    name: 'invitation',
    priority: 1,
    test: sharedInFolders('renderer/features/invitation'),
  },
  // What guests have no part in: the router and the frame of those who are logged in, fields, and the first page of theirs.
  {
    name: 'app',
    priority: 0.8,
    test: (id: string) => FRAME.test(id) || ACTIONS.test(id),
  },
  {
    name: 'pieces',
    priority: 0.6,
    test: (id: string) => PIECES.test(id) && !OF_FEW.test(id),
  },
  // What guests see after their answer, and players on the dashboard.
  {
    name: 'played',
    priority: 0.5,
    test: (id: string) => PLAYED.test(id) && !ASIDE.test(id),
  },
  { name: 'dashboard', priority: 0.4, test: /[\\/]features[\\/]dashboard[\\/]DashboardPage\.tsx$/ },
];

/** The server that a development server of Vite stands in front of. */
const API = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  root: resolve(import.meta.dirname, 'renderer'),
  envDir: import.meta.dirname,
  base: '/',
  define: { __DESKTOP__: 'false' },
  resolve: {
    alias: [SMALL_ROUTER],
  },
  plugins: [
    react(),
    zoneNames,
    waitingProxy(API),
    guestBuild(assetsInlineLimit),
    sharedModules,
    installTags,
    pageFiles,
    partFiles(),
    compressed,
    licences(OUT),
    ...offlineBuild(OUT),
    pageRenderer(OUT),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit,
    target: OLDEST_BROWSERS,
    modulePreload,
    rolldownOptions: {
      // A call that a page doesn't make goes.
      treeshake: { manualPureFunctions: ['defineEndpoint'] },
      output: { codeSplitting: { groups } },
    },
  },
});
