import type { ScoreSheet } from './ScoreSheet.ts';
import type { FieldName, Line, SetRow } from './setRow.ts';
import { plainFigures } from './typing.ts';

/** @returns the results in a text, such as `6:4, 3-6 [10-8]`; points of tie-breaks in brackets are left out */
export function resultsIn(text: string): Line[] {
  const found = plainFigures(text).matchAll(/(?<!\d)(\d{1,2})\s*[-–−:/]\s*(\d{1,2})(?!\d)/g);
  return [...found].map(([, initiator = '', opponent = '']) => ({ initiator, opponent }));
}

/**
 * Fills a sheet with results that were copied from elsewhere, from one row on (R-score-sheet).
 * @returns the field to go to, as `sheet.enter` does
 */
export function pasteResults(sheet: ScoreSheet, row: SetRow, results: readonly Line[]): FieldName | 'save' | null {
  let next: FieldName | 'save' | null = null;
  let at: SetRow | undefined = row;
  for (const line of results) {
    if (!at) break;
    next = sheet.enter(at, 'set', line);
    at = sheet.rows[sheet.rows.indexOf(at) + 1];
  }
  return next;
}
