import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { poolKey } from '../../shared/domain/rating/pool.ts';
import { PredictionMeter, type PredictionQuality } from '../../shared/domain/rating/predictions.ts';
import {
  type LedgerMatch,
  type PlayerRating,
  PRESENT_RULE,
  RATING_RULES,
  type RatingRule,
  rateDay,
} from '../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../shared/domain/rating/scale.ts';
import { type Coverage, CoverageMeter } from './coverage.ts';
import { COLUMNS, type PastMatch, type Row, readRow } from './matchRow.ts';

/** Why a file can't be replayed, in one line. */
export class ReplayError extends Error {
  override name = 'ReplayError';
}

export interface ReplayResult {
  /** For the present rule. */
  quality: PredictionQuality | null;
  /** For every rule there has been, the present one last. */
  rules: { rule: RatingRule; quality: PredictionQuality | null }[];
  /** For how many players the present rule was right about their later rating, by number of matches. */
  coverage: Coverage[];
  walkovers: number;
  retirements: number;
  /** Rows that could not be read: how many, and the first of them. */
  wrong: { count: number; first: { line: number; why: string }[] };
  /** By pool, the final ratings by the present rule. */
  pools: ReadonlyMap<string, ReadonlyMap<string, PlayerRating>>;
}

/** How many rows are named; the others are counted. */
const NAMED = 10;
/** Characters of a row: a quote that is never closed must not swallow the file. */
const MAX_ROW_LENGTH = 10_000;

/** The pools of a file, rated by one rule. */
class RuleReplay {
  readonly pools = new Map<string, Map<string, PlayerRating>>();
  readonly meter = new PredictionMeter();
  readonly coverage = new CoverageMeter();
  readonly rule: RatingRule;

  constructor(rule: RatingRule) {
    this.rule = rule;
  }

  /** Predicts every match of the day by the ratings before it, and only then uses the results. */
  addDay(pool: string, matches: LedgerMatch[]): void {
    const ratings = this.pools.get(pool) ?? new Map<string, PlayerRating>();
    this.pools.set(pool, ratings);
    const rated = rateDay(ratings, matches, () => START_ELO, this.rule);
    for (const { players } of rated.receipts) this.meter.add(players[0]?.expected ?? 0.5);
    for (const [id, rating] of rated.ratings) {
      if (this.rule === PRESENT_RULE) this.coverage.add(`${pool} ${id}`, ratings.get(id)?.matches ?? 0, rating);
      ratings.set(id, rating);
    }
  }
}

/** A replay of a file, a day at a time, by the product's own rule and its earlier ones (R-rating-file). */
class Replay {
  readonly present = new RuleReplay(PRESENT_RULE);
  readonly rules = RATING_RULES.map((rule) => (rule === PRESENT_RULE ? this.present : new RuleReplay(rule)));
  day = '';
  #today = new Map<string, LedgerMatch[]>();
  #count = 0;

  add({ day, sport, winners, losers, share }: PastMatch): void {
    if (day !== this.day) this.endDay();
    this.day = day;
    this.#count += 1;
    // A file has no genders: one pool for singles, one for doubles.
    const pool = poolKey({ sport, single: winners.length === 1, mixed: false });
    const match: LedgerMatch = {
      id: `${this.#count}`.padStart(12, '0'),
      day,
      initiator: winners,
      opponent: losers,
      winner: 'INITIATOR',
      sport,
      share,
    };
    const matches = this.#today.get(pool);
    if (matches) matches.push(match);
    else this.#today.set(pool, [match]);
  }

  endDay(): void {
    for (const [pool, matches] of this.#today) for (const rule of this.rules) rule.addDay(pool, matches);
    this.#today = new Map();
  }
}

/** The positions of the columns in a row, whatever their order and capitals. */
type Positions = Record<(typeof COLUMNS)[number], number>;

function positionsIn(header: readonly string[]): Positions {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new ReplayError(`The header lacks ${missing.join(', ')}.`);
  return Object.fromEntries(COLUMNS.map((column) => [column, names.indexOf(column)])) as Positions;
}

/** Spreadsheets leave empty cells at the end; other extra cells make it unclear which cell belongs to which column. */
function fits(cells: readonly string[], width: number): boolean {
  return cells.length >= width && cells.slice(width).every((cell) => cell.trim() === '');
}

function rowOf(cells: readonly string[], positions: Positions): Row {
  return Object.fromEntries(COLUMNS.map((column) => [column, cells[positions[column]] ?? ''])) as Row;
}

/** The rows that could not be read. */
class WrongRows {
  count = 0;
  readonly first: { line: number; why: string }[] = [];
  #last = 0;

  add(line: number, why: string): void {
    // The parser reports every quote of a row.
    if (line === this.#last) return;
    this.#last = line;
    this.count += 1;
    if (this.first.length < NAMED) this.first.push({ line, why });
  }
}

const isCsvError = (error: unknown): error is CsvError => error instanceof CsvError;

/**
 * Replays past matches in the order of a CSV with a header. A row that can't be used is counted and named by its line.
 * @throws ReplayError when the header lacks a column, days are not in order, or a quoted cell does not end, which makes it
 * unclear where the following rows begin
 */
export async function replayMatches(source: Readable): Promise<ReplayResult> {
  const replay = new Replay();
  const skipped = { walkover: 0, retirement: 0 };
  const wrong = new WrongRows();
  let header: { width: number; positions: Positions } | null = null;
  const rows = source.pipe(
    parse({
      bom: true,
      info: true,
      max_record_size: MAX_ROW_LENGTH,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error?.code !== 'INVALID_OPENING_QUOTE') rows.destroy(error);
        else wrong.add(Number(error.lines), 'a quote in the middle of a cell');
        return undefined;
      },
    }),
  );
  source.once('error', (error) => rows.destroy(error));
  try {
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (!header) {
        header = { width: record.length, positions: positionsIn(record) };
        continue;
      }
      if (!fits(record, header.width)) {
        wrong.add(info.lines, `it has ${record.length} cells, the header ${header.width}`);
        continue;
      }
      const reading = readRow(rowOf(record, header.positions));
      if ('skipped' in reading) skipped[reading.skipped] += 1;
      else if ('wrong' in reading) wrong.add(info.lines, reading.wrong);
      else if (reading.day < replay.day) {
        throw new ReplayError(`Line ${info.lines}: ${reading.day} comes after ${replay.day}. Sort the file by date.`);
      } else replay.add(reading);
    }
  } catch (error) {
    if (isCsvError(error)) throw new ReplayError(`This is no CSV: ${error.message}.`);
    throw error;
  }
  if (!header) positionsIn([]);
  replay.endDay();
  return {
    quality: replay.present.meter.quality(),
    rules: replay.rules.map(({ rule, meter }) => ({ rule, quality: meter.quality() })),
    coverage: replay.present.coverage.counts(),
    walkovers: skipped.walkover,
    retirements: skipped.retirement,
    wrong: { count: wrong.count, first: wrong.first.sort((a, b) => a.line - b.line) },
    pools: replay.present.pools,
  };
}
