import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { BRAND } from '../../shared/brand.ts';
import { MAX_CONTACT_BYTES } from '../../shared/domain/limits.ts';
import { startServer } from '../support/web/server.ts';
import type { Bench } from './bench.ts';

/** One kind of attack goes on for so long, from so many connections at once. */
const SECONDS = 5;
const AT_ONCE = 8;
/** What somebody else's answer may take at the 99th percentile (R-measure-stalls). */
const MAX_P99_MS = 250;
const READ_EVERY_MS = 10;

interface Attack {
  method: string;
  path: string;
  type: string;
  body: BodyInit;
}

const WORST_PASSWORD = '4@8({[<369&#!1/|0$5+7%2'.repeat(5).slice(0, 100);
const PASSWORD = 'seven green tennis balls';
const many = (amount: number, item: unknown) => Array.from({ length: amount }, () => item);

const json = (method: string, path: string, body: unknown): Attack => ({
  method,
  path,
  type: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

function file(path: string, name: string, bytes: Uint8Array): Attack {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  return { method: 'POST', path, type: 'multipart/form-data; boundary=x', body };
}

/** The worst bodies that are known. */
async function attacks(): Promise<Record<string, Attack>> {
  const person = { firstName: 'Kim', lastName: 'Known', emails: [{ email: 'someone@club.example' }] };
  const picture = await sharp({ create: { width: 8900, height: 8900, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const games = many(52, { contactList: many(47, {}) });
  return {
    'passwords to the meter': json('POST', '/api/signUp', { ...person, password: WORST_PASSWORD }),
    'a new password': json('PUT', '/api/me', { password: WORST_PASSWORD, currentPassword: PASSWORD }),
    'a long list': json('POST', '/api/signUp', { ...person, password: PASSWORD, emails: many(8000, 0) }),
    'lists in lists': json('POST', '/api/game/series', { games }),
    'brackets without an end': json('POST', '/api/game/series', '['.repeat(500_000)),
    'an address without an end': json('POST', '/api/signUp', {
      ...person,
      emails: [{ email: `a@${'a.'.repeat(7000)}` }],
    }),
    'many names': json('PUT', '/api/me', Object.fromEntries(many(1500, 0).map((zero, index) => [`n${index}`, zero]))),
    'half addresses': file('/api/uploadcontactfile', 'a.csv', Buffer.alloc(MAX_CONTACT_BYTES, 'a@a.')),
    'cards without an end': file(
      '/api/uploadcontactfile',
      'a.vcf',
      Buffer.alloc(MAX_CONTACT_BYTES, 'BEGIN:VCARD\nEMAIL:a@b.cc\n'),
    ),
    'enormous pictures': file('/api/uploadprofilepic', 'a.png', picture),
    'log-ins': {
      method: 'POST',
      path: '/oauth/token',
      type: 'application/x-www-form-urlencoded',
      body: `grant_type=password&username=nobody@club.example&password=${'x'.repeat(200)}`,
    },
  };
}

const percentile = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Whatever one caller sends, others are answered: sends the worst bodies, and measures somebody else's reading. */
export const bench: Bench = async (database) => {
  const server = await startServer(false, { DATABASE_URL: await database() }, ['--no-web']);
  const post = (path: string, type: string, body: string, headers = {}) =>
    fetch(server.url + path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
  let senders = 0;
  /** Each from elsewhere: what is limited by address is not what is measured. */
  const elsewhere = () => {
    senders += 1;
    return `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
  };
  const makeToken = async (): Promise<string> => {
    const email = `kim${elsewhere().replaceAll('.', 'x')}@club.example`;
    const account = { firstName: 'Kim', lastName: 'Known', password: PASSWORD, emails: [{ email }] };
    const from = { 'x-forwarded-for': elsewhere() };
    await post('/api/signUp', 'application/json', JSON.stringify(account), from);
    const credentials = { authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}`, ...from };
    const form = new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }).toString();
    const answer = await post('/oauth/token', 'application/x-www-form-urlencoded', form, credentials);
    return ((await answer.json()) as { access_token: string }).access_token;
  };

  async function measure({
    method,
    path,
    type,
    body,
  }: Attack): Promise<{ times: number[]; statuses: Map<number, number> }> {
    const tokens = await Promise.all(many(AT_ONCE, null).map(makeToken));
    const until = performance.now() + SECONDS * 1000;
    const statuses = new Map<number, number>();
    const strike = async (token: string) => {
      const authorization = path === '/oauth/token' ? `Basic ${btoa(`${BRAND.oauthClientId}:`)}` : `Bearer ${token}`;
      while (performance.now() < until) {
        const headers = { 'content-type': type, authorization, 'x-forwarded-for': elsewhere() };
        const { status } = await fetch(server.url + path, { method, headers, body });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const times: number[] = [];
    const read = async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        await (await fetch(`${server.url}/api/config`)).arrayBuffer();
        times.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, READ_EVERY_MS));
      }
    };
    await Promise.all([read(), ...tokens.map(strike)]);
    return { times, statuses };
  }

  const lines: string[] = [];
  const faults: string[] = [];
  try {
    for (const [name, attack] of Object.entries(await attacks())) {
      const { times, statuses } = await measure(attack);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      lines.push(
        `${name}: others wait ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${times.length} reads; ${answers})`,
      );
      if (p99 > MAX_P99_MS) faults.push(`${name}: p99 ${p99.toFixed(0)} ms, more than ${MAX_P99_MS}`);
    }
  } finally {
    await server.stop();
  }
  return { lines, faults };
};
