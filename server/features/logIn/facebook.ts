import { boolean, type InferType, object, string } from 'yup';
import { FACEBOOK_VERSION } from '../../../shared/domain/people/logInProviders.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Vouched } from '../../db/tables/logIn.ts';
import { facebookAddresses } from '../../providers.ts';

const ANSWER_MS = 5000;

const tokenAnswer = object({
  data: object({ app_id: string().required(), is_valid: boolean().required(), user_id: string().required() }),
});
const personAnswer = object({ id: string().required(), first_name: string(), last_name: string(), email: string() });

/**
 * Asks the Graph API whom an access token belongs to. Facebook does not say whether an address is proved: it counts as
 * unverified (R-facebook).
 * @throws AppError 400 for a token that is dead or was handed to another app, 422 when Facebook is not set up, 503 when
 * it cannot be reached
 */
export async function readFacebookToken({ config }: Context, token: string): Promise<Vouched> {
  if (!config.facebook) throw new AppError('E.login.notOffered');
  const { appId, appSecret } = config.facebook;
  const graph = `${facebookAddresses(config.providerUrls.facebook).graph}/${FACEBOOK_VERSION}`;

  const asked = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
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
