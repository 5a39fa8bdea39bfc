import type { FastifyInstance } from 'fastify';
import { exportMe as endpoint } from '../../../shared/contract/profile.ts';
import type { Export } from '../../../shared/contract/schemas/export.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';

/**
 * Everything that is stored about a user, for the user (R-export). A field that no feature gives is an error of the serializer.
 * @throws AppError 401 when the account is gone
 */
async function exportMe(context: Context, features: readonly Feature[], userId: string): Promise<Export> {
  const parts: Partial<Export>[] = [{ exportedAt: context.clock.now().toISOString() }];
  for (const feature of features) parts.push((await feature.export?.(context, userId)) ?? {});
  return Object.assign({}, ...parts);
}

/**
 * @returns a function that does work for users one at a time (R-turns): who asks again before theirs is done gets the same
 * answer, so that nobody waits for more than one of each user
 */
export function inTurn<Done>(work: (userId: string) => Promise<Done>): (userId: string) => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  const pending = new Map<string, Promise<Done>>();
  return (userId) => {
    const own = pending.get(userId);
    if (own) return own;
    const done = last.then(() => work(userId)).finally(() => pending.delete(userId));
    pending.set(userId, done);
    last = done.catch(() => undefined);
    return done;
  };
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
