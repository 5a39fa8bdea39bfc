import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { BRAND } from '../../../shared/brand.ts';
import { type Endpoint, type Method, pathOf } from '../../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../../shared/contract/endpoints.ts';
import { type TestApp, useTestApp } from '../../support/app.ts';
import { ACCESS, OUTSIDE, type Row } from './accessTable.ts';
import { CALLERS, type Caller, createWorld, OUTSIDERS, secretsFor, sumOf, type World } from './accessWorld.ts';

type Route = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'auth' | 'bodyType'>>;

const endpoints = ENDPOINTS as Record<string, Endpoint>;
const BASIC = `Basic ${Buffer.from(`${BRAND.oauthClientId}:`).toString('base64')}`;

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let world: World;
let untouched: string;

beforeAll(async () => {
  world = await createWorld(app);
  untouched = await sumOf(world);
});

function routeOf(name: string): Route {
  const [word = '', path = ''] = name.split(' ');
  return endpoints[word] ?? { method: word as Method, path };
}

/** The stream never ends by itself: what it says at once counts. */
async function firstWords(stream: Readable): Promise<string> {
  await setImmediate();
  return String(stream.read() ?? '');
}

async function ask(name: string, row: Row, caller: Caller) {
  const { method, path, auth, bodyType = 'application/json' } = routeOf(name);
  // A caller who logs out here keeps their first session.
  const spare = name === 'revokeToken' ? world.spare[caller] : undefined;
  const token = spare ?? world.tokens[caller];
  const { params = {}, query = {}, body } = row.parts(world);
  const isBasic = auth === 'client' || (auth === 'reader' && !token);
  const authorization = isBasic ? BASIC : token && `Bearer ${token}`;
  const isForm = bodyType !== 'application/json';
  const answer = await app.app.inject({
    method,
    url: pathOf({ path: path.replace('*', params['*'] ?? '*') }, params),
    query,
    payloadAsStream: true,
    headers: { ...(authorization && { authorization }), ...(body && { 'content-type': bodyType }) },
    ...(body && { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body }),
  });
  const stream = answer.stream();
  const isLive = String(answer.headers['content-type']).startsWith('text/event-stream');
  const text = isLive ? await firstWords(stream) : Buffer.concat(await stream.toArray()).toString();
  stream.destroy();
  return { status: answer.statusCode, text };
}

const expectedOf = ({ expected }: Row, caller: Caller) => Number(expected.split(' ')[CALLERS.indexOf(caller)]);

/** Callers who change the victim's things as they may: they come when everybody else has tried. */
function changes(name: string, row: Row, caller: Caller): boolean {
  return routeOf(name).method !== 'GET' && !OUTSIDERS.includes(caller) && expectedOf(row, caller) < 400;
}

async function check(name: string, row: Row, caller: Caller): Promise<void> {
  // How often one may try is another test's: here all of them come from one address.
  await app.db.query('delete from limits');
  const { status, text } = await ask(name, row, caller);
  expect(status, `${name} by ${caller}: ${text.slice(0, 300)}`).toBe(expectedOf(row, caller));
  if (row.is === 'public') return;
  const told = secretsFor(world, caller).filter((secret) => secret !== '' && text.includes(secret));
  expect(told, `${name} tells the ${caller}`).toEqual([]);
}

// R-access-table
describe('the table', () => {
  test('has every endpoint of the contract, and every route beside it', () => {
    const named = new Set(Object.keys(ACCESS).map((name) => name.split(' ')[0]));
    expect(Object.keys(ENDPOINTS).filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !endpoints[name ?? ''])).toEqual([]);
    const contract = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
    expect(routesOf(app).filter((route) => !contract.has(route))).toEqual(Object.keys(OUTSIDE).sort());
  });

  test('has a status for each caller', () => {
    for (const [name, row] of Object.entries({ ...ACCESS, ...OUTSIDE })) {
      expect(row.expected.split(' ').map(Number).filter(Boolean), name).toHaveLength(CALLERS.length);
    }
  });
});

/** @returns `METHOD /path` of every route, from the tree that fastify prints */
function routesOf({ app: { printRoutes } }: TestApp): string[] {
  const parents: string[] = [];
  const lines = printRoutes({ commonPrefix: false }).split('\n');
  const found = lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, `${parents[depth - 1] ?? ''}${part}`);
    const names = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return names.map((method) => `${method} ${parents[depth]?.replace('/api/docs*', '/api/docs/*')}`);
  });
  return found.sort();
}

describe('somebody else’s', () => {
  test.each(Object.entries({ ...OUTSIDE, ...ACCESS }))('%s', async (name, row) => {
    for (const caller of CALLERS) if (!changes(name, row, caller)) await check(name, row, caller);
    const now = await sumOf(world);
    const before = untouched;
    untouched = now;
    const isTheirs = (table: string) => row.is !== 'between' || !/^(blocks|player_reports) /.test(table);
    const rowsOf = (sum: string) => sum.split('\n').filter(isTheirs);
    expect(rowsOf(now), `${name} changed`).toEqual(rowsOf(before));
  });
});

describe('their own', () => {
  test.each(Object.entries(ACCESS))('%s', async (name, row) => {
    for (const caller of CALLERS) if (changes(name, row, caller)) await check(name, row, caller);
  });
});
