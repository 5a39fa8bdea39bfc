import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../appError.ts';
import type { Config } from '../../config.ts';
import { hashToken } from '../../ids.ts';
import { isFromThisMachine } from '../../loopback.ts';
import { bearerOf } from '../../plugins/auth.ts';

/**
 * Lets in who has the token, or where there is none who sits at the machine (R-metrics-access).
 * @throws AppError 401 without a token, 403 with a wrong one, or from elsewhere
 */
export function checkScraper({ metricsToken }: Pick<Config, 'metricsToken'>, request: FastifyRequest): void {
  if (metricsToken === null) {
    if (!isFromThisMachine(request.raw)) throw new AppError('E.not.allowed');
    return;
  }
  const token = bearerOf(request);
  if (token === null) throw new AppError('E.auth.required');
  // Of hashes, which are as long as each other.
  const isRight = timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hashToken(metricsToken)));
  if (!isRight) throw new AppError('E.not.allowed');
}
