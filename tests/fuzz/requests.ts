import fc from 'fast-check';
import { type Auth, defineEndpoint, type Endpoint, pathOf, type Schemas } from '../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../shared/contract/endpoints.ts';
import { answerForm } from '../../shared/contract/schemas/answerForm.ts';
import { PATTERNS } from '../../shared/routes/paths.ts';
import { hostileValue, valuesOf } from './hostileValues.ts';
import type { World } from './world.ts';

/** One request as it goes over the wire. */
export interface FuzzRequest {
  method: string;
  /** With its query; nothing in it is checked or encoded once more. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Paths that are no call of the contract. */
const OTHER_PATHS = [
  '/',
  '/api/docs',
  '/api/docs/json',
  '/api/live',
  '/api/live?game=NAME',
  '/api/live?game=a&game=b',
  '/assets/NAME',
  '/calendar/NAME',
  '/calendar/NAME.ics',
  '/manifest.webmanifest',
  '/manifest.webmanifest?lang=NAME',
  '/shared',
  '/dev/outbox',
  '/dev/outbox.json?to=NAME',
  '/dev/outbox.json?to=a&to=b',
  '/email/validate?token=NAME',
  '/extinv/NAME',
  '/g/NAME',
  '/g/NAME/NAME',
  '/healthz',
  '/locales/NAME.json',
  '/pictures/NAME',
  '/pictures/courts/NAME',
  '/pictures/courts/padel-double.png',
  '/publicProfile/NAME',
  '/readyz',
  '/setNewPassword/NAME',
  '/unsub/NAME',
  '/.well-known/NAME',
  '/NAME',
  '/oauth/apple',
];

/** Parts of a path that are not as they should be. */
const ODD_PARTS = [
  '%00',
  'a%00b',
  '%E0%A4%A',
  '%ED%A0%80',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '.',
  '..',
  '%20',
  'x'.repeat(300),
  'x'.repeat(6000),
  '%F0%9F%8E%BE',
  'a%2Fb',
  'toString',
  '__proto__',
  ';',
  '*',
];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  '\u00e9/\u00e9',
  ';',
  '',
];

/** Bodies that are none. */
const BODIES = [
  '',
  '{',
  '[',
  'null',
  '5',
  '"text"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"a":1e999}',
  '\ufeff{}',
  'a=1&a=2&a[b]=3&%E0%A4%A=1',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf of a f',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na@b.cc\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\nvalue\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="\0.csv"\r\nContent-Type: \u00ff\r\n\r\n\0\r\n--x--\r\n',
  '--x--\r\n',
  '\0\0\0\0',
];

/** Each request comes from somewhere else: what limits one address must not hide what lies behind. */
const address = (): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.ipV4(), weight: 30 }, { arbitrary: fc.constantFrom('', 'x', '::1', '1, 2, 3'), weight: 1 });

/** Mostly what an endpoint asks for, else somebody else's, or none. */
function authorizationOf(auth: Auth, { authorizations }: World): fc.Arbitrary<string | null> {
  const any = Object.values(authorizations).flat();
  return fc.oneof(
    { arbitrary: fc.constantFrom(...authorizations[auth]), weight: 6 },
    { arbitrary: fc.constantFrom(...any), weight: 1 },
  );
}

function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).flatMap(([name, each]) =>
    (Array.isArray(each) ? each : [each]).map((one) => {
      const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '');
      return `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`;
    }),
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

