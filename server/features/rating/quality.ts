import { sql } from 'kysely';
import type { RatingQuality } from '../../../shared/contract/schemas/rating.ts';
import { PredictionMeter } from '../../../shared/domain/rating/predictions.ts';
import type { Context } from '../../context.ts';

/** Matches before the figures say anything. */
const NEEDED = 500;
/** The figures are read anew after so long, in milliseconds. */
const FRESH = 600_000;

/** Predictions read in one go: a deployment of a million matches is not taken into memory at once. */
const PAGE = 10_000;

async function measure({ db }: Context): Promise<RatingQuality> {
  const meter = new PredictionMeter();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows }: { rows: { game_id: string; chance: number }[] } = await sql<{ game_id: string; chance: number }>`
      select game_id, case winner when 'INITIATOR' then chance else 1 - chance end as chance
      from predictions join rated_matches using (game_id)
      where game_id > ${last} order by game_id limit ${PAGE}`.execute(db);
    for (const { chance } of rows) meter.add(chance);
    last = rows[PAGE - 1]?.game_id;
  }
  const quality = meter.quality();
  const matches = quality?.matches ?? 0;
  return { matches, needed: NEEDED, quality: matches < NEEDED ? null : quality };
}

/**
 * How good the deployment's own predictions have been, from 500 matches on.
 * @returns what to ask: the answer is kept for a while, as everybody may ask
 */
export function ratingQuality(context: Context): () => Promise<RatingQuality> {
  let kept: { at: number; answer: Promise<RatingQuality> } | null = null;
  return () => {
    const now = context.clock.now().getTime();
    if (!kept || Math.abs(now - kept.at) > FRESH) {
      kept = { at: now, answer: measure(context) };
      // What failed is asked again.
      kept.answer.catch(() => {
        kept = null;
      });
    }
    return kept.answer;
  };
}
