import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCommand, runCommand } from '../../../server/admin/commands.ts';
import { buildContext } from '../../../server/buildContext.ts';
import { createSecurityLog } from '../../../server/securityLog.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { getRanking } from '../../../shared/contract/rating.ts';
import { createToken } from '../../../shared/contract/session.ts';
import { buildTestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  logIn,
  newGuest,
  PASSWORD,
  type Person,
  readGame,
} from '../../support/factories.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

/** What the operator's log was told, oldest first. */
const told: Record<string, string>[] = [];
const security = createSecurityLog((line) => void told.push(line));

/** What an operator types, against a database; the answer without line ends. */
async function admin(words: string[], connection = app.connection): Promise<string> {
  const { config, clock } = app;
  const fail = (fields: object, line: string) => expect.unreachable(`${line} ${JSON.stringify(fields)}`);
  const { context, close } = buildContext({
    config,
    connection,
    clock,
    log: { info: () => undefined, warn: fail, error: fail },
    security,
  });
  try {
    await context.jobs.start();
    return (await runCommand({ context, connection, folder: folder.path }, words)).join('\n');
  } finally {
    await close();
  }
}

test('words that are no command, or lack a name, are told how to be', () => {
  expect(isCommand(['disable'])).toBe(false);
  expect(isCommand(['backup', 'a', 'b'])).toBe(false);
  expect(isCommand(['drop'])).toBe(false);
  expect(isCommand(['undeliverable'])).toBe(true);
});

describe('people', () => {
  const tryLogIn = (username: string, password = PASSWORD) =>
    call(app, createToken, { body: { grant_type: 'password', username, password } });

  test('reset-login forgets the delays, ends the sessions and prints a link that works once', async () => {
    const player = await createPerson(app);
    for (let count = 0; count < 11; count += 1) await tryLogIn(player.email, 'wrong');
    expect((await tryLogIn(player.email)).error.messageId).toBe('E.tooMany');
    const said = await admin(['reset-login', player.email.toUpperCase()]);
    expect((await tryLogIn(player.email)).status).toBe(200);
    const me = await app.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${player.token}` } });
    expect(me.statusCode).toBe(401);
    const token = /setNewPassword\/(\w+)$/.exec(said)?.[1];
    const set = () =>
      app.app.inject({
        method: 'POST',
        url: '/api/setNewPassword',
        payload: { token, newPassword: 'nine yellow tennis balls' },
      });
    expect((await set()).statusCode).toBe(204);
    expect((await set()).statusCode).toBe(409);
    await expect(admin(['reset-login', 'nobody@club.example'])).rejects.toThrow('No account has the address');
  });

  test('disable: no log-in, no session, no invitation, open matches called off; enable opens it again', async () => {
    const [bad, good] = [await createPerson(app), await createPerson(app)];
    const own = await createTestGame(app, bad, { contactList: [contactOf(good)] });
    told.length = 0;
    await admin(['disable', bad.email]);
    expect((await tryLogIn(bad.email)).error).toMatchObject({ status: 403, messageId: 'E.account.closed' });
    const me = await app.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${bad.token}` } });
    expect(me.statusCode).toBe(401);
    expect((await readGame(app, own.id, good.token)).status).toBe('CANCELED');
    const game = await createTestGame(app, good, { contactList: [contactOf(bad)] });
    expect((await readGame(app, game.id, good.token)).invitee[0]?.status).toBe('UNDELIVERABLE');
    await admin(['enable', bad.email]);
    expect((await tryLogIn(bad.email)).status).toBe(200);
    await expect(admin(['enable', 'nobody@club.example'])).rejects.toThrow('No account has the address');
    // R-security-log: the account by its id, and never by the address that was typed.
    expect(told).toEqual([
      { event: 'account.closed', outcome: 'done', accountId: bad.id },
      { event: 'admin.command', outcome: 'done', command: 'disable' },
      { event: 'account.opened', outcome: 'done', accountId: bad.id },
      { event: 'admin.command', outcome: 'done', command: 'enable' },
      { event: 'admin.refused', outcome: 'refused', command: 'enable' },
    ]);
  });
});

test('undeliverable marks the invitations whose mail came back', async () => {
  const owner = await createPerson(app);
  const guest = newGuest();
  const earlier = await createTestGame(app, owner, { contactList: [guest] });
  const { token, password } = await linkOf(app, guest.email);
  await call(app, actOnGame, { params: { id: earlier.id }, token, body: { actionType: 'DECLINE', password } });
  const { invitee } = await readGame(app, earlier.id, owner.token);
  const game = await createTestGame(app, owner, { contactList: [guest] });
  // By id, without the address.
  await createTestGame(app, owner, { contactList: [{ id: invitee[0]?.user.id }] });
  expect(await admin(['undeliverable'])).toContain('refused no address');
  expect(await admin(['undeliverable', guest.email])).toContain('2 invitations');
  expect((await readGame(app, game.id, owner.token)).invitee[0]?.status).toBe('UNDELIVERABLE');
  await expect(admin(['undeliverable', guest.email])).rejects.toThrow('No unanswered invitation');
});

