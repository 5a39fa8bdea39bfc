import { RATING_RULES, type RatingRule } from './credit.ts';
import { PredictionMeter } from './predictions.ts';
import { type LedgerMatch, type PlayerRating, rateDay, type StartElo } from './rating.ts';

/** How well each rule would have predicted some matches, in log-loss; null without a match. The rule before comes first. */
export type RuleLosses = { rule: RatingRule; logLoss: number | null }[];

/** What one rule makes of a pool's ledger, a day at a time: ratings, and how well it would have predicted the matches. */
export class RuleReplay {
  readonly ratings = new Map<string, PlayerRating>();
  readonly meter: PredictionMeter;
  readonly #rule: RatingRule;

  /** @param meter one of several pools, to measure them as one */
  constructor(rule: RatingRule, meter = new PredictionMeter()) {
    this.#rule = rule;
    this.meter = meter;
  }

  /**
   * Predicts all matches of a day by the ratings before it, and only then learns how they ended.
   * @param startElo of whoever has played nothing before
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

/** Compares the rules there have been on the matches of all pools (R-rating-quality). */
export class RuleComparison {
  readonly #meters = RATING_RULES.map((rule) => ({ rule, meter: new PredictionMeter() }));

  /** @returns what takes the days of one more pool, in their order */
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
