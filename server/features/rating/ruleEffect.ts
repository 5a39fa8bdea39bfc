import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RatingQuality } from '../../../shared/contract/schemas/ratings/rating.ts';
import type { Context } from '../../context.ts';
import type { RuleEffect } from './ruleEffectTask.ts';

const TASK = join(import.meta.dirname, 'ruleEffectTask.ts');
/** Enough for the ledgers of millions of matches. */
const MAX_SECONDS = 300;
/** Computed again after this time, in milliseconds: single matches hardly change it. */
const FRESH = 6 * 3_600_000;
/** After this time, what could not be computed is tried again. */
const RETRY = 600_000;
/** How long an answer waits for it: enough for a club; with 300,000 players a later answer has it. */
const PATIENCE = 2000;

type Answer = RatingQuality['rules'];

function toAnswer({ matches, losses }: RuleEffect, needed: number): Answer {
  if (matches < needed) return null;
  return { matches, losses: losses.map(({ rule, logLoss }) => ({ rule, logLoss: logLoss ?? 0 })) };
}

/**
 * The effect of the change of the rule on this deployment's own matches, computed in a thread of its own (R-rating-quality).
 * @param needed how many matches are needed before it says anything
 * @returns a function that gives it; null while it says nothing or is not computed yet. It never throws
 */
export function keptRuleEffect({ clock, connection, report, workers }: Context, needed: number): () => Promise<Answer> {
  let found: Answer = null;
  let until = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const compute = async (now: number): Promise<void> => {
    try {
      found = toAnswer(await workers.run<RuleEffect>(TASK, connection, MAX_SECONDS), needed);
      // A deployment with too few matches has little to read.
      until = now + (found ? FRESH : RETRY);
    } catch (error) {
      until = now + RETRY;
      report(error, 'rule effect');
    } finally {
      running = null;
    }
  };
  return async () => {
    const now = clock.now().getTime();
    if (!running && Math.abs(until - now) > FRESH) until = now;
    if (!running && now >= until) running = compute(now);
    if (running && !found) await Promise.race([running, wait(PATIENCE, undefined, { ref: false })]);
    return found;
  };
}
