import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../appError.ts';
import type { Config } from '../../config.ts';
import { hashToken } from '../../ids.ts';
import { isFromThisMachine } from '../../loopback.ts';
import { bearerOf } from '../../plugins/auth.ts';

/**
 * Lets in who has the token, or in development, where there is none, who sits at the machine (R-metrics-access): a proxy that
 * adds no header looks like the machine itself.
 * @throws AppError 401 without a token, 403 with a wrong one, or from elsewhere
 */
export function checkScraper(
  { metricsToken, development }: Pick<Config, 'metricsToken' | 'development'>,
  request: FastifyRequest,
): void {
  if (metricsToken === null) {
    if (!development || !isFromThisMachine(request.raw)) throw new AppError('E.not.allowed');
    return;
  }
  const token = bearerOf(request);
  if (token === null) throw new AppError('E.auth.required');
  // Of hashes, which are as long as each other.
  const isRight = timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hashToken(metricsToken)));
  if (!isRight) throw new AppError('E.not.allowed');
}
