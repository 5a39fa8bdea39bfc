import type { FastifyInstance } from 'fastify';
import { exportMe as endpoint } from '../../../shared/contract/profile.ts';
import type { Export } from '../../../shared/contract/schemas/export.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { inTurn } from './inTurn.ts';

/**
 * Everything that is stored about a user, for the user (R-export). A field that no feature gives is an error of the serializer.
 * @throws AppError 401 when the account is gone
 */
async function exportMe(context: Context, features: readonly Feature[], userId: string): Promise<Export> {
  const parts: Partial<Export>[] = [{ exportedAt: context.clock.now().toISOString() }];
  for (const feature of features) parts.push((await feature.export?.(context, userId)) ?? {});
  return Object.assign({}, ...parts);
}

async function exportRoutes(app: FastifyInstance, context: Context, features: readonly Feature[]): Promise<void> {
  const exportInTurn = inTurn((userId) => exportMe(context, features, userId));
  const exported = async ({ viewer }: Call<typeof endpoint>) => {
    const userId = userIdOf(viewer);
    await consumeLimit(context, LIMITS.exports, userId);
    return exportInTurn(userId);
  };
  await mount(app, context, endpoint, exported, { event: 'data.exported' });
}

export const exportFeature: Feature = {
  routes: (app, context, { features }) => exportRoutes(app, context, features),
};
