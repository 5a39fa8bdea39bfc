import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../ids.ts';
import { bearerOf } from './auth.ts';

/** Whether a caller carries a token of the configuration; nobody does where there is none. */
export function carriesToken(request: FastifyRequest, token: string | null): boolean {
  const carried = bearerOf(request);
  if (carried === null || token === null) return false;
  // Compares hashes, because these have the same length.
  return timingSafeEqual(Buffer.from(hashToken(carried)), Buffer.from(hashToken(token)));
}
