import type pg from 'pg';
import { POOL_KEYS, poolOfKey } from '../../../shared/domain/rating/pool.ts';
import { RuleComparison, type RuleLosses } from '../../../shared/domain/rating/ruleReplay.ts';
import { START_ELO } from '../../../shared/domain/rating/scale.ts';
import { connect, type Database } from '../../db/database.ts';
import { loadStarts } from './ratingsBefore.ts';
import { findDays } from './store/receipts.ts';

/** How many matches it is based on, and how well each rule would have predicted them. */
export interface RuleEffect {
  matches: number;
  losses: RuleLosses;
}

/**
 * Replays the ledgers of all pools by every rule there has been. Runs in a thread of its own, over a connection of its own:
 * with a million matches it takes many seconds. It holds only the ratings of each pool, and its matches a page at a time.
 */
export default async function ruleEffectTask(connection: pg.PoolConfig): Promise<RuleEffect> {
  const { db } = connect({ ...connection, max: 1 });
  try {
    const comparison = new RuleComparison();
    for (const pool of POOL_KEYS) await comparePool(db, pool, comparison);
    return { matches: comparison.matches, losses: comparison.losses };
  } finally {
    await db.destroy();
  }
}

async function comparePool(db: Database, pool: string, comparison: RuleComparison): Promise<void> {
  const { sport } = poolOfKey(pool);
  const replay = comparison.startPool();
  const starts = new Map<string, number>();
  for await (const days of findDays(db, pool)) {
    const players = new Set(days.flat().flatMap(({ initiator, opponent }) => [...initiator, ...opponent]));
    const fresh = [...players].filter((id) => !starts.has(id));
    const initial = await loadStarts(db, sport, fresh);
    for (const id of fresh) starts.set(id, initial.get(id) ?? START_ELO);
    for (const matches of days) replay.addDay(matches, (id) => starts.get(id) ?? START_ELO);
  }
}
