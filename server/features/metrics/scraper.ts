import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../appError.ts';
import type { Config } from '../../config.ts';
import { hashToken } from '../../ids.ts';
import { bearerOf } from '../../plugins/auth.ts';

/** What proxies add: somebody else is asking, from wherever. */
const PROXY_HEADER = /^(forwarded|via|x-forwarded|x-real-ip|x-client|cf-|true-client)/;
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** The connection itself counts, and not what `TRUST_PROXY` makes of its headers; a page of elsewhere has its own name. */
function isThisMachine({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket;
  const isProxied = Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  return (
    isIP(remoteAddress) !== 0 &&
    LOOPBACK_ADDRESS.test(remoteAddress) &&
    !isProxied &&
    LOOPBACK_NAME.test(headers.host ?? '')
  );
}

/**
 * Lets in who has the token, or where there is none who sits at the machine (R-metrics-access).
 * @throws AppError 401 without a token, 403 with a wrong one, or from elsewhere
 */
export function checkScraper({ metricsToken }: Pick<Config, 'metricsToken'>, request: FastifyRequest): void {
  if (metricsToken === null) {
    if (!isThisMachine(request)) throw new AppError('E.not.allowed');
    return;
  }
  const token = bearerOf(request);
  if (token === null) throw new AppError('E.auth.required');
  // Of hashes, which are as long as each other.
  const isRight = timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hashToken(metricsToken)));
  if (!isRight) throw new AppError('E.not.allowed');
}
