import type { ScoreProblem } from '../../../shared/domain/score/problem.ts';
import { isHalf, type Part, type SetRow } from './setRow.ts';
import type { Entry } from './sheetRows.ts';
import { canGrow, type Kind } from './typing.ts';

/** A problem that keeps the sheet from being saved, and that has a text. */
export type SheetProblem = ScoreProblem | { reason: 'incomplete' | 'refused' };

/** The parts of a sheet that tell its problems. */
interface Judged {
  asksSets: boolean;
  tried: boolean;
  entries: readonly Entry[];
  problem: ScoreProblem | null;
  saving: { refused: boolean };
  kind: (row: SetRow, part: Part) => Kind;
}

/** @returns the present problem of a part of a set */
export function problemAt(sheet: Judged, row: SetRow, part: Part): SheetProblem | null {
  const { asksSets, tried, entries, problem, saving } = sheet;
  if (!asksSets) return null;
  const line = row[part];
  if (isHalf(line)) return tried ? { reason: 'incomplete' } : null;
  const entry = entries.find((each) => each.row === row && each.part === part);
  if (!entry) return null;
  if (saving.refused && !problem && entry === entries.at(-1)) return { reason: 'refused' };
  if (problem?.ord !== entry.set.ord) return null;
  const kind = sheet.kind(row, part);
  const growing = canGrow(line, 'initiator', kind) || canGrow(line, 'opponent', kind);
  return growing && !tried ? null : problem;
}
