import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getBalls, shareByEmail, uploadContacts } from '../../../shared/contract/friends.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { ballsOf } from './balls.ts';
import type { Contacts, ContactsFile } from './contacts/contactsTask.ts';
import { shareWithFriends } from './share.ts';

const CONTACTS_TASK = join(import.meta.dirname, 'contacts/contactsTask.ts');
/** The longest file that makes sense is read in one. */
const MAX_READING_SECONDS = 15;

export async function friendRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, getBalls, async ({ viewer }) => {
    const { pending, current } = await ballsOf(context.db, userIdOf(viewer));
    return { pendingCount: pending, currentCount: current };
  });

  await mount(app, context, shareByEmail, async ({ viewer, body }) =>
    shareWithFriends(context, userIdOf(viewer), body),
  );

  const findContacts = async ({ upload, whenLeft }: Call<typeof uploadContacts>) => {
    const file: ContactsFile = { filename: upload?.filename ?? '', bytes: upload?.bytes ?? new Uint8Array() };
    const contacts = await context.workers.run<Contacts>(CONTACTS_TASK, file, MAX_READING_SECONDS, whenLeft());
    if ('refused' in contacts) throw new AppError(contacts.refused);
    return contacts.addresses.join(',');
  };
  await mount(app, context, uploadContacts, findContacts, { userLimit: LIMITS.contactFiles });
}
