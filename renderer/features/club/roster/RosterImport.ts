import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { importPeople, readRoster, readRosterText } from '../../../../shared/contract/roster.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import type { RosterAnswer } from '../../../../shared/contract/schemas/roster.ts';
import { IMPORT_FIELDS, type ImportField } from '../../../../shared/domain/club/importLine.ts';
import type { RosterField } from '../../../../shared/domain/club/rosterColumns.ts';
import { splitName } from '../../../../shared/domain/people/typedName.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { hasTexts, isListOf, isOneOf, isRecord, isText } from '../../../stores/keptShapes.ts';

export type ImportAnswer = ResponseOf<typeof importPeople>;
export type OutcomeLine = ImportAnswer['lines'][number];
export type SentLine = Partial<Record<ImportField, string>>;

/** The steps: the list, its columns, whether to import it, and the result. */
export type ImportStep = 'PASTE' | 'COLUMNS' | 'TRY' | 'DONE';

/** The props of each of the three questions. */
export interface StepProps {
  club: Club;
  roster: RosterImport;
}

/** Cells of a line that were typed because they could not be read. */
type Corrections = Readonly<Record<number, SentLine>>;

const isLine = (value: unknown): value is SentLine => isRecord(value) && Object.values(value).every(isText);
const isField = (value: unknown): value is RosterField | null =>
  value === null || value === 'name' || isOneOf(IMPORT_FIELDS, value);
const isRoster = (value: unknown): value is RosterAnswer =>
  isRecord(value) &&
  isListOf(value.columns, isText) &&
  isListOf(value.lines, (line): line is string[] => isListOf(line, isText)) &&
  typeof value.more === 'number';

/** A list of people on its way into a club: read, understood, tried, taken in (R-club-import). */
export class RosterImport implements Keepable {
  step: ImportStep = 'PASTE';
  text = '';
  /** As it was read last; it stays while one looks back at the text. */
  roster: RosterAnswer | null = null;
  /** The field of each column; null for one that is left out. */
  columns: (RosterField | null)[] = [];
  /** The sport of the levels. */
  sport: Sport;
  /** The outcome, or the one to come. */
  answer: ImportAnswer | null = null;
  corrected: Corrections = {};
  /** Number of the last call: an answer to an earlier one comes too late. */
  #newest = 0;
  readonly #api: ApiClient;
  readonly #language: Language;
  readonly #club: Pick<Club, 'id' | 'sports'>;

  /** @param language gives the order of whole names (R-name-order) */
  constructor(api: ApiClient, club: Pick<Club, 'id' | 'sports'>, language: Language) {
    this.#api = api;
    this.#language = language;
    this.#club = club;
    this.sport = club.sports[0] ?? 'TENNIS';
    const asTheyAre = { roster: observableRef, answer: observableRef, corrected: observableRef };
    makeAutoObservable(this, asTheyAre, { autoBind: true });
  }

  get isDone(): boolean {
    return this.step === 'DONE';
  }

  write(text: string): void {
    this.text = text;
  }

  /** Sets a column's field, clears it from any other column, and drops the corrections of both. */
  setColumn(at: number, field: RosterField | null): void {
    const changed = [this.columns[at], field].flatMap((each) => (each === 'name' ? ['firstName', 'lastName'] : each));
    this.columns = this.columns.map((each, index) => (index === at ? field : each === field ? null : each));
    const kept = (line: SentLine) =>
      Object.fromEntries(Object.entries(line).filter(([name]) => !changed.includes(name)));
    this.corrected = Object.fromEntries(Object.entries(this.corrected).map(([line, cells]) => [line, kept(cells)]));
    this.#newest += 1;
  }

  setSport(sport: Sport): void {
    this.sport = sport;
    this.#newest += 1;
  }

  get hasNames(): boolean {
    return this.columns.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');
  }

  /** The lines by the fields of their columns, with the corrections. */
  get lines(): SentLine[] {
    return (this.roster?.lines ?? []).map((cells, number) => {
      const line: SentLine = {};
      this.columns.forEach((field, at) => {
        const cell = cells[at];
        if (!field || !cell) return;
        // Columns of parts say it better than the whole name.
        if (field === 'name') Object.assign(line, { ...splitName(cell, this.#language), ...line });
        else line[field] = cell;
      });
      return { ...line, ...this.corrected[number] };
    });
  }

  /** Corrects a cell of a line that can't be read. */
  correct(at: number, field: ImportField, value: string): void {
    this.corrected = { ...this.corrected, [at]: { ...this.corrected[at], [field]: value } };
  }

  /** To the question before; nothing that was said is lost. */
  back(): void {
    this.step = this.step === 'TRY' ? 'COLUMNS' : 'PASTE';
    this.#newest += 1;
  }

  /** Has the server read the pasted text, or a file; it keeps nothing. @throws ApiFailure */
  async read(source: string | File): Promise<void> {
    const params = { id: this.#club.id };
    const roster = await (typeof source === 'string'
      ? this.#api.call(readRosterText, { params, body: { text: source } })
      : this.#api.upload(readRoster, source, source.name, params));
    runInAction(() => {
      // The same list again is still understood as it was.
      if (JSON.stringify(roster) !== JSON.stringify(this.roster)) this.#understand(roster);
      this.step = 'COLUMNS';
    });
  }

  #understand(roster: RosterAnswer): void {
    const width = Math.max(roster.columns.length, ...roster.lines.map(({ length }) => length));
    const guess = Object.entries(roster.guess) as [RosterField, number][];
    this.roster = roster;
    this.columns = Array.from({ length: width }, (_, at) => guess.find(([, column]) => column === at)?.[0] ?? null);
    this.corrected = {};
  }

  /** Asks for the outcome; nothing is changed. @throws ApiFailure */
  async tryOut(): Promise<void> {
    this.#newest += 1;
    const asked = this.#newest;
    const answer = await this.#run(true);
    runInAction(() => {
      if (asked !== this.#newest || this.isDone) return;
      this.answer = answer;
      this.step = 'TRY';
    });
  }

  /** Takes the people in, as it was tried. @throws ApiFailure */
  async take(): Promise<void> {
    this.#newest += 1;
    const answer = await this.#run(false);
    runInAction(() => {
      this.answer = answer;
      this.step = 'DONE';
    });
  }

  #run(dryRun: boolean): Promise<ImportAnswer> {
    const body = { lines: this.lines, sport: this.sport, dryRun };
    return this.#api.call(importPeople, { params: { id: this.#club.id }, body });
  }

  get typed() {
    const { step, text, roster, columns, sport, corrected } = this;
    if (step === 'DONE' || (text === '' && roster === null)) return null;
    return { text, roster, columns, sport, corrected, isRead: step !== 'PASTE' };
  }

  /** Goes on at the columns: the outcome is asked for again. */
  restore(kept: unknown): void {
    if (!hasTexts(kept, ['text'])) return;
    this.text = kept.text;
    const { roster, columns, sport, corrected } = kept;
    if (!isRoster(roster) || !isListOf(columns, isField)) return;
    this.roster = roster;
    this.columns = columns;
    this.corrected = isRecord(corrected) && Object.values(corrected).every(isLine) ? (corrected as Corrections) : {};
    if (isOneOf(this.#club.sports, sport)) this.sport = sport;
    this.step = kept.isRead === true ? 'COLUMNS' : 'PASTE';
  }
}
