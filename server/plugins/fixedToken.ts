import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../ids.ts';
import { bearerOf } from './auth.ts';

/**
 * @param token of the configuration; null: there is none
 * @returns whether a caller carries it, `none` for a caller who carries no token at all
 */
export function carriesToken(request: FastifyRequest, token: string | null): boolean | 'none' {
  const carried = bearerOf(request);
  if (carried === null || token === null) return carried === null ? 'none' : false;
  // Of hashes, because these have the same length.
  return timingSafeEqual(Buffer.from(hashToken(carried)), Buffer.from(hashToken(token)));
}
