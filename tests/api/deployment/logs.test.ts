import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildContext } from '../../../server/buildContext.ts';
import { loggerOptions } from '../../../server/plugins/logger.ts';
import { getConfig } from '../../../shared/contract/config.ts';
import { buildTestApp, type TestApp, useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, gameBody, newGuest, type Person } from '../../support/factories.ts';
import { startMailServer } from '../../support/mail/smtp.ts';

const PROXY_ID = 'proxy-4711-0a1b2c';

const mail = useStarted(() => startMailServer({ refuse: ['gone@players.be'] }));
let owner: Person;
const app = useTestApp(async () => {
  const first = await buildTestApp();
  owner = await createPerson(first);
  await first.close();
  return { connection: first.connection, config: { smtpUrl: mail.url } };
});

type Line = Record<string, unknown>;
const linesOf = (of: TestApp): Line[] => of.lines.map((line) => JSON.parse(line));
const idOf = async (requestId?: string) => {
  const headers = requestId === undefined ? {} : { 'x-request-id': requestId };
  return String((await app.app.inject({ url: '/api/config', headers })).headers['x-request-id']);
};

const organise = (requestId: string, guest: Record<string, unknown>) =>
  app.app.inject({
    method: 'POST',
    url: '/api/game',
    headers: { authorization: `Bearer ${owner.token}`, 'x-request-id': requestId },
    payload: gameBody(app, { contactList: [newGuest(guest)] }),
  });

// R-request-id
test('the id of a call goes from the proxy to its line, to its jobs, and to what became of its mails', async () => {
  expect((await organise(PROXY_ID, { email: 'good@players.be' })).statusCode).toBe(201);
  const own = () => linesOf(app).filter(({ requestId }) => requestId === PROXY_ID);
  await expect.poll(() => own().map(({ msg }) => msg)).toContain('mail sent');
  expect(own().find(({ msg }) => msg === 'answered')).toMatchObject({
    level: 30,
    method: 'POST',
    route: '/api/game',
    status: 201,
    ms: expect.any(Number),
  });
  const { mailId } = own().find(({ msg }) => msg === 'mail sent') ?? {};
  expect(mail.received.map(({ messageId }) => messageId)).toContain(`<${mailId}@localhost>`);
  expect((await organise('refused-one-1234', { email: 'gone@players.be' })).statusCode).toBe(201);
  const refused = () => linesOf(app).find(({ msg }) => msg === 'mail refused');
  await expect.poll(refused).toMatchObject({ level: 40, requestId: 'refused-one-1234' });
  const { body } = await app.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(body).toContain('crosscourt_mails_total{outcome="sent"} 1');
  expect(body).toContain('crosscourt_mails_total{outcome="refused"} 1');
});

test('an id that is too short, too long or of other characters is none: the call gets one of ours', async () => {
  expect(await idOf('0123456789abcdef')).toBe('0123456789abcdef');
  const bad = [
    'short',
    'x'.repeat(65),
    'ann@club.test',
    'with space 123',
    'quote"12345678',
    'line%0Abreak1',
    'ünicode-123',
  ];
  for (const each of [...bad, undefined]) expect(await idOf(each)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(app.lines.join('')).not.toContain('x'.repeat(65));
});

// R-logs
test('a line is JSON of a closed set of facts: no path, query, address or name', async () => {
  await app.app.inject({ url: `/api/me?secret=0471234567&mail=${owner.email}` });
  await app.app.inject({ url: '/extinv/someGame/someTokenThatOpens' });
  const answered = linesOf(app).filter(({ msg }) => msg === 'answered');
  const facts = new Set(answered.flatMap((line) => Object.keys(line)));
  expect([...facts].sort()).toEqual(
    ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'requestId', 'route', 'status', 'time'].sort(),
  );
  expect(app.lines.join('')).not.toMatch(/0471234567|someToken|secret|players\.be/);
});

test('what PostgreSQL quotes and tells beside an error stays out of the log', async () => {
  const lines: string[] = [];
  const quiet = await buildTestApp({ config: { logLevel: 'error' } });
  const { context, close } = buildContext({
    ...quiet,
    log: { info: () => undefined, warn: () => undefined, error: (fields) => void lines.push(said(fields)) },
    security: () => undefined,
  });
  const { serializers } = loggerOptions('error') as { serializers: { err: (error: unknown) => unknown } };
  const said = (fields: object) => JSON.stringify(serializers.err((fields as { err: unknown }).err));
  for (const fault of [
    sql`select 'Anna Secret'::int`,
    sql`insert into users (id, code, type, first_name, last_name, mail_token, created_at)
      select n, 'Anna Secret', 'NORMAL', '', '', n, now() from unnest(array['a', 'b']) as n`,
  ])
    await fault.execute(context.db).catch((error: unknown) => context.report(error, 'test'));
  expect(lines.map((line) => JSON.parse(line).code)).toEqual(['22P02', '23505']);
  expect(lines.join('')).not.toContain('Anna');
  expect(JSON.parse(lines[0] ?? '').stack).toContain('at ');
  await call(quiet, getConfig);
  expect(quiet.lines).toEqual([]);
  await close();
  await quiet.close();
});
