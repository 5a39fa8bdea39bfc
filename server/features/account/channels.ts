import type { FastifyInstance } from 'fastify';
import { banInvitations, getChannelFlags, setEmailChannel } from '../../../shared/contract/channel.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';

/** Whether somebody may be invited, and takes mails (spec §3 Channel flags). */
export async function channelRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;
  const set = (userId: string, flag: { blocks_invitations: boolean } | { mail_channel: boolean }) =>
    db.updateTable('users').set(flag).where('id', '=', userId).execute();

  await mount(app, context, getChannelFlags, async ({ viewer }) =>
    db
      .selectFrom('users')
      .select(['blocks_invitations as status', 'mail_channel as emailStatus'])
      .where('id', '=', userIdOf(viewer))
      .executeTakeFirstOrThrow(),
  );

  await mount(app, context, banInvitations, async ({ viewer, query }) => {
    await set(userIdOf(viewer), { blocks_invitations: query.invitationStatus === 'true' });
  });

  await mount(app, context, setEmailChannel, async ({ viewer, query }) => {
    await set(userIdOf(viewer), { mail_channel: query.emailStatus === 'true' });
  });
}
