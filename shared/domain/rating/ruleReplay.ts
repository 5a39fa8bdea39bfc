import { PredictionMeter } from './predictions.ts';
import {
  type LedgerMatch,
  type PlayerRating,
  RATING_RULES,
  type RatingRule,
  rateDay,
  type StartElo,
} from './rating.ts';

/** How well each rule would have predicted some matches, in log-loss; null without a match. The previous rule comes first. */
export type RuleLosses = { rule: RatingRule; logLoss: number | null }[];

/** One rule's replay of a pool's ledger, a day at a time: ratings, and how well it would have predicted the matches. */
export class RuleReplay {
  readonly ratings = new Map<string, PlayerRating>();
  readonly meter: PredictionMeter;
  readonly #rule: RatingRule;

  /** @param meter shared by several pools, to measure them together */
  constructor(rule: RatingRule, meter = new PredictionMeter()) {
    this.#rule = rule;
    this.meter = meter;
  }

  /**
   * Predicts all matches of a day by the ratings before it, and only then uses the results.
   * @param startElo of players who have played nothing before
   */
  addDay(matches: readonly LedgerMatch[], startElo: StartElo): void {
    const today = rateDay(this.ratings, matches, startElo, this.#rule);
    for (const { players } of today.receipts) {
      const winner = players.find(({ result }) => result === 1);
      if (winner) this.meter.add(winner.expected);
    }
    for (const [id, rating] of today.ratings) this.ratings.set(id, rating);
  }
}

/** Compares all rules so far on the matches of all pools (R-rating-quality). */
export class RuleComparison {
  readonly #meters = RATING_RULES.map((rule) => ({ rule, meter: new PredictionMeter() }));

  /** @returns a replay for the days of one more pool, in their order */
  startPool(): Pick<RuleReplay, 'addDay'> {
    const replays = this.#meters.map(({ rule, meter }) => new RuleReplay(rule, meter));
    return {
      addDay(matches, startElo) {
        for (const replay of replays) replay.addDay(matches, startElo);
      },
    };
  }

  get matches(): number {
    return this.#meters[0]?.meter.quality()?.matches ?? 0;
  }

  get losses(): RuleLosses {
    return this.#meters.map(({ rule, meter }) => ({ rule, logLoss: meter.quality()?.logLoss ?? null }));
  }
}
