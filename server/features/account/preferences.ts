import type { FastifyInstance } from 'fastify';
import type { savePreferences } from '../../../shared/contract/account.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { Preferences } from '../../../shared/contract/schemas/account.ts';
import { banInvitations, getChannelFlags, setEmailChannel } from '../../../shared/contract/settings.ts';
import { defaultFormats } from '../../../shared/domain/formats.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { PreferencesRow } from '../../db/tables.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { followBlocks } from '../people/blocks.ts';

const findRow = (db: Queryable, userId: string): Promise<PreferencesRow | undefined> =>
  db.selectFrom('preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();

const toPreferences = ({
  language,
  date_format,
  time_format,
  formats_chosen: isChosen,
  chances_shown: chances,
  searches_welcome: searches,
}: PreferencesRow): Preferences => ({
  language,
  dateFormat: isChosen ? date_format : null,
  timeFormat: isChosen ? time_format : null,
  chances,
  searches,
});

/** @returns the stored preferences, or undefined when there are none yet */
export async function findPreferences({ db }: Pick<Context, 'db'>, userId: string): Promise<Preferences | undefined> {
  const row = await findRow(db, userId);
  return row && toPreferences(row);
}

/**
 * Changes the given preferences; the language also applies to the user's mails. Choosing only a language chooses no format;
 * choosing one format also chooses the other one at its usual value (R-preferences).
 */
export async function storePreferences(
  { db }: Context,
  userId: string,
  changes: BodyOf<typeof savePreferences>,
): Promise<Preferences> {
  return db.transaction().execute(async (tx) => {
    const users = tx.selectFrom('users').select('language').where('id', '=', userId);
    const user = await users.forNoKeyUpdate().executeTakeFirstOrThrow();
    const { language = user.language, dateFormat, timeFormat } = changes;
    if (language !== user.language) await tx.updateTable('users').set({ language }).where('id', '=', userId).execute();
    const before = await findRow(tx, userId);
    const usual = defaultFormats(language);
    const chosen = before?.formats_chosen ? before : null;
    const row = {
      language: changes.language ?? before?.language ?? language,
      date_format: dateFormat ?? chosen?.date_format ?? usual.dateFormat,
      time_format: timeFormat ?? chosen?.time_format ?? usual.timeFormat,
      chances_shown: changes.chances ?? before?.chances_shown ?? true,
      searches_welcome: changes.searches ?? before?.searches_welcome ?? true,
      formats_chosen: chosen !== null || dateFormat !== undefined || timeFormat !== undefined,
    };
    const stored = await tx
      .insertInto('preferences')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toPreferences(stored);
  });
}

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
