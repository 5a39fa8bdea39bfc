import { expect, it } from 'vitest';
import { figureRuns } from './SheetProblems.tsx';

it.each([
  [
    [0, 1, 2, 3, 4, 7],
    ['0–4', '7'],
  ],
  [
    [5, 6, 9],
    ['5', '6', '9'],
  ],
  [[6], ['6']],
  [[], []],
])('writes %j as %j', (figures, expected) => {
  expect(figureRuns(figures)).toEqual(expected);
});
