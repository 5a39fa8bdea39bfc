import type { FastifyInstance } from 'fastify';
import {
  getOwnRanks,
  getRanking,
  getRatingHistory,
  getRatingLedger,
  getRatingPools,
  getRatingQuality,
  getRatingReceipt,
  getRatingValues,
  getSkills,
  setInitialRating as setInitialEndpoint,
} from '../../../shared/contract/rating.ts';
import { ratingSystemValues } from '../../../shared/domain/rating/scale.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { findHistory, findReceipt } from './history.ts';
import { findLedgerPage, findPools } from './publishedLedger.ts';
import { ratingQuality } from './quality.ts';
import { findRank, findRanking, requireRatedIn } from './ranking.ts';
import { findSkills, setInitialRating } from './skills.ts';

export async function ratingRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, replica, clock } = context;

  await mount(app, context, getRanking, async ({ viewer, query }) => {
    const asked = {
      sport: query.sport,
      single: query.double !== 'true',
      mixed: query.mixed === undefined ? undefined : query.mixed === 'true',
      provisional: query.provisional === 'true',
      from: Number(query.from),
    };
    const userId = userIdOf(viewer);
    return replica.read(userId, (from) => findRanking(from, userId, asked, clock.now()));
  });

  await mount(app, context, getOwnRanks, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    const single = query.double !== 'true';
    const { sport } = query;
    return replica.read(userId, (from) =>
      Promise.all([false, true].map((mixed) => findRank(from, { sport, single, mixed }, userId))),
    );
  });

  await mount(app, context, getRatingHistory, async ({ viewer, params }) =>
    findHistory(db, userIdOf(viewer), params.teamId, clock.now()),
  );

  await mount(app, context, getRatingReceipt, async ({ viewer, params }) =>
    findReceipt(db, userIdOf(viewer), params.gameId, clock.now()),
  );

  await mount(app, context, getSkills, async ({ viewer }) => findSkills(db, userIdOf(viewer), clock.now()));

  await mount(app, context, getRatingQuality, ratingQuality(context));

  await mount(app, context, getRatingPools, async ({ viewer }) => findPools(db, userIdOf(viewer)));

  const findPage = async ({ viewer, query }: Call<typeof getRatingLedger>) => {
    await requireRatedIn(db, query.pool, userIdOf(viewer));
    return findLedgerPage(db, query.pool, query.after);
  };
  await mount(app, context, getRatingLedger, findPage, { limit: LIMITS.ratingLedger });

  await mount(app, context, getRatingValues, async () => ratingSystemValues());

  await mount(app, context, setInitialEndpoint, async ({ viewer, body }) =>
    setInitialRating(context, userIdOf(viewer), body.sport, body.productRating),
  );
}
