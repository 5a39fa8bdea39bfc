import { AppError } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import type { Once } from '../../../plugins/once.ts';

/**
 * Does something once, however often its call comes (R-once): the key is written in the transaction of what is done, so a
 * second call waits for the first, and does it itself when that has failed.
 * @param once null for a call without a key
 * @param work returns what has to be known of it later, as JSON
 * @returns what the first call has done, and whether this was the first
 * @throws AppError 400 for a key that stands for another call
 */
export async function doOnce<T>(
  tx: Tx,
  once: Once | null,
  now: Date,
  work: () => Promise<T>,
): Promise<{ result: T; isFirst: boolean }> {
  if (!once) return { result: await work(), isFirst: true };
  const { holder, key, requestHash: request_hash } = once;
  const mine = await tx
    .insertInto('request_keys')
    .values({ holder, key, request_hash, result: 'null', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const row = () => tx.selectFrom('request_keys').where('holder', '=', holder).where('key', '=', key);
  if (mine.numInsertedOrUpdatedRows !== 1n) {
    const done = await row().select(['request_hash', 'result']).executeTakeFirstOrThrow();
    if (done.request_hash !== request_hash) throw new AppError('E.bad.request', { fields: { key: 'field.format' } });
    return { result: done.result as T, isFirst: false };
  }
  const result = await work();
  await tx
    .updateTable('request_keys')
    .set({ result: JSON.stringify(result) })
    .where('holder', '=', holder)
    .where('key', '=', key)
    .execute();
  return { result, isFirst: true };
}
