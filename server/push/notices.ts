import { subDays } from 'date-fns/subDays';
import type { Selectable } from 'kysely';
import { MAX_SESSION_DAYS } from '../../shared/domain/limits.ts';
import { DEFAULT_QUIET, type PushKind, type QuietHours } from '../../shared/domain/push.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export type NoticeRow = Selectable<Tables['push_notices']>;

/** Held notices that one sweep sends; the rest waits for the next. */
const MAX_DUE = 500;
/** How many days a notice is stored, so that it can be marked as read. */
const KEPT_DAYS = 3;

/** People's devices whose session is still valid (R-push-ends). */
function livingDevices(db: Queryable, now: Date) {
  return db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.token_hash', 'push_devices.session_hash')
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', subDays(now, MAX_SESSION_DAYS));
}

/** Which devices would get a notice, and the quiet hours of their owner; null when its kind is not wanted. */
export async function findTargets(
  tx: Tx,
  userId: string,
  kind: PushKind,
  now: Date,
): Promise<{ deviceIds: string[]; quiet: QuietHours } | null> {
  // First, as most people have none.
  const devices = await livingDevices(tx, now)
    .select('push_devices.id')
    .where('push_devices.user_id', '=', userId)
    .execute();
  if (devices.length === 0) return null;
  const choices = await tx.selectFrom('push_choices').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (choices && !choices.kinds.includes(kind)) return null;
  const quiet = choices
    ? { from: choices.quiet_from, to: choices.quiet_to, timezone: choices.timezone }
    : { ...DEFAULT_QUIET, timezone: 'UTC' };
  return { deviceIds: devices.map(({ id }) => id), quiet };
}

/** Stores a notice; it replaces a held one with the same tag. */
export async function storeNotice(tx: Tx, notice: NoticeRow): Promise<void> {
  await tx
    .updateTable('push_notices')
    .set({ due_at: null })
    .where('user_id', '=', notice.user_id)
    .where('tag', '=', notice.tag)
    .where('due_at', 'is not', null)
    .execute();
  await tx.insertInto('push_notices').values(notice).execute();
}

/** @returns the notices whose quiet hours are over, each with its devices; no other process gets them any more */
export async function takeDueNotices(tx: Tx, now: Date): Promise<{ noticeId: string; deviceId: string }[]> {
  const due = await tx
    .updateTable('push_notices')
    .set({ due_at: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_notices')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(MAX_DUE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'ends_at'])
    .execute();
  const useful = due.filter(({ ends_at }) => ends_at > now);
  if (useful.length === 0) return [];
  const userIds = useful.map(({ user_id }) => user_id);
  const devices = await livingDevices(tx, now)
    .select(['push_devices.id', 'push_devices.user_id'])
    .where('push_devices.user_id', 'in', userIds)
    .execute();
  return useful.flatMap(({ id: noticeId, user_id }) =>
    devices.filter((device) => device.user_id === user_id).map(({ id: deviceId }) => ({ noticeId, deviceId })),
  );
}

/** @returns a notice and a device it may still go to: the device is its receiver's, and the notice is neither over nor read */
export async function findDelivery(db: Queryable, noticeId: string, deviceId: string, now: Date) {
  return livingDevices(db, now)
    .innerJoin('push_notices', 'push_notices.user_id', 'push_devices.user_id')
    .selectAll('push_notices')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_devices.id', '=', deviceId)
    .where('push_notices.id', '=', noticeId)
    .where('push_notices.ends_at', '>', now)
    .where('push_notices.read_at', 'is', null)
    .executeTakeFirst();
}

/** @returns ids of notices of reminders that were not read in time (R-push-reminder) */
export async function findUnread(db: Queryable, now: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('push_notices')
    .select('id')
    .where('mail_at', '<=', now)
    .orderBy('mail_at')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the reminder of a notice for mailing it. @returns null when it was read, or another process has taken it */
export async function takeUnread(tx: Tx, id: string): Promise<NoticeRow | null> {
  const row = await tx
    .updateTable('push_notices')
    .set({ mail_at: null })
    .where('id', '=', id)
    .where('mail_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row && row.read_at === null ? row : null;
}

/** Deletes notices that nobody will read any more (R-purge). */
export async function purgeNotices(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('push_notices').where('created_at', '<', subDays(now, KEPT_DAYS)).execute();
}
