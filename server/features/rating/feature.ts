import { sql } from 'kysely';
import { PRESENT_RULE } from '../../../shared/domain/rating/rating.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { relist } from './listing.ts';
import { replayPools, replayRule } from './replay.ts';
import { ratingRoutes } from './routes.ts';
import { findPoolsOfOtherRule } from './store/poolRule.ts';

/**
 * Queues the computation of pools that are not, or not completely, rated by the present rule (R-rating-rule): after a
 * new release, and as long as servers of the previous one also write receipts.
 */
async function renewPools({ db, jobs }: Context): Promise<void> {
  const pools = await findPoolsOfOtherRule(db, PRESENT_RULE);
  if (pools.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const pool of pools) await jobs.enqueue(tx, 'rating.rule', { pool });
  });
}

export const ratingFeature: Feature = {
  routes: ratingRoutes,
  jobs: {
    'rating.replay': ({ db }, batch) => replayPools(db, batch),
    'rating.rule': ({ db }, batch) => replayRule(db, batch),
    async 'rating.list'({ db }, batch) {
      for (const { userId } of batch) await db.transaction().execute((tx) => relist(tx, userId));
    },
  },
  sweeps: [renewPools],

  async erase(tx, { id }, jobs) {
    // The starting level stays for sports in which they were rated: the ratings of their opponents depend on it
    // (R-rating-replay).
    await sql`delete from initial_skills where user_id = ${id} and not exists (
      select 1 from teams join rated_matches on initiator_team_id = teams.id or opponent_team_id = teams.id
      where teams.sport = initial_skills.sport and teams.players @> array[${id}])`.execute(tx);
    await jobs.enqueue(tx, 'rating.list', { userId: id });
  },

  async export({ db }, userId) {
    const initial = await db.selectFrom('initial_skills').selectAll().where('user_id', '=', userId).execute();
    const ratings = await db
      .selectFrom('ratings')
      .select(['pool', 'elo', 'matches', 'wins', 'losses'])
      .where('user_id', '=', userId)
      .orderBy('pool')
      .execute();
    const receipts = await db
      .selectFrom('rating_receipts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('pool')
      .orderBy('day')
      .execute();
    return {
      initialRatings: initial.map(({ sport, rating, set_at }) => ({ sport, rating, setAt: set_at.toISOString() })),
      ratings,
      receipts: receipts.map(({ game_id, user_id: _own, ...receipt }) => ({ gameId: game_id, ...receipt })),
    };
  },
};
