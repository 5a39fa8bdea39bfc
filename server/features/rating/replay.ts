import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { type LedgerMatch, type PlayerRating, PRESENT_RULE, rateDay } from '../../../shared/domain/rating/rating.ts';
import { START_ELO } from '../../../shared/domain/rating/scale.ts';
import type { Database, Tx } from '../../db/database.ts';
import { lockPool, storeRankings } from './listing.ts';
import { loadRatingsBefore, loadStarts } from './ratingsBefore.ts';
import { Agenda } from './replayAgenda.ts';
import { completeMatches, completePool, isOfRule, setRule } from './store/poolRule.ts';
import {
  findReceipts,
  findSeeds,
  findUpcoming,
  loadMatches,
  type StoredReceipt,
  storeRatings,
  storeReceipts,
} from './store/receipts.ts';

/** Players whose ratings are written by one statement, so that no statement takes too long, whatever the size of a pool. */
const AT_ONCE = 2000;
/** Before every match. */
const FIRST_DAY = '0001-01-01';

/** A replay of a pool that was asked for, as the job's data. */
export interface WantedReplay {
  pool: string;
  /** `YYYY-MM-DD`: the first day on which anything has changed. */
  day: string;
  /** The matches that have entered the ledger, left it or were corrected; left out, all from that day on. */
  games?: string[];
}

/** The sum of each player's receipts on one day: with a different sum, their later matches are rated differently. */
function sumsOf(receipts: readonly StoredReceipt[]): Map<string, string> {
  const own = Map.groupBy(receipts, ({ user_id }) => user_id);
  return new Map([...own].map(([player, all]) => [player, `${all.length} ${all[0]?.after}`]));
}

/**
 * Rates the matches of some players on a day, with everybody they met.
 * @returns players whose rating has changed after it, and all players that were looked at
 */
async function replayDay(
  tx: Tx,
  pool: string,
  day: string,
  planned: { players: ReadonlySet<string>; games: ReadonlySet<string> },
): Promise<{ moved: string[]; seen: Iterable<string> }> {
  const known = await findReceipts(tx, pool, day, [...planned.players]);
  const games = new Set([...planned.games, ...known.map(({ game_id }) => game_id)]);
  const met = (await loadMatches(tx, pool, day, [...games])).flatMap(playersOf);
  // Everybody they met gets other numbers for these matches, and so another sum of the day.
  const seen = new Set([...planned.players, ...met]);
  const stored = await findReceipts(tx, pool, day, [...seen]);
  for (const { game_id } of stored) games.add(game_id);
  const matches = await loadMatches(tx, pool, day, [...games]);
  const playing = [...new Set(matches.flatMap(playersOf))];
  const before = await loadRatingsBefore(tx, pool, day, playing);
  const rated = await rate(tx, pool, matches, before);
  // For players who only met them, not all matches of the day are loaded.
  const fresh = rated.filter(({ user_id }) => seen.has(user_id));
  await storeReceipts(tx, pool, stored, fresh);
  const [old, now] = [sumsOf(stored), sumsOf(fresh)];
  return { moved: [...seen].filter((player) => old.get(player) !== now.get(player)), seen };
}

const playersOf = ({ initiator, opponent }: LedgerMatch): string[] => [...initiator, ...opponent];

async function rate(
  tx: Tx,
  pool: string,
  matches: LedgerMatch[],
  before: ReadonlyMap<string, PlayerRating>,
): Promise<StoredReceipt[]> {
  const fresh = [...new Set(matches.flatMap(playersOf))].filter((id) => !before.has(id));
  const starts = await loadStarts(tx, poolOfKey(pool).sport, fresh);
  const { receipts } = rateDay(before, matches, (id) => starts.get(id) ?? START_ELO);
  return receipts.flatMap(({ matchId, day, players }) =>
    players.map(({ id, ...numbers }) => ({ game_id: matchId, user_id: id, pool, day, ...numbers })),
  );
}

/**
 * Makes a pool's receipts and ratings the same as if everything had been rated at once, in one transaction, one at a time for
 * each pool (R-rating-replay). It reads and writes only what follows from the changed matches: their players, the later matches
 * of these, and so on. A pool of the previous rule is computed again as a whole, once.
 */
async function replayPool(db: Database, pool: string, wanted: readonly WantedReplay[]): Promise<void> {
  // Before the transaction, which may be a long one: no correction may wait for it.
  if (!(await isOfRule(db, pool, PRESENT_RULE))) await completePool(db, pool);
  await db.transaction().execute(async (tx) => {
    const isOfRuleBefore = (await lockPool(tx, pool)) !== PRESENT_RULE;
    if (!isOfRuleBefore)
      await completeMatches(
        tx,
        wanted.flatMap(({ games = [] }) => games),
      );
    const agenda = new Agenda();
    const seeds = await findSeeds(tx, pool, isOfRuleBefore ? [{ day: FIRST_DAY }] : wanted);
    for (const seed of seeds) agenda.add(seed);
    const touched = new Set<string>();
    const moved = new Set<string>();
    for (let next = agenda.takeFirst(); next; next = agenda.takeFirst()) {
      const { day } = next;
      const done = await replayDay(tx, pool, day, next);
      for (const player of done.seen) touched.add(player);
      const newly = done.moved.filter((player) => !moved.has(player));
      for (const player of newly) moved.add(player);
      for (const later of await findUpcoming(tx, pool, day, newly)) agenda.add(later);
    }
    const players = [...touched].sort();
    for (let from = 0; from < players.length; from += AT_ONCE) {
      await storeRatings(tx, pool, players.slice(from, from + AT_ONCE));
    }
    for (let from = 0; from < players.length; from += AT_ONCE) {
      await storeRankings(tx, poolOfKey(pool), players.slice(from, from + AT_ONCE));
    }
    await setRule(tx, pool, PRESENT_RULE);
  });
}

/** Combines several replays of a pool into one. */
export async function replayPools(db: Database, wanted: readonly WantedReplay[]): Promise<void> {
  for (const [pool, own] of Map.groupBy(wanted, (each) => each.pool)) await replayPool(db, pool, own);
}

/** Computes the pools again that still have the previous rule; in other pools nothing has changed. */
export async function replayRule(db: Database, pools: readonly { pool: string }[]): Promise<void> {
  await replayPools(
    db,
    pools.map(({ pool }) => ({ pool, day: FIRST_DAY, games: [] })),
  );
}
