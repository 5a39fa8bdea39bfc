import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { importPeople, readRoster, readRosterText } from '../../../../shared/contract/roster.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import type { RosterAnswer } from '../../../../shared/contract/schemas/roster.ts';
import type { ImportField } from '../../../../shared/domain/club/importLine.ts';
import type { RosterField } from '../../../../shared/domain/club/rosterColumns.ts';
import { splitName } from '../../../../shared/domain/people/personName.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { ApiClient } from '../../../api/client.ts';

export type ImportAnswer = ResponseOf<typeof importPeople>;
export type OutcomeLine = ImportAnswer['lines'][number];
export type SentLine = Partial<Record<ImportField, string>>;

/** What is asked next: the list, its columns, whether to do it; at last what was done. */
export type ImportStep = 'PASTE' | 'COLUMNS' | 'TRY' | 'DONE';

/** What each of the three questions needs. */
export interface StepProps {
  club: Club;
  roster: RosterImport;
}

interface Tried {
  lines: SentLine[];
  answer: ImportAnswer;
}

/** A list of people on its way into a club: read, understood, tried, taken in (R-club-import). */
export class RosterImport {
  text = '';
  roster: RosterAnswer | null = null;
  /** By column: what it is; null where it is left out. */
  columns: (RosterField | null)[] = [];
  /** Whose levels these are. */
  sport: Sport;
  tried: Tried | null = null;
  isDone = false;
  readonly #api: ApiClient;
  readonly #language: Language;
  readonly #clubId: string;

  /** @param language in whose order whole names are (R-name-order) */
  constructor(api: ApiClient, { id, sports }: Pick<Club, 'id' | 'sports'>, language: Language) {
    this.#api = api;
    this.#language = language;
    this.#clubId = id;
    this.sport = sports[0] ?? 'TENNIS';
    makeAutoObservable(this, { roster: observableRef, tried: observableRef }, { autoBind: true });
  }

  get step(): ImportStep {
    if (this.isDone) return 'DONE';
    if (this.tried) return 'TRY';
    return this.roster ? 'COLUMNS' : 'PASTE';
  }

  write(text: string): void {
    this.text = text;
  }

  /** Says what a column is; another one that was the same is left out. */
  setColumn(at: number, field: RosterField | null): void {
    this.columns = this.columns.map((each, index) => (index === at ? field : each === field ? null : each));
  }

  setSport(sport: Sport): void {
    this.sport = sport;
  }

  get hasNames(): boolean {
    return this.columns.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');
  }

  /** The lines by what their columns are. */
  get lines(): SentLine[] {
    return (this.roster?.lines ?? []).map((cells) => {
      const line: SentLine = {};
      this.columns.forEach((field, at) => {
        const cell = cells[at];
        if (!field || !cell) return;
        // Columns of parts say it better than the whole name.
        if (field === 'name') Object.assign(line, { ...splitName(cell, this.#language), ...line });
        else line[field] = cell;
      });
      return line;
    });
  }

  /** Corrects a cell of a line that can't be read. */
  correct(at: number, field: ImportField, value: string): void {
    if (!this.tried) return;
    const lines = this.tried.lines.map((line, index) => (index === at ? { ...line, [field]: value } : line));
    this.tried = { ...this.tried, lines };
  }

  /** To the question before. */
  back(): void {
    if (this.tried) this.tried = null;
    else this.roster = null;
  }

  /** Has the server read what was pasted, or a file; it keeps nothing. @throws ApiFailure */
  async read(source: string | File): Promise<void> {
    const params = { id: this.#clubId };
    const roster = await (typeof source === 'string'
      ? this.#api.call(readRosterText, { params, body: { text: source } })
      : this.#api.upload(readRoster, source, source.name, params));
    const width = Math.max(roster.columns.length, ...roster.lines.map(({ length }) => length));
    const guess = Object.entries(roster.guess) as [RosterField, number][];
    runInAction(() => {
      this.roster = roster;
      this.columns = Array.from({ length: width }, (_, at) => guess.find(([, column]) => column === at)?.[0] ?? null);
    });
  }

  /** Asks what would happen; nothing does. @throws ApiFailure */
  async tryOut(lines: SentLine[]): Promise<void> {
    const answer = await this.#run(lines, true);
    runInAction(() => {
      this.tried = { lines, answer };
    });
  }

  /** Takes the people in, as it was tried. @throws ApiFailure */
  async take(lines: SentLine[]): Promise<void> {
    const answer = await this.#run(lines, false);
    runInAction(() => {
      this.tried = { lines, answer };
      this.isDone = true;
    });
  }

  #run(lines: SentLine[], dryRun: boolean): Promise<ImportAnswer> {
    const body = { lines, sport: this.sport, dryRun };
    return this.#api.call(importPeople, { params: { id: this.#clubId }, body });
  }
}
