import { makeAutoObservable } from 'mobx';
import { usualResults } from '../../../../shared/domain/score/usualResults.ts';
import type { ScoreSheet } from '../ScoreSheet.ts';
import { type FieldName, isBlank, isHalf, type Line, type Part, type SetRow, type Side } from '../setRow.ts';

/** A part of the sheet that takes a result. */
interface Target {
  row: SetRow;
  part: Part;
}

/** Which result is asked for next, and the keys that answer with one press (R-score-keys). */
export class SheetKeys {
  /** A finger has chosen to type: now its keyboard may come up over the keys. */
  isTyping = false;
  readonly #sheet: ScoreSheet;
  /** The place that has the focus, or had it last. */
  chosen: { key: number; part: Part } | null = null;

  constructor(sheet: ScoreSheet) {
    this.#sheet = sheet;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Where a key goes: what was chosen, or the first that is still missing; null once the match is decided. */
  get target(): Target | null {
    const { rows } = this.#sheet;
    const row = rows.find(({ key }) => key === this.chosen?.key);
    const part = this.chosen?.part ?? 'set';
    if (row && (part === 'set' || this.#sheet.showsTieBreak(row))) return { row, part };
    for (const each of rows) {
      if (isBlank(each.set) || isHalf(each.set)) return { row: each, part: 'set' };
      if (this.#sheet.showsTieBreak(each) && isBlank(each.tieBreak)) return { row: each, part: 'tieBreak' };
    }
    return null;
  }

  /** Results by which a side wins, as lines of the sheet; a tie-break goes to whoever won its set. */
  get groups(): { side: Side; lines: Line[] }[] {
    const { target } = this;
    if (!target) return [];
    const { row, part } = target;
    const { type, rule, ...context } = this.#sheet.kind(row, part);
    const results = usualResults(type, rule, context);
    const winner: Side = Number(row.set.initiator) > Number(row.set.opponent) ? 'initiator' : 'opponent';
    const sides: readonly Side[] = part === 'tieBreak' ? [winner] : ['initiator', 'opponent'];
    const line = (side: Side) => (won: number, lost: number) =>
      side === 'initiator'
        ? { initiator: `${won}`, opponent: `${lost}` }
        : { initiator: `${lost}`, opponent: `${won}` };
    return sides.map((side) => ({ side, lines: results.map(([won, lost]) => line(side)(won, lost)) }));
  }

  /** A field has the focus: its keys are shown. */
  show(row: SetRow, part: Part): void {
    this.chosen = { key: row.key, part };
  }

  /** @returns the field to go to, `save` when nothing is left, or null */
  press(line: Line): FieldName | 'save' | null {
    const { target } = this;
    if (!target) return null;
    this.chosen = null;
    return this.#sheet.enter(target.row, target.part, line);
  }

  type(): void {
    this.isTyping = true;
  }
}
