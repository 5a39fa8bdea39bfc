import type { FastifyInstance } from 'fastify';
import { exportMe as endpoint } from '../../../shared/contract/profile.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { exportMe } from './exportMe.ts';

export async function exportRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const exported = async ({ viewer }: Call<typeof endpoint>) => {
    const userId = userIdOf(viewer);
    await consumeLimit(context, LIMITS.exports, userId);
    return exportMe(context, userId);
  };
  await mount(app, context, endpoint, exported, { event: 'data.exported' });
}
