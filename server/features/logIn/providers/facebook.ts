import { boolean, type InferType, object, string } from 'yup';
import { FACEBOOK_VERSION } from '../../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../../appError.ts';
import type { Vouched } from '../../../db/tables/logIn.ts';
import type { LogInProvider, ProviderSettings } from '../../../logInProvider.ts';
import { define, page, readFrom, readGroupFrom, token } from '../../../readVariables.ts';

const VARIABLES = {
  FACEBOOK_APP_ID: define(string().matches(/^\d+$/), 'the number of the Facebook app', '1234567890'),
  FACEBOOK_APP_SECRET: define(token(), 'the secret of the Facebook app', '0123456789abcdef'),
  FACEBOOK_URL: define(page(), 'the address of a local stand-in for Facebook', 'http://localhost:9002'),
} as const;

const ANSWER_MS = 5000;

const tokenAnswer = object({
  data: object({ app_id: string().required(), is_valid: boolean().required(), user_id: string().required() }),
});
const personAnswer = object({ id: string().required(), first_name: string(), last_name: string(), email: string() });

/**
 * Asks the Graph API whom an access token belongs to. Facebook does not say whether an address is proved: it counts as
 * unverified (R-facebook).
 */
async function personOf({ clientId: appId, secret, at }: ProviderSettings, token: string): Promise<Vouched> {
  const graph = `${at ?? 'https://graph.facebook.com'}/${FACEBOOK_VERSION}`;

  const asked = new URLSearchParams({ input_token: token, access_token: `${appId}|${secret}` });
  const { data } = await ask(`${graph}/debug_token?${asked}`, tokenAnswer);
  if (!data.is_valid || data.app_id !== appId) throw new AppError('invalid_grant');

  const fields = new URLSearchParams({ fields: 'id,first_name,last_name,email', access_token: token });
  const person = await ask(`${graph}/me?${fields}`, personAnswer);
  if (person.id !== data.user_id) throw new AppError('invalid_grant');
  return {
    provider: 'facebook',
    subject: person.id,
    email: person.email ?? null,
    emailVerified: false,
    firstName: person.first_name ?? '',
    lastName: person.last_name ?? '',
    askedAt: null,
  };
}

async function ask<S extends typeof tokenAnswer | typeof personAnswer>(url: string, schema: S): Promise<InferType<S>> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
  if (!answer || answer.status >= 500) throw new AppError('E.notReady');
  const body: unknown = await answer.json().catch(() => null);
  try {
    return await schema.validate(body);
  } catch {
    throw new AppError('invalid_grant');
  }
}

export const facebook: LogInProvider = {
  id: 'facebook',
  settings(env) {
    const at = readFrom(VARIABLES, env, 'FACEBOOK_URL');
    const group = readGroupFrom(VARIABLES, env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
    return group && { clientId: group[0], secret: group[1], at };
  },
  page(at) {
    const pages = at ?? 'https://www.facebook.com';
    return {
      script: `${at ?? 'https://connect.facebook.net'}/en_US/sdk.js`,
      policy: {
        script: [at ?? 'https://connect.facebook.net'],
        style: [],
        frame: [pages],
        connect: [pages, at ?? 'https://graph.facebook.com'],
        img: [pages],
      },
    };
  },
  opensWindow: true,
  // It gives out access tokens, which it is asked about.
  reader: (_deps, settings) => async (token) => {
    if (!settings) throw new AppError('E.login.notOffered');
    return personOf(settings, token);
  },
};
