import { BRAND } from '../../brand.ts';
import { MAX_EMAIL_LENGTH, MAX_FACTOR_CODE_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../../domain/limits.ts';
import { LOGIN_PROVIDERS } from '../../domain/people/logInProviders.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { choice, count, object, shape, string, text } from './fields.ts';

const isOwn = (provider: unknown) => provider === BRAND.loginProvider;

/** These grants identify the account themselves. */
const GRANTS_WITHOUT_NAME: unknown[] = ['ticket', 'passkey'];

/** An ID token of a provider is a signed text of one to four thousand characters. */
const MAX_CREDENTIAL_LENGTH = 8000;

export const createToken = {
  body: object({
    grant_type: string().max(40).required(),
    /** Address or phone number; empty when a provider vouches for the person. */
    username: string()
      .max(MAX_EMAIL_LENGTH)
      .default('')
      // As a function: an object with a `then` would be taken for a promise.
      .when(['provider', 'grant_type'], ([provider, grant], schema) =>
        isOwn(provider) && !GRANTS_WITHOUT_NAME.includes(grant) ? schema.required() : schema,
      ),
    /** For grant_type `ticket`: the verifier of its challenge; the ticket is the password. */
    verifier: string().matches(/^[\w-]{43}$/, { excludeEmptyString: true }),
    /** For grant_type `password`: six digits or a recovery code, where the second step is on. */
    code: string().max(MAX_FACTOR_CODE_LENGTH),
    /** The password, Google's ID token, Facebook's access token, the handle of Apple's return, or a passkey's signed answer. */
    password: string()
      .max(MAX_CREDENTIAL_LENGTH)
      .required()
      .when(['provider', 'grant_type'], ([provider, grant], schema) =>
        schema.max(isOwn(provider) && grant !== 'passkey' ? MAX_PASSWORD_LENGTH : 4096),
      ),
    provider: choice(LOGIN_PROVIDERS).default(BRAND.loginProvider),
    /** What Apple has told the page; only Apple gives names in this way (R-apple-return). */
    firstName: string().max(MAX_NAME_LENGTH),
    lastName: string().max(MAX_NAME_LENGTH),
    /** The mark of this device from an earlier answer (R-known-origin). */
    device: string().matches(/^\w{32}$/, { excludeEmptyString: true }),
    /** The page's language, for the mails of an account that a first log-in creates. */
    language: choice(LANGUAGES),
  }),
  response: shape({ access_token: text(), token_type: text(), expires_in: count(), device: text() }),
};

export const createTicket = {
  /** SHA-256 of the verifier, base64url (RFC 7636). */
  body: object({
    challenge: string()
      .matches(/^[\w-]{43}$/)
      .required(),
  }),
  response: shape({ ticket: text(), expires_in: count() }),
};

export const createNonce = { response: shape({ nonce: text(), expires_in: count() }) };

export const revokeToken = {};
