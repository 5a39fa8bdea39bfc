import { parseScore } from '../../../shared/domain/score/entry.ts';
import type { PlayedSet } from '../../../shared/domain/score/outcome.ts';
import type { GameSet, SetType } from '../../../shared/domain/values.ts';

export type Side = 'initiator' | 'opponent';
/** The two parts of a set that are typed in: its games or points, and the tie-break that decided it. */
export type Part = 'set' | 'tieBreak';

/** The typed figures of the two sides. */
export type Line = Record<Side, string>;

/** One set as it is typed in. `added`: asked for by hand, so that it stays although the match is decided. */
export interface SetRow {
  key: number;
  type: SetType;
  set: Line;
  tieBreak: Line;
  added: boolean;
}

/** Names a field of the sheet: its element's id ends with it. */
export type FieldName = `${number}-${Part}-${Side}`;

export const fieldName = (row: SetRow, part: Part, side: Side): FieldName => `${row.key}-${part}-${side}`;
export const otherSide = (side: Side): Side => (side === 'initiator' ? 'opponent' : 'initiator');

export const isBlank = (line: Line): boolean => line.initiator === '' && line.opponent === '';
/** One side is typed and the other is not. */
export const isHalf = (line: Line): boolean => !isBlank(line) && (line.initiator === '' || line.opponent === '');

export function blankRow(key: number, added = false): SetRow {
  const blank = () => ({ initiator: '', opponent: '' });
  return { key, type: 'NORMAL', set: blank(), tieBreak: blank(), added };
}

const lineOf = (set: GameSet): Line => ({ initiator: `${set.initiatorScore}`, opponent: `${set.opponentScore}` });

/** A set that is known already, to be corrected. */
export function rowOf(key: number, { set, tieBreak }: PlayedSet): SetRow {
  const row = blankRow(key);
  return { ...row, type: set.type, set: lineOf(set), tieBreak: tieBreak ? lineOf(tieBreak) : row.tieBreak };
}

/** @returns the entry a line stands for, or null while a side is missing */
export function setOf(line: Line, type: SetType, ord: number): GameSet | null {
  const initiatorScore = parseScore(line.initiator);
  const opponentScore = parseScore(line.opponent);
  if (initiatorScore === null || opponentScore === null) return null;
  return { initiatorScore, opponentScore, type, ord };
}
