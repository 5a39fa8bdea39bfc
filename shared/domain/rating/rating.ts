/** How much a win counts for ratings (R-rating-elo). */
/**
 * Ratings: Elo in pools, a pure function of the ledger of scored matches (R-rating-elo). All matches of one venue-local
 * day are computed from the ratings before that day and their changes added, so order within a day cannot matter.
 */

import { groupBy } from '../groupBy.ts';
import { SPORT_RULES } from '../sports.ts';
import type { Sport, Winner } from '../values.ts';

/** The rating rules, the present one last: only by the winner, and also by how clear the win was. */
export const RATING_RULES = ['RESULT', 'MARGIN'] as const;
export type RatingRule = (typeof RATING_RULES)[number];
export const PRESENT_RULE: RatingRule = 'MARGIN';

/** For a win with half of the games or points. */
const EVEN_CREDIT = 0.75;
/** How much a greater share adds: points are shared more evenly than games. */
const STEEPNESS = { TENNIS: 1.25, POINTS: 2.5 } as const;

/**
 * @param share the winners' share of games or points, 0 to 1; null where it is unknown: then it is a whole win
 * @returns at most 1
 */
export function creditOf(share: number | null, sport: Sport, rule: RatingRule = PRESENT_RULE): number {
  if (share === null || rule === 'RESULT') return 1;
  return Math.min(1, EVEN_CREDIT + STEEPNESS[SPORT_RULES[sport].family] * (share - 0.5));
}

/** A player's state in a pool: Elo, and rated matches played in it so far. */
export interface PlayerRating {
  elo: number;
  matches: number;
}

/** A scored match in a pool's ledger; `day` is the venue's day (`YYYY-MM-DD`), sides are player ids. */
export interface LedgerMatch {
  id: string;
  day: string;
  initiator: readonly string[];
  opponent: readonly string[];
  winner: Exclude<Winner, 'UNKNOWN'>;
  sport: Sport;
  /** The winners' share of games or points, 0 to 1; null counts as a whole win (R-rating-share). */
  share: number | null;
}

/**
 * How one match moved one player, in Elo. `before` is the rating before the day, `expected` their side's chance (0 to
 * 1), `result` 1 or 0. `share` and `credit` are the winning side's: its share of the match, and what the win counts.
 * `change` is k times the credit less the winners' chance, at least 0; the losers lose as much. `after` is
 * the rating after the whole day: `before` plus the changes of all their receipts of that day, which is `before` of their
 * next day.
 */
interface PlayerReceipt {
  id: string;
  before: number;
  expected: number;
  result: 0 | 1;
  share: number | null;
  credit: number;
  rule: RatingRule;
  k: number;
  change: number;
  after: number;
}

/** The receipt of a match (R-rating-receipt), initiators first. */
export interface Receipt {
  matchId: string;
  day: string;
  players: PlayerReceipt[];
}

export type StartElo = (playerId: string) => number;

/** The chance (0 to 1) that a side of this Elo beats the other. */
export function expectedScore(elo: number, otherElo: number): number {
  return 1 / (1 + 10 ** ((otherElo - elo) / 400));
}

/** How far one match can move a player who has played `matches` rated ones in the pool on earlier days. */
export function kFactor(matches: number): number {
  return 250 / (matches + 5) ** 0.4;
}

/** The inverse of `kFactor`: how many matches a player had on earlier days, from the K in a receipt. */
export function matchesOfK(k: number): number {
  return Math.max(0, Math.round((250 / k) ** 2.5 - 5));
}

/** A team's Elo: the mean of its players'. Throws RangeError for a side without players. */
export function teamElo(elos: readonly number[]): number {
  if (elos.length === 0) throw new RangeError('a side without players has no rating');
  return elos.reduce((sum, elo) => sum + elo, 0) / elos.length;
}

/**
 * Rates all matches of one pool and one day. `before` holds the ratings before the day; a player who is not in it starts at
 * `startElo`. Returns the new ratings of that day's players only, and a receipt for each match in order of match id.
 */
export function rateDay(
  before: ReadonlyMap<string, PlayerRating>,
  matches: readonly LedgerMatch[],
  startElo: StartElo,
  rule: RatingRule = PRESENT_RULE,
): { ratings: Map<string, PlayerRating>; receipts: Receipt[] } {
  const ratingOf = (id: string): PlayerRating => before.get(id) ?? { elo: startElo(id), matches: 0 };
  const eloOf = (side: readonly string[]): number => teamElo(side.map((id) => ratingOf(id).elo));
  const ratings = new Map<string, PlayerRating>();
  const receipts: Receipt[] = [];
  // The last digit of a sum of fractions depends on their order: with one order, replays are equal to the bit.
  const inOrder = [...matches].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

  for (const { id: matchId, day, initiator, opponent, winner, sport, share } of inOrder) {
    const expected = expectedScore(eloOf(initiator), eloOf(opponent));
    const credit = creditOf(share, sport, rule);
    // A narrow win of a clear favourite changes nothing: nobody loses by winning.
    const surplus = Math.max(0, credit - (winner === 'INITIATOR' ? expected : 1 - expected));
    const players: PlayerReceipt[] = [];
    for (const side of ['INITIATOR', 'OPPONENT'] as const) {
      const result = winner === side ? 1 : 0;
      const chance = side === 'INITIATOR' ? expected : 1 - expected;
      for (const id of side === 'INITIATOR' ? initiator : opponent) {
        const { elo, matches: played } = ratingOf(id);
        const k = kFactor(played);
        const change = result === 1 ? k * surplus : 0 - k * surplus;
        const today = ratings.get(id) ?? { elo, matches: played };
        ratings.set(id, { elo: today.elo + change, matches: today.matches + 1 });
        players.push({ id, before: elo, expected: chance, result, share, credit, rule, k, change, after: elo });
      }
    }
    receipts.push({ matchId, day, players });
  }

  for (const { players } of receipts) {
    for (const player of players) player.after = ratings.get(player.id)?.elo ?? player.before;
  }
  return { ratings, receipts };
}

/**
 * Rates one pool's ledger day by day. `from` holds the ratings before its first day, so that a late or corrected score
 * needs a replay from its own day only; the numbers are those of a replay from the start.
 */
export function replay(
  matches: readonly LedgerMatch[],
  startElo: StartElo,
  from: ReadonlyMap<string, PlayerRating> = new Map(),
): { ratings: Map<string, PlayerRating>; receipts: Receipt[] } {
  const ratings = new Map(from);
  const receipts: Receipt[] = [];
  const days = groupBy(matches, ({ day }) => day);
  for (const day of [...days.keys()].sort()) {
    const rated = rateDay(ratings, days.get(day) ?? [], startElo);
    for (const [id, rating] of rated.ratings) ratings.set(id, rating);
    receipts.push(...rated.receipts);
  }
  return { ratings, receipts };
}
