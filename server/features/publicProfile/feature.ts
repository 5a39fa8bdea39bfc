import type { FastifyInstance } from 'fastify';
import { getPublicProfile, reportPlayer } from '../../../shared/contract/publicProfile.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { toPublicProfileView } from './publicProfile.ts';
import { report } from './report.ts';

async function publicProfileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, getPublicProfile, async ({ viewer, params }) =>
    toPublicProfileView(context, params.code, viewer ? 'player' : 'visitor'),
  );

  await mount(app, context, reportPlayer, async ({ viewer, params, body }) =>
    report(context, userIdOf(viewer), params.code, body),
  );
}

export const publicProfileFeature: Feature = {
  routes: publicProfileRoutes,

  /** What they reported stays for the operator, without their words. */
  async erase(tx, { id }) {
    await tx.deleteFrom('player_reports').where('reported_id', '=', id).execute();
    await tx
      .updateTable('player_reports')
      .set({ reporter_id: null, comment: '' })
      .where('reporter_id', '=', id)
      .execute();
  },

  async export({ db }, userId) {
    const reports = await db
      .selectFrom('player_reports')
      .select(['reason', 'comment', 'created_at'])
      .where('reporter_id', '=', userId)
      .orderBy('ord')
      .execute();
    return {
      reports: reports.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at.toISOString() })),
    };
  },
};
