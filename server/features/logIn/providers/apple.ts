import { AppError } from '../../../appError.ts';
import type { Vouched } from '../../../db/tables/logIn.ts';
import { hashToken } from '../../../ids.ts';
import type { LogInProvider, ProviderSettings, ReaderDeps } from '../../../logInProvider.ts';
import { define, page, readFrom, token } from '../../../readVariables.ts';
import { type IdTokenReader, idTokenReader } from '../idTokens.ts';

const VARIABLES = {
  APPLE_CLIENT_ID: define(token(), 'the services id from Apple', 'org.example.play'),
  APPLE_URL: define(page(), 'the address of a local issuer that stands in for Apple', 'http://localhost:9003'),
} as const;

/**
 * @returns the person whom Apple has sent back under this handle, which is now used up
 * @throws AppError 400 `invalid_grant` for a handle that is unknown, used or too old
 */
async function takeAppleReturn({ db, clock }: ReaderDeps, handle: string): Promise<Vouched> {
  const taken = await db
    .deleteFrom('apple_returns')
    .where('handle_hash', '=', hashToken(handle))
    .where('expires_at', '>', clock.now())
    .returning('person')
    .executeTakeFirst();
  if (!taken) throw new AppError('invalid_grant');
  return taken.person;
}

/** @returns a reader of the tokens that Apple's page sends to `appleReturn.ts` */
export function appleTokenReader(deps: ReaderDeps, { clientId, at }: ProviderSettings): IdTokenReader {
  const issuer = at ?? 'https://appleid.apple.com';
  return idTokenReader(deps, 'apple', clientId, { keys: `${issuer}/auth/keys`, issuers: [issuer] });
}

export const apple: LogInProvider = {
  id: 'apple',
  settings(env) {
    const at = readFrom(VARIABLES, env, 'APPLE_URL');
    const clientId = readFrom(VARIABLES, env, 'APPLE_CLIENT_ID');
    return clientId === null ? null : { clientId, secret: null, at };
  },
  page(at) {
    const sdk = at ?? 'https://appleid.cdn-apple.com';
    return {
      script: `${sdk}/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js`,
      // Its page replaces ours: nothing is framed or called.
      policy: { script: [sdk], style: [], frame: [], connect: [], img: [] },
    };
  },
  opensWindow: false,
  // The token was read when Apple's page sent it: our page sends its handle.
  reader: (deps) => async (handle, name) => ({ ...(await takeAppleReturn(deps, handle)), ...name }),
};
