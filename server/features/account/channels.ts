import type { FastifyInstance } from 'fastify';
import { banInvitations, getChannelFlags, setEmailChannel } from '../../../shared/contract/channel.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { followBlocks } from '../people/blocks.ts';

/** Whether somebody may be invited, and takes mails (R-channel-flags). */
export async function channelRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;
  const set = (on: Queryable, userId: string, flag: { blocks_invitations: boolean } | { mail_channel: boolean }) =>
    on.updateTable('users').set(flag).where('id', '=', userId).execute();

  await mount(app, context, getChannelFlags, async ({ viewer }) =>
    db
      .selectFrom('users')
      .select(['blocks_invitations as status', 'mail_channel as emailStatus'])
      .where('id', '=', userIdOf(viewer))
      .executeTakeFirstOrThrow(),
  );

  await mount(app, context, banInvitations, async ({ viewer, query }) => {
    const userId = userIdOf(viewer);
    await db.transaction().execute(async (tx) => {
      await set(tx, userId, { blocks_invitations: query.invitationStatus === 'true' });
      await followBlocks(tx, userId);
    });
  });

  await mount(app, context, setEmailChannel, async ({ viewer, query }) => {
    await set(db, userIdOf(viewer), { mail_channel: query.emailStatus === 'true' });
  });
}
