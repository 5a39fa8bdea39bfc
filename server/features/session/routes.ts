import type { FastifyInstance } from 'fastify';
import { createToken, revokeToken } from '../../../shared/contract/session.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../ids.ts';
import { LIMITS, spend } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { normalizeAddress } from '../people/addresses.ts';
import { verifyPassword } from './passwords.ts';
import { deleteSession, findCredentials, insertSession, SESSION_SECONDS } from './repository.ts';

export async function sessionRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, createToken, async ({ body, request }) => {
    if (body.grant_type !== 'password') throw new AppError('unsupported_grant_type');
    const username = normalizeAddress(body.username);
    await spend(context, LIMITS.loginByAddress, request.ip);
    await spend(context, LIMITS.login, username, request.ip);
    const account = await findCredentials(db, username);
    const right = await verifyPassword(body.password, account?.password_hash ?? null);
    if (!account || !right) throw new AppError('invalid_grant');
    const token = newToken();
    await insertSession(db, token, account.id, clock.now());
    return { access_token: token, token_type: 'bearer', expires_in: SESSION_SECONDS };
  });

  await mount(app, context, revokeToken, async ({ request }) => {
    await deleteSession(db, (request.headers.authorization ?? '').replace('Bearer ', ''));
  });
}
