import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import { createNonce, createTicket, createToken, revokeToken } from '../../../shared/contract/session.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../ids.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { deleteSession, insertSession, SESSION_SECONDS } from '../session/repository.ts';
import { appleReturnRoute, takeAppleReturn } from './appleReturn.ts';
import { readFacebookToken } from './facebook.ts';
import { googleReader } from './idTokens.ts';
import { accountOf } from './joinAccount.ts';
import { giveNonce } from './nonce.ts';
import { accountByPassword } from './password.ts';
import { accountByTicket, giveTicket } from './tickets.ts';

type LogIn = BodyOf<typeof createToken>;

export async function logInRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const readGoogleToken = googleReader(context);

  const byAddress = { limit: LIMITS.loginByAddress };
  const logIn = async ({ body, request }: Call<typeof createToken>) => {
    if (!['password', 'ticket'].includes(body.grant_type)) throw new AppError('unsupported_grant_type');
    const userId = await accountFor(body, request.ip);
    const token = newToken();
    await insertSession(db, token, userId, clock.now());
    return { access_token: token, token_type: 'bearer', expires_in: SESSION_SECONDS };
  };
  await mount(app, context, createToken, logIn, byAddress);

  async function accountFor(body: LogIn, address: string): Promise<string> {
    if (body.grant_type === 'ticket') return accountByTicket(context, body.password, body.verifier ?? '');
    const { provider, username, password, firstName = '', lastName = '', language = null } = body;
    if (provider === 'google') {
      if (!readGoogleToken) throw new AppError('E.login.notOffered');
      return accountOf(context, await readGoogleToken(password), language);
    }
    if (provider === 'facebook') return accountOf(context, await readFacebookToken(context, password), language);
    if (provider === 'apple') {
      const person = await takeAppleReturn(context, password);
      return accountOf(context, { ...person, firstName, lastName }, language);
    }
    return accountByPassword(context, username, password, address);
  }

  await mount(app, context, createTicket, async ({ viewer, body }) =>
    giveTicket(context, userIdOf(viewer), body.challenge),
  );

  await mount(app, context, createNonce, async () => giveNonce(context), byAddress);

  await mount(app, context, revokeToken, async ({ request }) => {
    await deleteSession(db, (request.headers.authorization ?? '').replace('Bearer ', ''));
  });

  appleReturnRoute(app, context);
}
