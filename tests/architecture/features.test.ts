import { describe, expect, test } from 'vitest';
import { circlesIn, repositoryFiles, sourceImports } from '../support/importGraph.ts';

const imports = sourceImports();
const files = repositoryFiles();

/** Most files one folder may hold: beyond it nobody sees what belongs together. */
const MAX_SOURCES = 30;
const MAX_FILES = 40;

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
      return isInside && featureOf(edge.from) !== feature;
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

test('no folder holds more than one can see at once', () => {
  const counts = new Map<string, { sources: number; files: number }>();
  for (const file of files) {
    if (!/^(renderer|server|shared|main|preload)\//.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const folder = file.slice(0, file.lastIndexOf('/'));
    const count = counts.get(folder) ?? { sources: 0, files: 0 };
    count.files += 1;
    if (/\.tsx?$/.test(file)) count.sources += 1;
    counts.set(folder, count);
  }
  const full = [...counts].filter(([, { sources, files: all }]) => sources > MAX_SOURCES || all > MAX_FILES);
  expect(full).toEqual([]);
});
