import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../../shared/contract/endpoints.ts';
import { renewRecoveryCodes } from '../../../shared/contract/factors.ts';
import { requestUpgrade } from '../../../shared/contract/member.ts';
import { revokeToken } from '../../../shared/contract/session.ts';
import { PLANS } from '../../../shared/domain/membership/membership.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson } from '../../support/factories.ts';

/** Calls that hash without a proof: counted before, by network, and the last by account, five an hour. */
const COUNTED_FIRST = ['POST /oauth/token', 'POST /api/validatePhone', 'POST /api/me/proofCode'];

// Counts the hashing itself, as Node starts it.
let derivations = 0;
const counter = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') derivations += 1;
  },
});
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

async function derivationsOf(endpoint: Endpoint, parts: object): Promise<number> {
  derivations = 0;
  counter.enable();
  await call(app, endpoint, parts);
  counter.disable();
  return derivations;
}

// R-hash-last
test('no call hashes for a session that gives no proof', async () => {
  const hashing: string[] = [];
  const { token } = await createPerson(app);
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS).filter((each) => each !== revokeToken)) {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'unknown']));
    const name = `${endpoint.method} ${endpoint.path}`;
    if ((await derivationsOf(endpoint, { params, token, body: {} })) > 0) hashing.push(name);
  }
  expect(hashing.filter((name) => !COUNTED_FIRST.includes(name))).toEqual([]);
});

test('recovery codes and codes for balls are hashed once it is known that they are due', async () => {
  const { token } = await createPerson(app);
  expect(await derivationsOf(renewRecoveryCodes, { token, body: {} })).toBe(0);
  const [plan] = PLANS;
  expect(await derivationsOf(requestUpgrade, { token, body: { planId: plan?.id, currency: 'IPB' } })).toBe(0);
});
