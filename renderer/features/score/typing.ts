import { allowedOpposing, isValidSet, type SetContext } from '../../../shared/domain/score/sets.ts';
import type { GameSetRule, SetType } from '../../../shared/domain/values.ts';
import { type Line, otherSide, type Side } from './setRow.ts';

/** The kind of entry that is typed, so that the rules can tell how it may end. */
export interface Kind extends SetContext {
  type: SetType;
  rule: GameSetRule;
}

const allowedBeside = (text: string, { type, rule, ...context }: Kind): number[] =>
  text === '' ? [] : allowedOpposing(Number(text), type, rule, context);

/** The most points of a winner without a point against: longer scores are rare. */
const goalOf = (kind: Kind): number => Math.max(0, ...allowedBeside('0', kind));

/** Whether more digits could turn this side's figure into another one that the rules allow beside the other side's. */
export function canGrow(line: Line, side: Side, kind: Kind): boolean {
  const text = line[side];
  if (text.length !== 1) return text === '';
  return allowedBeside(line[otherSide(side)], kind).some((score) => score > 9 && `${score}`.startsWith(text));
}

/** Whether a set can end like this line. */
export function isValidLine(line: Line, { type, rule, ...context }: Kind): boolean {
  if (line.initiator === '' || line.opponent === '') return false;
  return isValidSet(Number(line.initiator), Number(line.opponent), type, rule, context);
}

/** @returns a text with full-width and Arabic figures as those of our keyboards */
export const plainFigures = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => `${figure.charCodeAt(0) & 0xf}`);

/**
 * Figures typed in one go: `16` in a tennis set is a 1 and a 6, as nobody wins sixteen games to nothing.
 * @returns both figures, or null when it is one
 */
export function splitFigures(text: string, kind: Kind): Line | null {
  const [initiator = '', opponent = ''] = text;
  const line = { initiator, opponent };
  return text.length === 2 && Number(text) > goalOf(kind) && isValidLine(line, kind) ? line : null;
}

/**
 * The focus after a typed figure: to the other side once this one is hardly the beginning of a longer
 * figure, and on to the next set once this one is valid and cannot become another.
 */
export function stepAfter(line: Line, side: Side, kind: Kind): 'stay' | 'other' | 'next' {
  const text = line[side];
  if (text === '') return 'stay';
  if (line[otherSide(side)] === '') return text.length === 2 || Number(text) * 10 > goalOf(kind) ? 'other' : 'stay';
  return isValidLine(line, kind) && !canGrow(line, side, kind) ? 'next' : 'stay';
}
