import { AppError } from '../../../appError.ts';
import type { LogInProvider } from '../../../logInProvider.ts';
import { define, page, readFrom, token } from '../../../readVariables.ts';
import { idTokenReader } from '../idTokens.ts';

const VARIABLES = {
  GOOGLE_CLIENT_ID: define(token(), "the client id from Google's console", '1234.apps.googleusercontent.com'),
  GOOGLE_URL: define(page(), 'the address of a local issuer that stands in for Google', 'http://localhost:9001'),
} as const;

const accountsOf = (at: string | null) => at ?? 'https://accounts.google.com';

export const google: LogInProvider = {
  id: 'google',
  settings(env) {
    const at = readFrom(VARIABLES, env, 'GOOGLE_URL');
    const clientId = readFrom(VARIABLES, env, 'GOOGLE_CLIENT_ID');
    return clientId === null ? null : { clientId, secret: null, at };
  },
  page(at) {
    const accounts = accountsOf(at);
    return {
      script: `${accounts}/gsi/client`,
      policy: {
        script: [`${accounts}/gsi/client`],
        style: [`${accounts}/gsi/style`],
        frame: [`${accounts}/gsi/`],
        connect: [`${accounts}/gsi/`],
        img: [],
      },
    };
  },
  opensWindow: true,
  reader(deps, settings) {
    if (!settings) return () => Promise.reject(new AppError('E.login.notOffered'));
    const { clientId, at } = settings;
    const accounts = accountsOf(at);
    return idTokenReader(deps, 'google', clientId, {
      keys: `${at ?? 'https://www.googleapis.com'}/oauth2/v3/certs`,
      // Google names itself with and without the protocol.
      issuers: [accounts, new URL(accounts).host],
    });
  },
};
