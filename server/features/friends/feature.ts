import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getBalls, shareByEmail, uploadContacts } from '../../../shared/contract/friends.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { ballsOf } from './balls.ts';
import type { Contacts } from './contacts/contactsTask.ts';
import { shareWithFriends } from './share.ts';

const CONTACTS_TASK = join(import.meta.dirname, 'contacts/contactsTask.ts');
/** The longest sensible file is read within one second. */
const MAX_READING_SECONDS = 15;

async function friendRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, getBalls, async ({ viewer }) => {
    const { pending, current } = await ballsOf(context.db, userIdOf(viewer));
    return { pendingCount: pending, currentCount: current };
  });

  await mount(app, context, shareByEmail, async ({ viewer, body }) =>
    shareWithFriends(context, userIdOf(viewer), body),
  );

  const findContacts = async ({ upload, whenLeft }: Call<typeof uploadContacts>) => {
    const bytes = upload?.bytes ?? new Uint8Array();
    const contacts = await context.workers.run<Contacts>(CONTACTS_TASK, bytes, MAX_READING_SECONDS, whenLeft());
    if ('refused' in contacts) throw new AppError(contacts.refused);
    return contacts.addresses.join(',');
  };
  await mount(app, context, uploadContacts, findContacts, { userLimit: LIMITS.contactFiles });
}

export const friendsFeature: Feature = {
  routes: friendRoutes,

  async erase(tx, { id }) {
    await tx.deleteFrom('friend_invitations').where('user_id', '=', id).execute();
  },

  async export({ db }, userId) {
    const invited = await db.selectFrom('friend_invitations').selectAll().where('user_id', '=', userId).execute();
    const balls = await db.selectFrom('ball_entries').selectAll().where('user_id', '=', userId).execute();
    return {
      friendInvitations: invited.map(({ created_at, earned_at }) => ({
        createdAt: created_at.toISOString(),
        earnedAt: earned_at?.toISOString() ?? null,
      })),
      balls: balls.map(({ amount, reason, created_at }) => ({ amount, reason, createdAt: created_at.toISOString() })),
    };
  },
};
