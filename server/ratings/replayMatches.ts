import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { PredictionMeter, type PredictionQuality } from '../../shared/domain/predictions.ts';
import { type LedgerMatch, poolKey, rateDay, START_ELO, type Standing } from '../../shared/domain/rating.ts';
import { COLUMNS, type PastMatch, type Row, readRow } from './matchRow.ts';

/** Why a file cannot be replayed, in one line. */
export class ReplayError extends Error {
  override name = 'ReplayError';
}

export interface ReplayResult {
  quality: PredictionQuality | null;
  walkovers: number;
  retirements: number;
  /** Rows that could not be read: how many, and the first of them. */
  wrong: { count: number; first: { line: number; why: string }[] };
  /** By pool, where everybody ended. */
  pools: ReadonlyMap<string, ReadonlyMap<string, Standing>>;
}

/** Rows that are named; the others are counted. */
const NAMED = 10;

/** The pools of a replay, a day at a time by the product's own rule (decisions §6). */
class Replay {
  readonly pools = new Map<string, Map<string, Standing>>();
  readonly meter = new PredictionMeter();
  day = '';
  #today = new Map<string, LedgerMatch[]>();
  #count = 0;

  add({ day, sport, winners, losers }: PastMatch): void {
    if (day !== this.day) this.endDay();
    this.day = day;
    this.#count += 1;
    // Of genders a file says nothing: one pool for singles, one for doubles.
    const pool = poolKey({ sport, single: winners.length === 1, mixed: false });
    const match: LedgerMatch = {
      id: `${this.#count}`.padStart(12, '0'),
      day,
      initiator: winners,
      opponent: losers,
      winner: 'INITIATOR',
    };
    const matches = this.#today.get(pool);
    if (matches) matches.push(match);
    else this.#today.set(pool, [match]);
  }

  /** Predicts every match of the day by the ratings before it, and only then learns how they ended. */
  endDay(): void {
    for (const [pool, matches] of this.#today) {
      const standings = this.pools.get(pool) ?? new Map<string, Standing>();
      this.pools.set(pool, standings);
      const rated = rateDay(standings, matches, () => START_ELO);
      for (const { players } of rated.receipts) this.meter.add(players[0]?.expected ?? 0.5);
      for (const [id, standing] of rated.standings) standings.set(id, standing);
    }
    this.#today = new Map();
  }
}

function columnsOf(header: string[]): string[] {
  const names = header.map((name) => name.trim());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new ReplayError(`The header lacks ${missing.join(', ')}.`);
  return names;
}

/**
 * Replays past matches in the order of a headed CSV.
 * @throws ReplayError when the header lacks a column, the file is no CSV, or its days are not in order
 */
export async function replayMatches(source: Readable): Promise<ReplayResult> {
  const replay = new Replay();
  const skipped = { walkover: 0, retirement: 0 };
  const wrong: ReplayResult['wrong'] = { count: 0, first: [] };
  const rows = source.pipe(parse({ bom: true, columns: columnsOf, info: true, skip_empty_lines: true }));
  source.once('error', (error) => rows.destroy(error));
  try {
    for await (const { record, info } of rows as AsyncIterable<{ record: Row; info: { lines: number } }>) {
      const reading = readRow(record);
      if ('skipped' in reading) skipped[reading.skipped] += 1;
      else if ('wrong' in reading) {
        wrong.count += 1;
        if (wrong.first.length < NAMED) wrong.first.push({ line: info.lines, why: reading.wrong });
      } else if (reading.day < replay.day) {
        throw new ReplayError(`Line ${info.lines}: ${reading.day} comes after ${replay.day}. Sort the file by date.`);
      } else replay.add(reading);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new ReplayError(`This is no CSV: ${error.message}.`);
    }
    throw error;
  }
  replay.endDay();
  return {
    quality: replay.meter.quality(),
    walkovers: skipped.walkover,
    retirements: skipped.retirement,
    wrong,
    pools: replay.pools,
  };
}