test('remove-note lists the notes of a game by its address, and removes one', async () => {
  const owner = await createPerson(app);
  const game = await createTestGame(app, owner);
  await call(app, addNote, { query: { gameId: game.id }, body: { comment: 'Something nasty' }, token: owner.token });
  const listed = await admin(['remove-note', `http://localhost:3000/game/${game.id}?x=1`]);
  expect(listed).toContain('Something nasty');
  await admin(['remove-note', game.code ?? '', listed.split(' ')[0] ?? '']);
  expect((await call(app, findNotes, { params: { gameId: game.id }, token: owner.token })).body).toEqual([]);
  await expect(admin(['remove-note', game.id, 'unknown'])).rejects.toThrow('no note');
});

describe('a backup', () => {
  let players: Person[];

  beforeAll(async () => {
    app.clock.set(new Date(hoursFromNow(app, 2)));
    players = [await createPerson(app, { firstName: 'Zsófia \\ "N"' }), await createPerson(app)];
    const [owner, opponent] = players as [Person, Person];
    const notes = 'line\nbreak\ttab \u2028 \\. \\N';
    const game = await createTestGame(app, owner, { notes, contactList: [contactOf(opponent), newGuest()] });
    await call(app, actOnGame, { params: { id: game.id }, token: opponent.token, body: { actionType: 'ACCEPT' } });
    app.clock.set(new Date(hoursFromNow(app, 30)));
    const sets = [{ initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 }];
    const body = { actionType: 'SET_SCORE', sets, winner: 'INITIATOR' };
    await call(app, actOnGame, { params: { id: game.id }, token: owner.token, body });
    await createTestGame(app, owner, { contactList: [newGuest()] });
  });

  /** By table: a hash of its rows in any order. Ratings follow from the others, and a backup does not contain itself. */
  async function contentOf(connection: pg.PoolConfig): Promise<Record<string, string>> {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`);
    const content: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: hashes } = await client.query(
        `select md5(string_agg(row::text, '|' order by row::text)) as hash from ${name} as row
         where row::text not like '(lastBackup,%'`,
      );
      content[name] = hashes[0].hash;
    }
    await client.end();
    return content;
  }

  test('fills another database with the same rows, and the product goes on there', async () => {
    expect(await admin(['backup', 'club.gz'])).toContain('tables are written');
    const path = join(folder.path, 'club.gz');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const before = await contentOf(app.connection);
    const connection = await createTestDatabase();
    expect(await admin(['restore', 'club.gz'], connection)).toContain('is restored');
    const { ratings, rating_receipts, rankings, ranking_steps, rating_pools, audit_log, ...rows } =
      await contentOf(connection);
    // R-operator-audit: that it was made, and that it was restored, is in neither.
    expect(audit_log).not.toBe(before.audit_log);
    expect(rows).toEqual(Object.fromEntries(Object.keys(rows).map((name) => [name, before[name]])));
    expect(Object.keys(rows).length).toBeGreaterThan(25);

    const other = await buildTestApp({ now: app.clock.now(), connection });
    const [owner] = players as [Person, Person];
    const token = await logIn(other, owner.email);
    const query = { sport: 'TENNIS', provisional: 'true' } as const;
    const listed = async () => (await call(other, getRanking, { query, token })).body.length;
    await expect.poll(listed).toBeGreaterThanOrEqual(2);
    // Numbers go on where they were: a new game, a new acceptance, a new note.
    const game = await createTestGame(other, { ...owner, token }, { contactList: [newGuest()] });
    expect(game.status).toBe('CONFIRMED');
    await other.close();
    await expect(admin(['restore', 'club.gz'], connection)).rejects.toThrow('not empty');
  });

  test('that is cut short, changed, of another kind or not there fills nothing', async () => {
    const whole = await readFile(join(folder.path, 'club.gz'));
    const text = gunzipSync(whole).toString();
    const lines = text.split('\n');
    const connection = await createTestDatabase();
    const before = await contentOf(connection);
    const broken: [string, Buffer, string][] = [
      ['cut.gz', whole.subarray(0, whole.length - 200), 'no whole backup'],
      ['short.gz', gzipSync(lines.slice(0, Math.floor(lines.length / 2)).join('\n')), 'ends too early'],
      ['odd.gz', gzipSync(text.replace('CONFIRMED', 'CONFIRMED\textra')), 'does not fit'],
      ['other.gz', gzipSync('hello\n'), 'no backup of Crosscourt'],
      ['plain.gz', Buffer.from(text), 'no whole backup'],
      ['newer.gz', gzipSync(text.replace(/"migrations":\[[^\]]*/, '$&,"9999-future"')), 'another release'],
    ];
    for (const [name, content, why] of broken) {
      await writeFile(join(folder.path, name), content);
      await expect(admin(['restore', name], connection), name).rejects.toThrow(why);
    }
    await expect(admin(['restore', 'nothing.gz'], connection)).rejects.toThrow('There is no file');
    expect(await contentOf(connection)).toEqual(before);
    await expect(admin(['backup', 'no/such/folder.gz'])).rejects.toThrow('cannot be written');
  });
});
