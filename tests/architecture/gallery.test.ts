import { expect, test } from 'vitest';
import { type Import, repositoryFiles, sourceImports } from '../support/importGraph.ts';

const GALLERY = 'renderer/features/gallery/';
const isPiece = (file: string) => file.startsWith('renderer/ui/') && file.endsWith('.tsx') && !file.includes('.test.');

/**
 * @returns the pieces of the design system that the gallery doesn't show: a part of other pieces alone, such as a
 * button's spinner, is shown with them
 */
function unshown(files: readonly string[], imports: readonly Import[]): string[] {
  const users = (piece: string) => imports.filter(({ to }) => to === piece).map(({ from }) => from);
  const isShown = (piece: string): boolean => {
    const from = users(piece);
    if (from.some((file) => file.startsWith(GALLERY))) return true;
    return from.length > 0 && from.every((file) => isPiece(file) && isShown(file));
  };
  return files.filter((file) => isPiece(file) && !isShown(file));
}

test('the gallery shows every piece of the design system', () => {
  const files = repositoryFiles();
  expect(files.filter(isPiece).length).toBeGreaterThan(25);
  expect(unshown(files, sourceImports())).toEqual([]);
});

test('a piece without a sample is found, also where only pages use it; a part of a shown one is not', () => {
  const [button, spinner, chart] = ['Button', 'Spinner', 'Chart'].map((name) => `renderer/ui/${name}.tsx`) as [
    string,
    string,
    string,
  ];
  const imports = [
    { from: `${GALLERY}Samples.tsx`, to: button },
    { from: button, to: spinner },
    { from: 'renderer/features/rankings/Page.tsx', to: chart },
  ];
  expect(unshown([button, spinner, chart], imports)).toEqual([chart]);
});
