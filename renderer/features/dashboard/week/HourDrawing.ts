import { makeAutoObservable, observableRef } from 'mobx';

/** A cell of the board: an hour of a day, by its column. */
export interface HourCell {
  column: number;
  hour: number;
}

interface Drawn {
  column: number;
  anchor: number;
  hour: number;
}

/** Hours that are drawn on the board, by a pointer or with Shift and the arrow keys: always within one day. */
export class HourDrawing {
  drawn: Drawn | null = null;
  /** The cell the keyboard is at. */
  at: HourCell;
  readonly #bounds: () => { from: number; to: number; columns: number };

  /** @param bounds hours and days that are shown */
  constructor(at: HourCell, bounds: () => { from: number; to: number; columns: number }) {
    this.at = at;
    this.#bounds = bounds;
    makeAutoObservable(this, { drawn: observableRef, at: observableRef, has: false }, { autoBind: true });
  }

  /** First and last hour of the drawing. */
  get span(): { column: number; from: number; to: number } | null {
    if (!this.drawn) return null;
    const { column, anchor, hour } = this.drawn;
    return { column, from: Math.min(anchor, hour), to: Math.max(anchor, hour) + 1 };
  }

  readonly has = ({ column, hour }: HourCell): boolean => {
    const { span } = this;
    return span !== null && span.column === column && hour >= span.from && hour < span.to;
  };

  begin({ column, hour }: HourCell): void {
    this.at = { column, hour };
    this.drawn = { column, anchor: hour, hour };
  }

  extend({ column, hour }: HourCell): void {
    if (this.drawn?.column !== column) return;
    this.drawn = { ...this.drawn, hour };
    this.at = { column, hour };
  }

  /** The focus has come to a cell; a drawing elsewhere is given up. */
  visit(cell: HourCell): void {
    if (!this.has(cell)) this.drawn = null;
    this.at = cell;
  }

  clear(): void {
    this.drawn = null;
  }

  /**
   * A key that moves: arrows, Home and End; with Shift those along the day draw.
   * @returns whether it was one
   */
  press(key: string, shift: boolean): boolean {
    const { from, to, columns } = this.#bounds();
    const { column, hour } = this.at;
    const steps: Record<string, HourCell> = {
      ArrowUp: { column, hour: hour - 1 },
      ArrowDown: { column, hour: hour + 1 },
      ArrowLeft: { column: column - 1, hour },
      ArrowRight: { column: column + 1, hour },
      Home: { column: 0, hour },
      End: { column: columns - 1, hour },
    };
    const step = steps[key];
    if (!step) return false;
    const cell = {
      column: Math.min(columns - 1, Math.max(0, step.column)),
      hour: Math.min(to - 1, Math.max(from, step.hour)),
    };
    const draws = shift && cell.column === column;
    if (!draws) this.clear();
    else if (!this.drawn) this.drawn = { column, anchor: hour, hour };
    this.at = cell;
    if (draws) this.extend(cell);
    return true;
  }
}
