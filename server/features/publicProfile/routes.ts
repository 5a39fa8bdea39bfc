import type { FastifyInstance } from 'fastify';
import { getPublicProfile, reportPlayer } from '../../../shared/contract/publicProfile.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { toPublicProfileView } from './publicProfile.ts';
import { report } from './report.ts';

export async function publicProfileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, getPublicProfile, async ({ params }) => toPublicProfileView(context, params.code));

  await mount(app, context, reportPlayer, async ({ viewer, params, body }) =>
    report(context, userIdOf(viewer), params.code, body),
  );
}
