import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ONCE_HEADER, ONCE_KEY_PATTERN } from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';
import type { Viewer } from './auth.ts';

/** A call that may come again, and is done once all the same (R-once). */
export interface Once {
  /** Who calls: another's key is another key. */
  holder: string;
  key: string;
  /** Of method, address and body. */
  requestHash: string;
}

/** @returns whose keys a caller's are */
export function holderOf(viewer: Viewer | null): string {
  if (viewer?.kind === 'user') return `user ${viewer.userId}`;
  if (viewer?.kind === 'invitee') return `invitee ${viewer.inviteeId}`;
  return `share ${viewer?.gameId ?? ''}`;
}

/**
 * @param body as it was read
 * @returns null for a call without a key
 * @throws AppError 400 for a key that is none
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
