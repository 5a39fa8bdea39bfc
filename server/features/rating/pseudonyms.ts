import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';

/** Under this name the deployment keeps the key of the pseudonyms of its public ledgers; nothing else is made with it. */
export const LEDGER_KEY = 'ledgerKey';

/** Of SHA-256, in bytes: as HMAC pads its key. */
const BLOCK = 64;
const [INNER, OUTER] = [0x36, 0x5c];

/** Makes the key at the first start. Of several processes that start at once the first one's counts, for all. */
export async function makeLedgerKey(db: Database): Promise<void> {
  await db
    .insertInto('deployment')
    .values({ key: LEDGER_KEY, value: randomBytes(BLOCK).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * @returns what makes pseudonyms of a pool's players, as SQL: sixteen digits of an HMAC of pool and id. Who has no key can
 * neither tell whose one is, nor which two of different pools are one person's (R-rating-ledger).
 */
export async function pseudonymsOf(
  db: Queryable,
  pool: string,
): Promise<(id: RawBuilder<string>) => RawBuilder<string>> {
  const { value } = await db
    .selectFrom('deployment')
    .select('value')
    .where('key', '=', LEDGER_KEY)
    .executeTakeFirstOrThrow();
  const key = Buffer.from(value, 'hex');
  const [inner, outer] = [INNER, OUTER].map((pad) => key.map((byte) => byte ^ pad));
  return (id) => sql<string>`left(encode(sha256(${outer}::bytea || sha256(${inner}::bytea
    || convert_to(${`${pool} `}::text || ${id}, 'UTF8'))), 'hex'), 16)`;
}
