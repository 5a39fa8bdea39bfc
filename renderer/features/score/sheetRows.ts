import { parseScore, SCORE_CHARACTERS, takesSets } from '../../../shared/domain/score/entry.ts';
import { isDecided, isDeciding } from '../../../shared/domain/score/outcome.ts';
import { scoreProblem } from '../../../shared/domain/score/problem.ts';
import { needsTieBreak } from '../../../shared/domain/score/sets.ts';
import {
  type GameSet,
  type GameSetRule,
  PLAYED_STATUSES,
  type PlayedStatus,
  SET_TYPES,
  type Sport,
  WINNERS,
  type Winner,
} from '../../../shared/domain/values.ts';
import { hasTexts, isListOf, isOneOf, isRecord } from '../../stores/keptShapes.ts';
import { blankRow, isBlank, isHalf, type Line, type Part, type SetRow, type Side, setOf } from './setRow.ts';
import { isValidLine, type Kind, plainFigures, splitFigures, stepAfter } from './typing.ts';

/** The match's facts that the rules need to judge its sets. */
export interface SheetContext {
  sport: Sport;
  rule: GameSetRule;
  playedStatus: PlayedStatus;
}

/** A part of a row that is complete, with the set it stands for. */
export interface Entry {
  row: SetRow;
  part: Part;
  set: GameSet;
}

const isOneGame = ({ initiator, opponent }: Line): boolean => Number(initiator) + Number(opponent) === 1;

/** @returns the kind of entry in a part of a row; a tie-break decides the match where it stands for the whole set */
export function kindOf(rows: readonly SetRow[], row: SetRow, part: Part, { sport, rule }: SheetContext): Kind {
  const at = rows.indexOf(row);
  const before = rows.slice(0, at).flatMap(({ set, type }, ord) => setOf(set, type, ord) ?? []);
  const decides = isDeciding(before, sport) && (part === 'set' || isOneGame(row.set));
  return { sport, rule, type: part === 'tieBreak' ? 'TB' : row.type, setNumber: at + 1, isDeciding: decides };
}

/** The tie-break is asked for after a set won by one point. */
export function showsTieBreak(rows: readonly SetRow[], row: SetRow, context: SheetContext): boolean {
  const set = setOf(row.set, row.type, 0);
  return set !== null && needsTieBreak(set, context.sport) && isValidLine(row.set, kindOf(rows, row, 'set', context));
}

/** @returns complete entries in order, tie-breaks after the sets they decided */
export function entriesOf(rows: readonly SetRow[], context: SheetContext): Entry[] {
  const entries: Entry[] = [];
  for (const row of rows) {
    const set = setOf(row.set, row.type, entries.length);
    if (!set) continue;
    entries.push({ row, part: 'set', set });
    const tieBreak = showsTieBreak(rows, row, context) && setOf(row.tieBreak, 'TB', entries.length);
    if (tieBreak) entries.push({ row, part: 'tieBreak', set: tieBreak });
  }
  return entries;
}

/** @returns the sets to send: without blank rows, and none where the match had no sets */
export function setsOf(rows: readonly SetRow[], context: SheetContext): GameSet[] {
  return takesSets(context.playedStatus) ? entriesOf(rows, context).map(({ set }) => set) : [];
}

/**
 * Keeps one blank row at the end as long as the last set is valid and nobody has won.
 * @param newKey gives the next row its key
 */
export function tidyRows(rows: SetRow[], context: SheetContext, newKey: () => number): void {
  // An undone set leaves a blank one before the blank one.
  while (rows.length > 1 && !rows.at(-1)?.added && rows.slice(-2).every(({ set }) => isBlank(set))) rows.pop();
  const last = rows.at(-1);
  const sets = setsOf(rows, context);
  const decided = isDecided(sets, context);
  if (!last) rows.push(blankRow(newKey()));
  else if (isBlank(last.set)) {
    if (decided && !last.added && rows.length > 1) rows.pop();
  } else if (!isHalf(last.set) && !scoreProblem(sets, context) && !decided) rows.push(blankRow(newKey()));
}

/** @returns the last part that something was entered into, or null */
export function lastEntered(rows: readonly SetRow[]): { row: SetRow; part: Part } | null {
  const row = rows.findLast(({ set, tieBreak }) => !isBlank(set) || !isBlank(tieBreak));
  return row ? { row, part: isBlank(row.tieBreak) ? 'set' : 'tieBreak' } : null;
}

/**
 * Puts input into one side of a line; characters that can't be in a score are left out.
 * @returns where the focus goes, or null when nothing was taken
 */
export function typeInto(line: Line, side: Side, typed: string, kind: Kind): 'stay' | 'other' | 'next' | null {
  const text = plainFigures(typed).replace(/\D/g, '').slice(0, SCORE_CHARACTERS);
  if (text !== '' && parseScore(text) === null) return null;
  const grows = text.length > line[side].length;
  const split = side === 'initiator' && line.opponent === '' && grows ? splitFigures(text, kind) : null;
  if (split) Object.assign(line, split);
  else line[side] = text;
  return grows ? stepAfter(line, split ? 'opponent' : side, kind) : 'stay';
}

/** A score that was typed and not saved, as it survives a reload and a session that ends. */
export interface KeptSheet {
  rows: Omit<SetRow, 'key'>[];
  playedStatus: PlayedStatus;
  named: Winner;
}

const isLine = (value: unknown): value is Line =>
  hasTexts(value, ['initiator', 'opponent']) && /^\d*$/.test(value.initiator + value.opponent);

const isRow = (value: unknown): value is Omit<SetRow, 'key'> =>
  isRecord(value) &&
  isOneOf(SET_TYPES, value.type) &&
  isLine(value.set) &&
  isLine(value.tieBreak) &&
  typeof value.added === 'boolean';

/** @returns whether it is a sheet; an earlier version of the app may have written another one */
export function isKeptSheet(value: unknown): value is KeptSheet {
  return (
    isRecord(value) &&
    isListOf(value.rows, isRow) &&
    isOneOf(PLAYED_STATUSES, value.playedStatus) &&
    isOneOf(WINNERS, value.named)
  );
}
