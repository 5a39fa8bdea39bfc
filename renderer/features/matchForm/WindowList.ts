import { makeAutoObservable } from 'mobx';
import { candidateStarts } from '../../../shared/domain/calendar/calendar.ts';
import { withCells, withoutCells } from '../../../shared/domain/calendar/windowDrawing.ts';
import { laterDay, venueDay } from '../../../shared/domain/calendar/zone.ts';
import { MAX_WINDOWS } from '../../../shared/domain/limits.ts';
import type { Period } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { newRowKey } from '../../ui/forms/rowKey.ts';
import {
  laterTime,
  minutesBetween,
  periodOf,
  timeAfter,
  type WallWindow,
  type WindowRules,
  wallWindowsOf,
  windowProblem,
} from './windowTimes.ts';

export interface WindowRow extends WallWindow {
  key: string;
}

/** The evening most people mean, in minutes. */
const USUAL = { from: '18:00', minutes: 180 };

/** The times an organiser offers, as they are typed (R-window). */
export class WindowList {
  rows: WindowRow[] = [];
  readonly #rules: () => WindowRules;
  readonly #check = new BodyCheck(() =>
    import('../../../shared/contract/schemas/gameFields.ts').then((m) => m.gameWindow),
  );

  constructor(rules: () => WindowRules) {
    this.#rules = rules;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The rules for the windows. */
  get rules(): WindowRules {
    return this.#rules();
  }

  /** Whether the windows can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  get full(): boolean {
    return this.rows.length >= MAX_WINDOWS;
  }

  /** One more window: the usual evening tomorrow, or the last row's hours on the day after it. */
  add(): void {
    const last = this.rows.at(-1);
    if (last) {
      this.repeat(last.key);
      return;
    }
    const { duration, timezone, now } = this.#rules();
    this.rows.push({
      key: newRowKey(),
      day: laterDay(venueDay(now.toISOString(), timezone)),
      from: USUAL.from,
      to: laterTime(USUAL.from, Math.max(USUAL.minutes, duration)),
    });
  }

  /** The same hours on the next day that does not have them yet, in the order of time. */
  repeat(key: string): void {
    const row = this.rows.find((each) => each.key === key);
    if (!row || this.full) return;
    const { from, to } = row;
    let day = laterDay(row.day);
    while (day && this.rows.some((other) => other.day === day && other.from === from && other.to === to)) {
      day = laterDay(day);
    }
    const later = this.rows.findIndex((other) => `${other.day} ${other.from}` > `${day} ${from}`);
    this.rows.splice(later < 0 ? this.rows.length : later, 0, { key: newRowKey(), day, from, to });
  }

  /** A beginning after the end takes the end along: nobody means nearly a day by it. */
  set(key: string, change: Partial<WallWindow>): void {
    const row = this.rows.find((each) => each.key === key);
    if (!row) return;
    const { from = row.from } = change;
    if (change.to === undefined && row.to > row.from && row.to <= from) {
      row.to = timeAfter(from, minutesBetween(row.from, row.to));
      row.toAgain = undefined;
    }
    // A typed time is the first of two hours that read the same.
    if (change.day !== undefined || change.from !== undefined) row.fromAgain = undefined;
    if (change.day !== undefined || change.to !== undefined) row.toAgain = undefined;
    Object.assign(row, change);
  }

  remove(key: string): void {
    this.rows = this.rows.filter((row) => row.key !== key);
  }

  take(windows: readonly WallWindow[]): void {
    this.rows = windows.slice(0, MAX_WINDOWS).map((window) => ({ ...window, key: newRowKey() }));
  }

  /**
   * Draws cells of the venue's half hours into the windows, and takes others out; rows that are no window yet stay.
   * @returns whether it did: the number of windows is limited
   */
  draw(added: Iterable<string>, removed: Iterable<string>): boolean {
    const { timezone } = this.#rules();
    const periods = withCells(withoutCells(this.periods, removed, timezone), added, timezone);
    const unfinished = this.rows.filter((row) => periodOf(row, timezone) === null);
    const windows = periods.flatMap((period) => wallWindowsOf(period, timezone));
    if (windows.length + unfinished.length > MAX_WINDOWS) return false;
    const isSame = (row: WindowRow, window: WallWindow) =>
      (['day', 'from', 'to', 'fromAgain', 'toAgain'] as const).every((part) => row[part] === window[part]);
    const drawn = windows.map(
      (window) => this.rows.find((row) => isSame(row, window)) ?? { ...window, key: newRowKey() },
    );
    this.rows = [...drawn, ...unfinished];
    return true;
  }

  /** The windows that are periods, in the order of time. */
  get periods(): Period[] {
    const { timezone } = this.#rules();
    return this.rows
      .flatMap((row) => periodOf(row, timezone) ?? [])
      .sort((a, b) => a.fromTime.localeCompare(b.fromTime));
  }

  /** Starts a match can have, each once. */
  get starts(): string[] {
    const { duration, timezone, now } = this.#rules();
    return candidateStarts(this.periods, duration, timezone, now.toISOString());
  }

  /** How many of the starts lie in one row. */
  startsIn(row: WindowRow): number {
    const period = periodOf(row, this.#rules().timezone);
    if (!period) return 0;
    const from = Date.parse(period.fromTime);
    const to = Date.parse(period.toTime);
    return this.starts.filter((start) => Date.parse(start) >= from && Date.parse(start) < to).length;
  }

  /** By row; empty when all of them can be offered. */
  get problems(): Map<string, TextKey> {
    const faultOf = (period: Period) => this.#check.faultsOf(period)?.body ?? null;
    const rules = { ...this.#rules(), faultOf };
    const found = new Map<string, TextKey>();
    for (const row of this.rows) {
      const problem = windowProblem(row, this.periods, rules);
      if (problem) found.set(row.key, problem);
    }
    return found;
  }
}
