import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { SCRIPTS } from './issuerScripts.ts';

/** What a provider knows of a person. */
export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
}

export interface Issuer {
  /** What GOOGLE_URL, FACEBOOK_URL and APPLE_URL are set to. */
  url: string;
  /** Who is logged in at the provider: its windows let this person in. */
  person: Account;
  /** What the person does in the provider's window. */
  behaviour: 'agrees' | 'cancels';
  /** An ID token as Google or Apple would sign it; every claim can be changed, null leaves one out. */
  idToken(claims: Record<string, unknown>): Promise<string>;
  /** Signs with a new key from now on; the old one is no longer published. */
  rotateKeys(): Promise<void>;
  /** Facebook access tokens that are alive: token to app and person. */
  accessTokens: Map<string, { appId: string; account: Account }>;
  close(): Promise<void>;
}

const PORT_OF_ANY = 0;

async function newKey() {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const kid = Math.random().toString(36).slice(2);
  return {
    kid,
    privateKey: pair.privateKey,
    jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/** Speaks Google's, Apple's and Facebook's log-in protocols on this machine, with keys of its own. */
export async function startIssuer(): Promise<Issuer> {
  let key = await newKey();

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(PORT_OF_ANY, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the issuer has no port');

  const issuer: Issuer = {
    url: `http://localhost:${address.port}`,
    person: { sub: 'somebody' },
    behaviour: 'agrees',
    accessTokens: new Map(),
    async idToken(changes) {
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer.url, iat: now, exp: now + 600, email_verified: true, ...changes };
      const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
      return new SignJWT(given as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
    },
    async rotateKeys() {
      key = await newKey();
    },
    close: () => new Promise((done) => server.close(() => done())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer.url);
    const send = (type: string, body: string, status = 200) =>
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    const json = (body: unknown, status = 200) => send('application/json', JSON.stringify(body), status);
    const script = SCRIPTS[url.pathname];
    if (script) return void send('text/javascript', script.replaceAll('ISSUER', issuer.url));
    if (url.pathname === '/oauth2/v3/certs' || url.pathname === '/auth/keys') return void json({ keys: [key.jwk] });
    if (url.pathname.endsWith('/debug_token')) {
      const found = issuer.accessTokens.get(url.searchParams.get('input_token') ?? '');
      // Facebook wants the app's id and secret beside the token that is asked about.
      if (!url.searchParams.get('access_token')?.includes('|')) return void json({ error: { code: 190 } }, 400);
      const data = found ? { app_id: found.appId, is_valid: true, user_id: found.account.sub } : { is_valid: false };
      return void json({ data });
    }
    if (url.pathname.endsWith('/me')) {
      const found = issuer.accessTokens.get(url.searchParams.get('access_token') ?? '');
      if (!found) return void json({ error: { code: 190 } }, 400);
      const { sub, email, given_name, family_name } = found.account;
      return void json({ id: sub, email, first_name: given_name, last_name: family_name });
    }
    if (url.pathname === '/window') return void send('text/html', await providerWindow(issuer, url.searchParams));
    if (url.pathname === '/auth/authorize') return void send('text/html', await applePage(issuer, url.searchParams));
    json({ error: 'not found' }, 404);
  }
  return issuer;
}

/** The window of Google and Facebook: hands its answer to the page that opened it, and closes. */
async function providerWindow(issuer: Issuer, query: URLSearchParams): Promise<string> {
  const agrees = issuer.behaviour === 'agrees';
  let token: string | null = null;
  if (agrees && query.get('provider') === 'google') {
    token = await issuer.idToken({ ...issuer.person, aud: query.get('client'), nonce: query.get('nonce') });
  } else if (agrees) {
    token = `facebook${Math.random().toString(36).slice(2)}`;
    issuer.accessTokens.set(token, { appId: query.get('client') ?? '', account: issuer.person });
  }
  return `<!doctype html><title>Provider</title><script>
    opener.postMessage({ provider: ${JSON.stringify(query.get('provider'))}, token: ${JSON.stringify(token)} }, '*');
    close();
  </script>`;
}

/** Apple's page: posts its form back to the app. */
async function applePage(issuer: Issuer, query: URLSearchParams): Promise<string> {
  const { given_name: firstName, family_name: lastName, ...account } = issuer.person;
  const fields: Record<string, string> =
    issuer.behaviour === 'agrees'
      ? {
          id_token: await issuer.idToken({ ...account, aud: query.get('client_id'), nonce: query.get('nonce') }),
          user: JSON.stringify({ name: { firstName, lastName }, email: account.email }),
        }
      : { error: 'user_cancelled_authorize' };
  const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const inputs = Object.entries({ ...fields, state: query.get('state') ?? '' })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${quoted(value)}">`)
    .join('');
  return `<!doctype html><title>Provider</title><form method="post" action="${quoted(query.get('redirect_uri') ?? '')}">
    ${inputs}</form><script>document.forms[0].submit()</script>`;
}