/** @returns requests of one call of the contract, most of them nearly right */
function ofEndpoint(endpoint: Endpoint, schemas: Schemas, world: World): fc.Arbitrary<FuzzRequest> {
  const parts = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const part = fc.oneof(
    { arbitrary: fc.constantFrom(...world.names).map(encodeURIComponent), weight: 4 },
    { arbitrary: fc.constant(world.gameId), weight: endpoint.path.startsWith('/api/game/') ? 8 : 1 },
    { arbitrary: fc.constantFrom(...ODD_PARTS), weight: 1 },
  );
  const path = fc.tuple(...parts.map(() => part)).map((values) => {
    const marks = Object.fromEntries(parts.map((name, index) => [name, `PART${index}`]));
    return values.reduce((text, value, index) => text.replace(`PART${index}`, () => value), pathOf(endpoint, marks));
  });
  const isForm = endpoint.bodyType !== undefined;
  const asText = (value: unknown) => (isForm ? queryOf(value).slice(1) : (JSON.stringify(value) ?? ''));
  const body = fc.oneof(
    { arbitrary: (schemas.body ? valuesOf(schemas.body, world.names) : fc.constant({})).map(asText), weight: 12 },
    { arbitrary: hostileValue().map(asText), weight: 1 },
    { arbitrary: fc.constantFrom(...BODIES), weight: endpoint.upload ? 12 : 1 },
  );
  const usualType = endpoint.upload ? 'multipart/form-data; boundary=x' : (endpoint.bodyType ?? 'application/json');
  const type = fc.oneof({ arbitrary: fc.constant(usualType), weight: 15 }, fc.constantFrom(...TYPES));
  const query = schemas.query
    ? valuesOf(schemas.query, world.names).map(queryOf)
    : fc.constantFrom('', '', '?id=a&id=b');
  const method = fc.oneof({ arbitrary: fc.constant<string>(endpoint.method), weight: 20 }, fc.constantFrom(...METHODS));
  return fc
    .record({
      method,
      path,
      query,
      body,
      type,
      address: address(),
      authorization: authorizationOf(endpoint.auth, world),
    })
    .map((each) => ({
      method: each.method,
      path: `${each.path}${each.query}`,
      headers: {
        ...(each.authorization === null ? {} : { authorization: each.authorization }),
        'x-forwarded-for': each.address,
        ...(hasBody(each.method) ? { 'content-type': each.type } : {}),
      },
      body: hasBody(each.method) ? Buffer.from(each.body) : null,
    }));
}

function ofOtherPaths(world: World): fc.Arbitrary<FuzzRequest> {
  const part = fc.oneof(fc.constantFrom(...world.names).map(encodeURIComponent), fc.constantFrom(...ODD_PARTS));
  return fc
    .record({
      method: fc.oneof({ arbitrary: fc.constant('GET'), weight: 5 }, fc.constantFrom(...METHODS)),
      path: fc.constantFrom(...OTHER_PATHS),
      part,
      address: address(),
      authorization: authorizationOf('game', world),
      accept: fc.constantFrom('*/*', 'text/html', 'x'.repeat(2000)),
    })
    .map(({ method, path, part, address, authorization, accept }) => ({
      method,
      path: path.replaceAll('NAME', () => part),
      headers: { ...(authorization === null ? {} : { authorization }), 'x-forwarded-for': address, accept },
      body: null,
    }));
}

/** The form of an invitation without JavaScript: no call of the contract, and open to as much (R-form-answer). */
const FORM = defineEndpoint({
  method: 'POST',
  path: PATTERNS.invitation,
  auth: 'public',
  bodyType: 'application/x-www-form-urlencoded',
  errors: [],
  schemas: async () => ({ body: answerForm }),
});

/** Most of them go to a page that is there. */
async function ofForm(world: World): Promise<fc.Arbitrary<FuzzRequest>> {
  const anywhere = ofEndpoint(FORM, await FORM.schemas(), world);
  const there = fc.tuple(anywhere, fc.constantFrom(...world.pages)).map(([request, path]) => ({ ...request, path }));
  return fc.oneof({ arbitrary: there, weight: 6 }, { arbitrary: anywhere, weight: 1 });
}

/** @returns requests of every call there is and of every other path, equally often */
export async function fuzzRequests(world: World): Promise<fc.Arbitrary<FuzzRequest>> {
  const calls = await Promise.all(
    Object.values<Endpoint>(ENDPOINTS).map(async (endpoint) => ofEndpoint(endpoint, await endpoint.schemas(), world)),
  );
  return fc.oneof(
    ...calls.map((arbitrary) => ({ arbitrary, weight: 1 })),
    { arbitrary: await ofForm(world), weight: 4 },
    { arbitrary: ofOtherPaths(world), weight: 20 },
  );
}
