import type { FastifyInstance } from 'fastify';
import { getBalls, shareByEmail, uploadContacts } from '../../../shared/contract/friends.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { ballsOf } from './balls.ts';
import { readContacts } from './contacts/readContacts.ts';
import { shareWithFriends } from './share.ts';

export async function friendRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, getBalls, async ({ viewer }) => {
    const { pending, current } = await ballsOf(context.db, userIdOf(viewer));
    return { pendingCount: pending, currentCount: current };
  });

  await mount(app, context, shareByEmail, async ({ viewer, query }) =>
    shareWithFriends(context, userIdOf(viewer), query),
  );

  await mount(app, context, uploadContacts, async ({ viewer, upload }) => {
    await consumeLimit(context, LIMITS.contactFiles, userIdOf(viewer));
    const addresses = await readContacts(upload?.filename ?? '', upload?.bytes ?? Buffer.alloc(0));
    return addresses.join(',');
  });
}
