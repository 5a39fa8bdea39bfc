import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BRAND } from '../../../shared/brand.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import { beginPasskeyLogIn as beginPasskeyEndpoint } from '../../../shared/contract/factors.ts';
import { createNonce, createTicket, createToken, revokeToken } from '../../../shared/contract/session.ts';
import { deviceOf } from '../../../shared/domain/people/devices.ts';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../ids.ts';
import type { ReadPerson } from '../../logInProvider.ts';
import { bearerOf, userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { lineOf, networksOf } from '../../plugins/network.ts';
import { rememberOrigins } from '../session/logInEmail.ts';
import { deleteSession, insertSession, type LogIn, SESSION_SECONDS } from '../session/repository.ts';
import { appleReturnRoute } from './appleReturn.ts';
import { giveNonce } from './idTokens.ts';
import { accountOf } from './joinAccount.ts';
import { accountByPasskey, beginPasskeyLogIn } from './passkey.ts';
import { accountByPassword } from './password.ts';
import { PROVIDERS } from './providerList.ts';
import { giveTicket, openByTicket } from './tickets.ts';
import { noteRefusedLogIn, wayOf } from './tries.ts';

type Body = BodyOf<typeof createToken>;

export async function logInRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const readers = Object.fromEntries(
    PROVIDERS.map(({ id, reader }) => [id, reader(context, context.config.providers[id])]),
  ) as Record<SocialProvider, ReadPerson>;

  const byAddress = { limit: LIMITS.loginByAddress };
  const logIn = async ({ body, request }: Call<typeof createToken>) => {
    if (!['password', 'ticket', 'passkey'].includes(body.grant_type)) throw new AppError('unsupported_grant_type');
    const token = newToken();
    const device = body.device ?? newToken();
    const origins = [device, lineOf(request)];
    const accountId = await openSession(body, request, token, origins).catch((error: unknown) =>
      noteRefusedLogIn(context, body, request, error),
    );
    // What they did without an account, or as a guest, must be visible to them.
    await context.replica.noteWrite(accountId).catch((error: unknown) => context.report(error, 'noting a write'));
    await rememberOrigins(db, accountId, origins, clock.now());
    context.security('logIn', { accountId, by: wayOf(body), from: lineOf(request) });
    return { access_token: token, token_type: 'bearer', expires_in: SESSION_SECONDS, device };
  };
  await mount(app, context, createToken, logIn, byAddress);

  /** @returns the account that the token now opens */
  async function openSession(body: Body, request: FastifyRequest, token: string, origins: string[]): Promise<string> {
    const device = deviceOf(request.headers['user-agent']);
    if (body.grant_type === 'ticket') {
      return openByTicket(context, { ticket: body.password, verifier: body.verifier ?? '' }, token, device);
    }
    const opened = await logInOf(body, request, origins);
    await insertSession(db, token, opened, device, clock.now());
    return opened.userId;
  }

  async function logInOf(body: Body, request: FastifyRequest, origins: string[]): Promise<LogIn> {
    const { provider, username, password, code = '' } = body;
    if (body.grant_type === 'passkey') return accountByPasskey(context, password);
    if (provider === BRAND.loginProvider) {
      return accountByPassword(context, { username, password, code }, networksOf(request), origins);
    }
    const { firstName = '', lastName = '' } = body;
    const person = await readers[provider](password, { firstName, lastName });
    const userId = await accountOf(context, person, body.language ?? null);
    return { userId, provider, askedAt: person.askedAt };
  }

  await mount(
    app,
    context,
    createTicket,
    async ({ viewer, body, request }) =>
      giveTicket(context, { userId: userIdOf(viewer), token: bearerOf(request) ?? '', challenge: body.challenge }),
    { event: 'ticket.given' },
  );

  await mount(app, context, createNonce, async () => giveNonce(context), byAddress);

  await mount(app, context, beginPasskeyEndpoint, async () => beginPasskeyLogIn(context), byAddress);

  const logOut = ({ request }: Call<typeof revokeToken>) => deleteSession(db, bearerOf(request) ?? '');
  await mount(app, context, revokeToken, logOut, { event: 'logOut' });

  appleReturnRoute(app, context);
}
