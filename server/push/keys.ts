import type { Config } from '../config.ts';
import type { Database, Queryable } from '../db/database.ts';

/** Under this name the deployment keeps the keys by which push services know it (VAPID, RFC 8292). */
export const PUSH_KEYS = 'pushKeys';

/** Both base64url; the public one is for everybody who turns notices on. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

async function findKeys(db: Queryable): Promise<PushKeys | null> {
  const row = await db.selectFrom('deployment').select('value').where('key', '=', PUSH_KEYS).executeTakeFirst();
  return row ? (JSON.parse(row.value) as PushKeys) : null;
}

/** Makes the keys at the first start. Of several processes that start at once the first one's count, for all (R-push-keys). */
export async function makePushKeys(db: Database): Promise<void> {
  if (await findKeys(db)) return;
  const { default: webPush } = await import('web-push');
  await db
    .insertInto('deployment')
    .values({ key: PUSH_KEYS, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the keys of the deployment, which every start has made */
export async function readPushKeys(db: Queryable): Promise<PushKeys> {
  const keys = await findKeys(db);
  if (!keys) throw new Error('the deployment has no keys for push services');
  return keys;
}

/** @returns whom a push service can reach about what is sent: the page, or where that is no public one, the mail address */
export const pushContact = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
