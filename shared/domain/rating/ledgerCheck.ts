/** Whether the published ratings of a pool follow from its published matches (R-rating-check). */
import { groupBy } from '../groupBy.ts';
import { type GameSet, type PlayedStatus, SET_TYPES, type Sport, type Winner } from '../values.ts';
import { type LedgerMatch, type PlayerRating, PRESENT_RULE, RATING_RULES, type RatingRule } from './rating.ts';
import { type RuleLosses, RuleReplay } from './ruleReplay.ts';
import { START_ELO } from './scale.ts';
import { winnersShare } from './share.ts';

/** A page of a published ledger, in columns; see `LedgerPage` of the contract. */
interface Page {
  matches: {
    days: readonly number[];
    initiators: readonly (readonly string[])[];
    opponents: readonly (readonly string[])[];
    winners: readonly Winner[];
    statuses: readonly PlayedStatus[];
    sets: readonly (readonly (readonly number[])[])[];
  };
  players: {
    ids: readonly string[];
    starts: readonly number[];
    elos: readonly number[];
    matches: readonly number[];
  };
}

/** A player whose published numbers differ from the computed ones. Null: not published, or without a match. */
export interface LedgerDifference {
  id: string;
  published: PlayerRating | null;
  computed: PlayerRating | null;
}

export interface LedgerVerdict {
  matches: number;
  players: number;
  /** The greatest difference first. */
  differences: LedgerDifference[];
  /** All of them are so small that they may come from how a browser rounds the last digit of a power. */
  onlyRounding: boolean;
  /** How well each rule would have predicted these matches, in log-loss: the previous rule, then the present one. */
  losses: RuleLosses;
}

/** In Elo: more than engines that round powers differently can differ over a hundred thousand matches. */
const ROUNDING = 1e-6;
/** Digits of the number of a match, or of a day, in the order of its ledger. */
const DIGITS = 9;
/** So that texts sort like their numbers: a day is added up in this order, and days follow each other in it. */
const numbered = (number: number): string => String(number).padStart(DIGITS, '0');

const distanceOf = ({ published, computed }: LedgerDifference): number =>
  published && computed && published.matches === computed.matches
    ? Math.abs(published.elo - computed.elo)
    : Number.POSITIVE_INFINITY;

function setsOf(sets: readonly (readonly number[])[]): GameSet[] {
  return sets.map(([initiatorScore = 0, opponentScore = 0, type = 0], ord) => ({
    initiatorScore,
    opponentScore,
    type: SET_TYPES[type] ?? 'NORMAL',
    ord,
  }));
}

/** Reads a ledger page by page, and rates it as the server does, with the same code. */
export class LedgerCheck {
  readonly #sport: Sport;
  readonly #matches: LedgerMatch[] = [];
  readonly #starts = new Map<string, number>();
  readonly #published = new Map<string, PlayerRating>();

  constructor(sport: Sport) {
    this.#sport = sport;
  }

  add({ matches, players }: Page): void {
    const sport = this.#sport;
    for (const [index, day] of matches.days.entries()) {
      const winner = matches.winners[index] ?? 'UNKNOWN';
      if (winner === 'UNKNOWN') continue;
      const playedStatus = matches.statuses[index] ?? 'PLAYED';
      this.#matches.push({
        id: numbered(this.#matches.length),
        day: numbered(day),
        initiator: matches.initiators[index] ?? [],
        opponent: matches.opponents[index] ?? [],
        winner,
        sport,
        share: winnersShare(setsOf(matches.sets[index] ?? []), { sport, playedStatus, winner }),
      });
    }
    for (const [index, id] of players.ids.entries()) {
      this.#starts.set(id, players.starts[index] ?? START_ELO);
      this.#published.set(id, { elo: players.elos[index] ?? Number.NaN, matches: players.matches[index] ?? 0 });
    }
  }

  /** @param onDay called with the number of rated matches, after each day */
  verdict(onDay: (matches: number) => void = () => undefined): LedgerVerdict {
    const present = this.#replay(PRESENT_RULE, onDay);
    const { ratings } = present;
    const ids = new Set([...this.#published.keys(), ...ratings.keys()]);
    const differences: LedgerDifference[] = [];
    for (const id of ids) {
      const [published, computed] = [this.#published.get(id) ?? null, ratings.get(id) ?? null];
      const isSame = published?.elo === computed?.elo && published?.matches === computed?.matches;
      if (!isSame) differences.push({ id, published, computed });
    }
    differences.sort((a, b) => {
      const [one, other] = [distanceOf(a), distanceOf(b)];
      return one === other ? 0 : other - one;
    });
    return {
      matches: this.#matches.length,
      players: ids.size,
      differences,
      onlyRounding: differences.every((difference) => distanceOf(difference) < ROUNDING),
      losses: RATING_RULES.map((rule) => {
        const { meter } = rule === PRESENT_RULE ? present : this.#replay(rule);
        return { rule, logLoss: meter.quality()?.logLoss ?? null };
      }),
    };
  }

  #replay(rule: RatingRule, onDay: (matches: number) => void = () => undefined): RuleReplay {
    const replay = new RuleReplay(rule);
    const days = groupBy(this.#matches, ({ day }) => day);
    let rated = 0;
    for (const [, matches] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
      replay.addDay(matches, (id) => this.#starts.get(id) ?? START_ELO);
      rated += matches.length;
      onDay(rated);
    }
    return replay;
  }
}
