import type { FastifyInstance } from 'fastify';
import { getRanking, getRatingHistory, getSkills } from '../../../shared/contract/rating.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { findHistory } from './history.ts';
import { findPairs, findSingles, findSkills, mainSportOf } from './ranking.ts';

export async function ratingRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  await mount(app, context, getRanking, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    const sport = query.sport ?? (await mainSportOf(db, userId));
    return query.double === 'true' ? findPairs(db, sport) : findSingles(db, sport);
  });

  await mount(app, context, getRatingHistory, async ({ viewer, params }) => {
    userIdOf(viewer);
    return findHistory(db, params.teamId);
  });

  await mount(app, context, getSkills, async ({ viewer }) => findSkills(db, userIdOf(viewer)));
}
