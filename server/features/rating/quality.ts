import { sql } from 'kysely';
import type { RatingQuality } from '../../../shared/contract/schemas/ratings/rating.ts';
import { favouriteLogLoss, PredictionMeter } from '../../../shared/domain/rating/predictions.ts';
import { matchesOfK } from '../../../shared/domain/rating/rating.ts';
import { ratingWidth, SURENESS_BANDS } from '../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Context } from '../../context.ts';
import { keptRuleEffect } from './ruleEffect.ts';

/** How many matches are needed before the figures say anything. */
const NEEDED = 500;
/** The figures are computed again after this time, in milliseconds. */
const FRESH = 600_000;

/** Predictions read in one go: a deployment of a million matches is not loaded into memory at once. */
const PAGE = 10_000;

/** How many matches of a sport, or of a band of sureness, are needed before its figures say anything. */
const NEEDED_OF_GROUP = 50;

interface Predicted {
  game_id: string;
  /** The chance that the winners were given. */
  chance: number;
  sport: Sport;
  /** How far the match moved the least sure player, who moves the farthest; null until it is rated. */
  k: number | null;
}

type Figures = NonNullable<RatingQuality['quality']>;
type GroupLoss = Pick<Figures['sports'][number], 'matches' | 'logLoss' | 'favourite'>;

/** Null for a group with too few matches. */
function lossOf(meter: PredictionMeter | undefined): GroupLoss | null {
  const quality = meter?.quality();
  if (!quality || quality.matches < NEEDED_OF_GROUP) return null;
  const { matches, logLoss, accuracy } = quality;
  return { matches, logLoss, favourite: favouriteLogLoss(accuracy) };
}

/** The meters of all matches, and of groups of them. */
class Meters {
  readonly #all = new PredictionMeter();
  readonly #sports = new Map<Sport, PredictionMeter>();
  readonly #bands = SURENESS_BANDS.map(() => new PredictionMeter());

  add({ chance, sport, k }: Predicted): void {
    this.#all.add(chance);
    const own = this.#sports.get(sport) ?? new PredictionMeter();
    this.#sports.set(sport, own);
    own.add(chance);
    if (k === null) return;
    const played = matchesOfK(k);
    this.#bands[SURENESS_BANDS.findLastIndex((from) => from <= played)]?.add(chance);
  }

  figures(): Figures | null {
    const quality = this.#all.quality();
    if (!quality || quality.matches < NEEDED) return null;
    const sports = [...this.#sports].flatMap(([sport, meter]) => {
      const loss = lossOf(meter);
      return loss ? [{ sport, ...loss }] : [];
    });
    const sureness = SURENESS_BANDS.flatMap((from, index) => {
      const [loss, next] = [lossOf(this.#bands[index]), SURENESS_BANDS[index + 1]];
      return loss ? [{ from: ratingWidth(from), to: next === undefined ? null : ratingWidth(next), ...loss }] : [];
    });
    return {
      ...quality,
      favourite: favouriteLogLoss(quality.accuracy),
      sports: sports.sort((a, b) => b.matches - a.matches),
      sureness,
    };
  }

  get matches(): number {
    return this.#all.quality()?.matches ?? 0;
  }
}

async function measure({ db }: Context): Promise<Omit<RatingQuality, 'rules'>> {
  const meters = new Meters();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows }: { rows: Predicted[] } = await sql<Predicted>`
      select game_id, case winner when 'INITIATOR' then chance else 1 - chance end as chance,
        split_part(pool, ':', 1) as sport,
        (select max(k) from rating_receipts where rating_receipts.game_id = rated_matches.game_id) as k
      from predictions join rated_matches using (game_id)
      where game_id > ${last} order by game_id limit ${PAGE}`.execute(db);
    for (const row of rows) meters.add(row);
    last = rows[PAGE - 1]?.game_id;
  }
  return { matches: meters.matches, needed: NEEDED, quality: meters.figures() };
}

/**
 * How good the deployment's own predictions have been, from 500 matches on, and what the change of the rule does to them.
 * @returns a function that gives the answer, which is kept for a while, as everybody may ask for it
 */
export function ratingQuality(context: Context): () => Promise<RatingQuality> {
  let kept: { at: number; answer: ReturnType<typeof measure> } | null = null;
  const ruleEffect = keptRuleEffect(context, NEEDED);
  return async () => {
    const now = context.clock.now().getTime();
    if (!kept || Math.abs(now - kept.at) > FRESH) {
      kept = { at: now, answer: measure(context) };
      // A failed answer is not kept.
      kept.answer.catch(() => {
        kept = null;
      });
    }
    const { answer } = kept;
    return { ...(await answer), rules: await ruleEffect() };
  };
}
