import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ONCE_HEADER, ONCE_KEY_PATTERN } from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';
import type { Tx } from '../db/database.ts';
import type { Viewer } from '../plugins/auth.ts';

/** A call that may be repeated, but is done only once (R-once). */
export interface Once {
  /** The caller: the same key of another caller is another key. */
  holder: string;
  key: string;
  /** Hash of method, address and body. */
  requestHash: string;
}

/** @returns the holder under whom a caller's keys are stored */
export function holderOf(viewer: Viewer | null): string {
  if (viewer?.kind === 'user') return `user ${viewer.userId}`;
  if (viewer?.kind === 'invitee') return `invitee ${viewer.inviteeId}`;
  return `share ${viewer?.gameId ?? ''}`;
}

/**
 * @param body as it was read
 * @returns null for a call without a key
 * @throws AppError 400 for an invalid key
 */
export function onceOf({ method, url, headers, viewer }: FastifyRequest, body: unknown): Once | null {
  const key = headers[ONCE_HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !ONCE_KEY_PATTERN.test(key))
    throw new AppError('E.bad.request', { fields: { key: 'field.format' } });
  const requestHash = createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('base64url');
  return { holder: holderOf(viewer), key, requestHash };
}

/**
 * Does something once, however often its call comes (R-once): the key is written in the same transaction, so a
 * second call waits for the first, and does the work itself when that has failed.
 * @param once null for a call without a key
 * @param work returns what has to be known about it later, as JSON
 * @returns the result of the first call, and whether this was the first
 * @throws AppError 400 for a key that belongs to another call
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
