import { addSeconds } from 'date-fns/addSeconds';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { APPLE_RETURN_PATH, type AppleReturn, appleReturnPath } from '../../../shared/routes/appleReturn.ts';
import type { Context } from '../../context.ts';
import type { Vouched } from '../../db/tables/logIn.ts';
import { hashToken, newToken } from '../../ids.ts';
import { consumeNetworkLimit, LIMITS } from '../../plugins/limits.ts';
import type { IdTokenReader } from './idTokens.ts';
import { appleTokenReader } from './providers/apple.ts';

/** How long the page has to fetch its session (R-apple-return). */
const HANDLE_SECONDS = 60;

/** Apple's form (response mode `form_post`); `user` is JSON and comes the first time only. */
const appleForm = object({
  id_token: string().required(),
  state: string().required().max(200),
  user: string().max(2000),
});
const appleUser = object({ name: object({ firstName: string().max(80), lastName: string().max(80) }) });

function namesIn(user: string | undefined): { firstName: string; lastName: string } {
  try {
    const { name } = appleUser.validateSync(JSON.parse(user ?? '{}'));
    return { firstName: name.firstName ?? '', lastName: name.lastName ?? '' };
  } catch {
    return { firstName: '', lastName: '' };
  }
}

/**
 * The address to which Apple's page sends its form. The browser goes on to the log-in page with a one-time handle: neither the
 * ID token nor the session ever appears in an address.
 */
export function appleReturnRoute(app: FastifyInstance, context: Context): void {
  const settings = context.config.providers.apple;
  const readToken = settings && appleTokenReader(context, settings);
  app.post(APPLE_RETURN_PATH, { schema: { hide: true } }, async (request, reply) => {
    await consumeNetworkLimit(context, LIMITS.loginByAddress, request);
    return reply.redirect(appleReturnPath(readToken && (await receive(context, readToken, request.body))), 303);
  });
}

async function receive(context: Context, readToken: IdTokenReader, form: unknown): Promise<AppleReturn | null> {
  try {
    const { id_token, state, user } = appleForm.validateSync(form);
    return { id: await keepReturn(context, await readToken(id_token)), state, ...namesIn(user) };
  } catch {
    // Cancelled at Apple, or a token for another app: the page says that the log-in failed.
    return null;
  }
}

async function keepReturn({ db, clock }: Context, person: Vouched): Promise<string> {
  const handle = newToken();
  await db
    .insertInto('apple_returns')
    .values({
      handle_hash: hashToken(handle),
      person: JSON.stringify(person),
      expires_at: addSeconds(clock.now(), HANDLE_SECONDS),
    })
    .execute();
  return handle;
}
