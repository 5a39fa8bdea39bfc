import type { FastifyRequest } from 'fastify';
import { BRAND } from '../../../shared/brand.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { createToken } from '../../../shared/contract/session.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { lineOf } from '../../plugins/network.ts';
import { normalizeAddress } from '../people/addresses.ts';
import { findCredentials } from '../session/repository.ts';

type Body = BodyOf<typeof createToken>;

/** @returns how somebody logs in: by a ticket, a passkey, a password, or a provider's word */
export function wayOf({ grant_type, provider }: Body): string {
  if (grant_type !== 'password') return grant_type;
  return provider === BRAND.loginProvider ? 'password' : provider;
}

/**
 * Writes a refused log-in down, with the account it was tried at where the name of one was given (R-security-log). One is
 * looked for whatever exists, so that the time tells nothing (R-same-work).
 * @throws what was refused
 */
export async function noteRefusedLogIn(
  { db, security }: Context,
  body: Body,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const by = wayOf(body);
  const account = by === 'password' ? await findCredentials(db, normalizeAddress(body.username)) : undefined;
  security('logIn.refused', { accountId: account?.id ?? null, by, reason: error.code, from: lineOf(request) });
  throw error;
}
