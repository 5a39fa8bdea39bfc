import { makeAutoObservable } from 'mobx';
import { takesSets } from '../../../../shared/domain/score/entry.ts';
import { usualResults } from '../../../../shared/domain/score/usualResults.ts';
import type { PlayedStatus, Winner } from '../../../../shared/domain/values.ts';
import type { ScoreSheet } from '../ScoreSheet.ts';
import { type FieldName, fieldName, isBlank, isHalf, type Line, type Part, type SetRow, type Side } from '../setRow.ts';
import { lastEntered } from '../sheetRows.ts';
import { ownSide } from '../sides.ts';

/** A part of the sheet that takes a result. */
interface Target {
  row: SetRow;
  part: Part;
}

/** Results by which a side wins. */
export interface KeyGroup {
  side: Side;
  lines: Line[];
}

/** The part under the board: keys for results, or the end of a match that was not played to its end. */
export type Panel = 'keys' | 'stopped' | 'notPlayed';

/** How a match ended, and its winner where no score tells it. */
export interface Ending {
  status: PlayedStatus;
  winner: Winner;
}

/** The most keys a side while both sides are shown: more push each other out of sight. */
const BOTH = 8;

/** The sheet's next question, and the keys that answer with one press (R-score-keys). */
export class SheetKeys {
  /** A finger has chosen to type: now its keyboard may come up over the keys. */
  isTyping = false;
  panel: Panel;
  /** The side whose results are shown where those of both do not fit. */
  picked: Side;
  /** The place that has the focus, or had it last. */
  chosen: { key: number; part: Part } | null = null;
  readonly #sheet: ScoreSheet;

  constructor(sheet: ScoreSheet) {
    this.#sheet = sheet;
    this.panel = sheet.asksSets ? 'keys' : 'notPlayed';
    this.picked =
      sheet.expected === 'UNKNOWN'
        ? (ownSide(sheet.game) ?? 'initiator')
        : sheet.expected === 'INITIATOR'
          ? 'initiator'
          : 'opponent';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The target of a key: the chosen place, or the first that is still missing; null once the match is decided. */
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

  /** The set whose tie-break can be typed now: there is room on the board for one. */
  get tieBreakRow(): SetRow | null {
    const row = this.target?.row ?? this.#sheet.rows.at(-1);
    return row && this.#sheet.showsTieBreak(row) ? row : null;
  }

  /** Results as lines of the sheet; a tie-break goes to the winner of its set. */
  get groups(): KeyGroup[] {
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

  /** The winner is asked before the result: both sides have too many. */
  get asksSide(): boolean {
    return this.groups.length > 1 && this.groups.some(({ lines }) => lines.length > BOTH);
  }

  /** The groups that are shown at once. */
  get shown(): KeyGroup[] {
    return this.asksSide ? this.groups.filter(({ side }) => side === this.picked) : this.groups;
  }

  /** Whether there is something to take back. */
  get canUndo(): boolean {
    return this.panel === 'keys' && lastEntered(this.#sheet.rows) !== null;
  }

  pick(side: Side): void {
    this.picked = side;
  }

  open(panel: Panel): void {
    this.panel = panel;
  }

  /** Says how the match ended; where that leaves sets to enter, their keys are back. */
  end({ status, winner }: Ending): void {
    this.#sheet.setPlayedStatus(status);
    this.#sheet.nameWinner(winner);
    this.panel = takesSets(status) ? 'keys' : 'notPlayed';
  }

  /** A field has the focus: its keys are shown. */
  show(row: SetRow, part: Part): void {
    this.chosen = { key: row.key, part };
    this.panel = 'keys';
  }

  /** Nothing is left to enter: no field is asked about any more. */
  rest(): void {
    this.chosen = null;
  }

  /** @returns the field to go to, `save` when nothing is left, or null */
  press(line: Line): FieldName | 'save' | null {
    const { target } = this;
    if (!target) return null;
    this.chosen = null;
    return this.#sheet.enter(target.row, target.part, line);
  }

  /** Takes back the last entry. @returns the field to go to, or null */
  undo(): FieldName | null {
    const last = lastEntered(this.#sheet.rows);
    if (!last) return null;
    this.#sheet.enter(last.row, last.part, { initiator: '', opponent: '' });
    this.show(last.row, last.part);
    return fieldName(last.row, last.part, 'initiator');
  }

  /** Figures are typed: a match with figures was played. */
  type(): void {
    this.isTyping = true;
    this.panel = 'keys';
    if (!this.#sheet.asksSets) this.#sheet.setPlayedStatus('PLAYED');
  }
}
