import { describe, expect, test } from 'vitest';
import { circlesIn, type Import, repositoryFiles, sourceImports } from '../support/importGraph.ts';

const imports = sourceImports();
const files = repositoryFiles();

/** Most files one folder may hold: beyond it nobody sees what belongs together. */
const MAX_SOURCES = 30;
const MAX_FILES = 40;

/** What still breaks the rule of private subfolders, as `from → to`: to be emptied, never to be added to. */
const KNOWN_EXCEPTIONS: readonly string[] = [
  'server/admin/delivery.ts → server/features/game/store/history.ts',
  'server/admin/notes.ts → server/features/game/store/history.ts',
  'server/buildApp.ts → server/features/game/jobs/expireGames.ts',
  'server/buildApp.ts → server/features/game/jobs/predictMatches.ts',
  'server/buildApp.ts → server/features/game/jobs/sendReminders.ts',
  'server/demo/club.ts → server/features/game/commands/gameCommand.ts',
  'server/demo/club.ts → server/features/game/commands/publishGame.ts',
  'server/demo/club.ts → server/features/game/commands/runCommand.ts',
  'server/plugins/auth.ts → server/features/game/store/accessTokens.ts',
];

/** Pages are given out by their address as well: only the table of routes may reach into a feature for one. */
const isRoute = ({ from, to }: Import) => from === 'renderer/app/routes.tsx' && to.endsWith('Page.tsx');

describe.each(['renderer/features', 'server/features'])('features of %s', (folder) => {
  const featureOf = (file: string) =>
    file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? '') : null;

  test('do not import in circles', () => {
    const edges = imports
      .map(({ from, to }) => ({ from: featureOf(from) ?? '', to: featureOf(to) ?? '' }))
      .filter(({ from, to }) => from && to && from !== to);
    expect(circlesIn(edges)).toEqual([]);
  });

  test('show the files at their top; what is in their subfolders is their own', () => {
    const wrong = imports.filter((edge) => {
      const feature = featureOf(edge.to);
      const isInside = feature !== null && edge.to.slice(`${folder}/${feature}/`.length).includes('/');
      return isInside && featureOf(edge.from) !== feature && !isRoute(edge);
    });
    const told = wrong.map(({ from, to }) => `${from} → ${to}`);
    expect(told.filter((edge) => !KNOWN_EXCEPTIONS.includes(edge))).toEqual([]);
  });
});

test('no exception is kept that nobody needs', () => {
  const edges = new Set(imports.map(({ from, to }) => `${from} → ${to}`));
  expect(KNOWN_EXCEPTIONS.filter((edge) => !edges.has(edge))).toEqual([]);
});

test('no folder of the app holds more than one can see at once', () => {
  const counts = new Map<string, { sources: number; files: number }>();
  for (const file of files) {
    if (!file.startsWith('renderer/') || /\.test\.tsx?$/.test(file)) continue;
    const folder = file.slice(0, file.lastIndexOf('/'));
    const count = counts.get(folder) ?? { sources: 0, files: 0 };
    count.files += 1;
    if (/\.tsx?$/.test(file)) count.sources += 1;
    counts.set(folder, count);
  }
  const full = [...counts].filter(([, { sources, files: all }]) => sources > MAX_SOURCES || all > MAX_FILES);
  expect(full).toEqual([]);
});
