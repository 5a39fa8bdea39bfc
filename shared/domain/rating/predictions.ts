/**
 * How good predictions were: the measures for `npm run ratings` and for the page about them (R-rating-quality,
 * R-rating-file).
 */

const BIN_COUNT = 10;

/** Predictions with about the same chance, and how often they came true. */
export interface ReliabilityBin {
  /** Ends of the bin, from 0 to 1; a chance of 1 is in the last. */
  from: number;
  to: number;
  count: number;
  /** Mean chance that was predicted; null in an empty bin. */
  predicted: number | null;
  /** Share that came true; null in an empty bin. */
  observed: number | null;
}

export interface PredictionQuality {
  matches: number;
  /** Share of matches won by the favourite; one without a favourite counts half. */
  accuracy: number;
  /** Mean of -ln of the chance the winner was given; a coin has 0.693. */
  logLoss: number;
  /** Mean square of the distance from certainty; a coin has 0.25. */
  brier: number;
  /** Mean distance of the bins from the observed share, weighted by their size. */
  calibrationError: number;
  bins: ReliabilityBin[];
}

/** A certain prediction that fails would weigh more than all others together. */
const MIN_CHANCE = 1e-15;

/**
 * The log-loss of knowing only which side is rated higher, and how often such sides win.
 * @param accuracy share of matches whose favourite won
 */
export function favouriteLogLoss(accuracy: number): number {
  const part = (share: number) => (share <= 0 ? 0 : -share * Math.log(share));
  return part(accuracy) + part(1 - accuracy);
}

export const COIN_LOG_LOSS = Math.LN2;

/** Takes predictions one by one, and only keeps sums. */
export class PredictionMeter {
  #matches = 0;
  #right = 0;
  #logLoss = 0;
  #brier = 0;
  readonly #bins = Array.from({ length: BIN_COUNT }, () => ({ count: 0, predicted: 0, true: 0 }));

  /**
   * Each match counts from both sides, because it means nothing which side is named first.
   * @param chance that the winning side was given, 0 to 1
   */
  add(chance: number): void {
    this.#matches += 1;
    this.#right += chance > 0.5 ? 1 : chance === 0.5 ? 0.5 : 0;
    this.#logLoss -= Math.log(Math.max(MIN_CHANCE, chance));
    this.#brier += (1 - chance) ** 2;
    this.#sort(chance, true);
    this.#sort(1 - chance, false);
  }

  /** @returns null as long as there is no prediction */
  quality(): PredictionQuality | null {
    const matches = this.#matches;
    if (matches === 0) return null;
    const bins = this.#bins.map(({ count, predicted, true: came }, index) => ({
      from: index / BIN_COUNT,
      to: (index + 1) / BIN_COUNT,
      count,
      predicted: count === 0 ? null : predicted / count,
      observed: count === 0 ? null : came / count,
    }));
    const distance = this.#bins.reduce((sum, { predicted, true: came }) => sum + Math.abs(predicted - came), 0);
    return {
      matches,
      accuracy: this.#right / matches,
      logLoss: this.#logLoss / matches,
      brier: this.#brier / matches,
      calibrationError: distance / (2 * matches),
      bins,
    };
  }

  #sort(chance: number, cameTrue: boolean): void {
    const bin = this.#bins[Math.min(BIN_COUNT - 1, Math.floor(chance * BIN_COUNT))];
    if (!bin) return;
    bin.count += 1;
    bin.predicted += chance;
    if (cameTrue) bin.true += 1;
  }
}
