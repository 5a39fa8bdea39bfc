import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SheetKeys } from './keys/SheetKeys.ts';
import type { ScoreSheet } from './ScoreSheet.ts';
import styles from './SetBoard.module.css';
import { type FieldName, fieldName, type Line, type Part, type SetRow, type Side } from './setRow.ts';
import { isValidLine, plainFigures } from './typing.ts';

interface ScoreFieldProps {
  sheet: ScoreSheet;
  keys: SheetKeys;
  row: SetRow;
  part: Part;
  side: Side;
  id: string;
  label: string;
  onStep: (field: string) => void;
}

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

/** One figure of the board. Digits move the focus on, Backspace in an empty one moves it back. */
export const ScoreField = observer(function ScoreField(props: ScoreFieldProps) {
  const { sheet, keys, row, part, side, id, label, onStep } = props;
  const { initiator, opponent } = row[part];
  const isDone = isValidLine(row[part], sheet.kind(row, part));
  const isWon = isDone && Number(initiator) > Number(opponent) === (side === 'initiator');
  const invalid = sheet.problemAt(row, part) !== null;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || side === 'initiator') return;
    event.preventDefault();
    onStep(fieldName(row, part, 'initiator'));
  };
  return (
    <input
      id={`${id}${fieldName(row, part, side)}`}
      className={styles.figure}
      aria-label={label}
      data-blank={row[part][side] === '' || undefined}
      data-turned={isDone ? (isWon ? 'won' : 'lost') : undefined}
      // Without a press into a field a phone's keyboard would lie over the keys.
      inputMode={keys.isTyping ? 'numeric' : 'none'}
      autoComplete="off"
      enterKeyHint="done"
      value={row[part][side]}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? `${id}problem-${row.key}-${part}` : undefined}
      onPointerDown={() => flushSync(keys.type)}
      onFocus={(event) => {
        keys.show(row, part);
        event.currentTarget.select();
      }}
      onKeyDown={handleKey}
      onPaste={(event) => {
        const results = resultsIn(event.clipboardData.getData('text/plain'));
        if (part !== 'set' || results.length === 0) return;
        event.preventDefault();
        const next = flushSync(() => pasteResults(sheet, row, results));
        if (next) onStep(next);
      }}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        // Drawn at once: the next key may belong to a set that this one has added.
        const next = flushSync(() => sheet.type(row, part, side, typed));
        if (next) onStep(next);
      }}
    />
  );
});
