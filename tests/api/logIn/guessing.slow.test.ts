import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '../../../server/db/database.ts';
import { consumeTry } from '../../../server/features/logIn/tries.ts';
import { consumeLimits, LIMITS } from '../../../server/plugins/limits.ts';
import { networksOfAddress } from '../../../server/plugins/network.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { useTestApp } from '../../support/app.ts';
import { createPerson, PASSWORD } from '../../support/factories.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-21T09:00:00.000Z');
const app = useTestApp({ now: new Date(START).toISOString() });
let db: Database;

beforeAll(async () => {
  db = connect(app.connection).db;
});
afterAll(() => db.destroy());
beforeEach(() => app.clock.set(new Date(START)));

const headers = {
  authorization: `Basic ${btoa('crosscourt-web:')}`,
  'content-type': 'application/x-www-form-urlencoded',
};

async function logIn(username: string, password: string, remoteAddress: string, more: Record<string, string> = {}) {
  const payload = new URLSearchParams({ grant_type: 'password', username, password, ...more }).toString();
  const answer = await app.app.inject({ method: 'POST', url: createToken.path, remoteAddress, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

/** A log-in of theirs counts as a try as well: it was more than an hour ago. */
async function createVictim() {
  const person = await createPerson(app);
  app.clock.set(new Date(START + 2 * HOUR));
  return person;
}

/** Guesses once from each address. @returns how many guesses were judged */
async function guess(username: string, addresses: string[]): Promise<number> {
  let judged = 0;
  for (const address of addresses) if ((await logIn(username, 'wrong', address)).status === 400) judged += 1;
  return judged;
}

const addresses = (count: number, of: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => of(index.toString(16)));

// R-network
describe('the addresses of one IPv6 line are one caller', () => {
  test('ten guesses in a quarter of an hour from one /64', async () => {
    const { email } = await createVictim();
    expect(
      await guess(
        email,
        addresses(14, (index) => `2001:db8:1:1::${index}`),
      ),
    ).toBe(10);
  });

  test('ten times as many from one /48', async () => {
    const networks = addresses(120, (index) => `2001:db8:2:${index}::1`).map(networksOfAddress);
    const tries = networks.map((network) => consumeTry({ db, clock: app.clock }, 'site@mail.example', network));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
  });

  test('fifty accounts an hour from one /64', async () => {
    const statuses: number[] = [];
    for (const remoteAddress of addresses(55, (index) => `2001:db8:3:1::${index}`)) {
      const email = `six${statuses.length}@mail.example`;
      const payload = { firstName: 'Ann', lastName: 'Baker', password: PASSWORD, emails: [{ email, main: true }] };
      statuses.push((await app.app.inject({ method: 'POST', url: '/api/signUp', remoteAddress, payload })).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

// R-limits-guessing, R-known-origin
describe('guesses from many networks', () => {
  const everywhere = (most: number) =>
    addresses(most, (index) => `2001:db8:${(0x100 + Number.parseInt(index, 16)).toString(16)}::1`);
  const guessed = (times: number, email: string) =>
    consumeLimits({ db, clock: app.clock }, LIMITS.loginByAccount, times, email);

  test('a hundred an hour are judged, and no more whether the account exists or not', async () => {
    const { email } = await createVictim();
    for (const address of [email, 'nobody-here@mail.example']) {
      await guessed(95, address);
      expect(await guess(address, everywhere(8))).toBe(5);
    }
    const refused = await logIn(email, PASSWORD, '203.0.113.1');
    expect(refused).toMatchObject({ status: 429, messageId: 'E.login.guessed' });
    app.clock.set(new Date(START + 3 * HOUR));
    expect((await logIn(email, PASSWORD, '203.0.113.1')).status).toBe(200);
  });

  test('their owner passes on a device and on a network where they have logged in before, and nobody by another’s mark', async () => {
    const [owner, other] = [await createVictim(), await createVictim()];
    const { device } = await logIn(owner.email, PASSWORD, '203.0.113.2');
    expect(device).toMatch(/^\w{32}$/);
    for (const { email } of [owner, other]) {
      await guessed(99, email);
      await guess(email, everywhere(1));
    }
    expect((await logIn(owner.email, PASSWORD, '203.0.113.3', { device })).status).toBe(200);
    expect((await logIn(owner.email, PASSWORD, '203.0.113.2')).status).toBe(200);
    expect((await logIn(other.email, PASSWORD, '203.0.113.4', { device })).status).toBe(429);
    expect((await logIn(owner.email, PASSWORD, '203.0.113.5')).status).toBe(429);
  });
});
