import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { testGame } from '../../../tests/support/testGame.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { pasteResults, resultsIn } from './ScoreField.tsx';
import { ScoreSheet } from './ScoreSheet.ts';
import { scoreDeps } from './scoreDeps.ts';

configure({ enforceActions: 'always' });

// R-score-sheet
it.each<[string, string[]]>([
  ['6:4, 3-6 [10-8]', ['6-4', '3-6', '10-8']],
  ['7-6(5) 6–3', ['7-6', '6-3']],
  ['６－４ ６－３', ['6-4', '6-3']],
  ['٦-٤', ['6-4', '-']],
  ['6', ['-']],
])('%s fills the sets', (text, sets) => {
  const sheet = new ScoreSheet(testGame(), scoreDeps(testWorld({}).root));
  const [row] = sheet.rows;
  if (row) pasteResults(sheet, row, resultsIn(text));
  expect(sheet.rows.map(({ set }) => `${set.initiator}-${set.opponent}`)).toEqual(sets);
});

it('one figure of another script is typed as ours', () => {
  const sheet = new ScoreSheet(testGame(), scoreDeps(testWorld({}).root));
  const [row] = sheet.rows;
  if (row) sheet.type(row, 'set', 'initiator', '６');
  expect(row?.set.initiator).toBe('6');
});
