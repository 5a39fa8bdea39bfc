import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RatingQuality } from '../../../shared/contract/schemas/ratings/rating.ts';
import type { Context } from '../../context.ts';
import type { RuleEffect } from './ruleEffectTask.ts';

const TASK = join(import.meta.dirname, 'ruleEffectTask.ts');
/** For the ledgers of millions of matches. */
const MAX_SECONDS = 300;
/** Computed anew after so long, in milliseconds: single matches hardly move it. */
const FRESH = 6 * 3_600_000;
/** What could not be computed is tried again after so long. */
const RETRY = 600_000;
/** How long an answer waits for it: that of a club is there, that of 300,000 players comes with a later answer. */
const PATIENCE = 2000;

type Answer = RatingQuality['rules'];

function toAnswer({ matches, losses }: RuleEffect, needed: number): Answer {
  if (matches < needed) return null;
  return { matches, losses: losses.map(({ rule, logLoss }) => ({ rule, logLoss: logLoss ?? 0 })) };
}

/**
 * What the change of the rule does to this deployment's own matches, computed in a thread of its own (R-rating-quality).
 * @param needed matches before it says anything
 * @returns what to ask; null while it says nothing or is not there yet. It never throws
 */
export function keptRuleEffect({ clock, connection, report, workers }: Context, needed: number): () => Promise<Answer> {
  let found: Answer = null;
  let until = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const compute = async (now: number): Promise<void> => {
    try {
      found = toAnswer(await workers.run<RuleEffect>(TASK, connection, MAX_SECONDS), needed);
      // Of a deployment that is short of matches there is little to read.
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
