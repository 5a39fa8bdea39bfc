import { sql } from 'kysely';
import type { RatingQuality } from '../../../shared/contract/schemas/rating.ts';
import { PredictionMeter } from '../../../shared/domain/predictions.ts';
import type { Context } from '../../context.ts';

/** Matches before the figures say anything. */
const NEEDED = 500;
/** The figures are read anew after so long, in milliseconds. */
const FRESH = 600_000;

async function measure({ db }: Context): Promise<RatingQuality> {
  const { rows } = await sql<{ chance: number }>`
    select case winner when 'INITIATOR' then chance else 1 - chance end as chance
    from predictions join rated_matches on rated_matches.game_id = predictions.game_id`.execute(db);
  const meter = new PredictionMeter();
  for (const { chance } of rows) meter.add(chance);
  return { matches: rows.length, needed: NEEDED, quality: rows.length < NEEDED ? null : meter.quality() };
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
