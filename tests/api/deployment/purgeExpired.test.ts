import { expect, test } from 'vitest';
import { useTestApp } from '../../support/app.ts';
import { createPerson, createTestGame, logIn, newGuest } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const app = useTestApp({ now: NOW });

const count = async (table: string): Promise<number> =>
  Number((await app.db.query(`select count(*) from ${table}`)).rows[0].count);

test('sessions, links and counters that have ended go; those that live stay', async () => {
  const { email, id } = await createPerson(app);
  const later = new Date(Date.parse(NOW) + 40 * 86_400_000).toISOString();
  const emails = [{ email: '+32470123456' }];
  await createPerson(app, { validated: false, emails });
  await app.db.query(`insert into passkey_challenges values ('hash', null, $1)`, [NOW]);
  await app.db.query(`insert into second_factors (user_id, secret, expires_at) values ($1, 'SECRET', $2)`, [id, NOW]);
  const old = new Date(Date.parse(NOW) - 8 * 86_400_000);
  await app.db.query(`insert into request_keys values ('holder', 'key', 'hash', 'null', $1)`, [old]);
  expect(await count('phone_codes')).toBe(1);
  expect(await count('limits')).toBeGreaterThan(0);
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: later } });
  await expect.poll(() => count('sessions')).toBe(0);
  await expect.poll(() => count('phone_codes')).toBe(0);
  await expect.poll(() => count('passkey_challenges')).toBe(0);
  await expect.poll(() => count('second_factors')).toBe(0);
  await expect.poll(() => count('link_tokens')).toBe(0);
  await expect.poll(() => count('request_keys')).toBe(0);
  await expect.poll(() => count('limits')).toBe(0);
  await logIn(app, email);
  await sweepAt([app], later);
  expect(await count('sessions')).toBe(1);
});

test('reports about players stay while they are open, and half a year after they are settled', async () => {
  const [bad, good] = [await createPerson(app), await createPerson(app)];
  const days = (count: number) => new Date(Date.parse(NOW) + count * 86_400_000);
  const add = (id: string, state: string, settledAt: Date | null) =>
    app.db.query(
      `insert into player_reports (id, reported_id, reporter_id, reason, comment, created_at, state, settled_at)
       values ($1, $2, $3, 'SPAM', '', $4, $5, $6)`,
      [id, bad.id, good.id, NOW, state, settledAt],
    );
  await add('open', 'OPEN', null);
  await add('early', 'DISMISSED', days(0));
  await add('late', 'CLOSED', days(10));
  await sweepAt([app], days(185));
  const { rows } = await app.db.query('select id from player_reports order by id');
  expect(rows.map(({ id }) => id)).toEqual(['late', 'open']);
});

test('what is counted for 30 days is kept for so long, and other counts are not', async () => {
  const start = app.clock.now();
  const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
  await app.db.query(`insert into limits values ('clubRenames:x', $1, 3), ('clubs:x', $1, 3), ('joins:x', $1, 3)`, [
    start,
  ]);
  const kept = async () => (await app.db.query(`select key from limits where key like '%:x' order by key`)).rows;
  await sweepAt([app], days(29));
  expect(await kept()).toEqual([{ key: 'clubRenames:x' }, { key: 'clubs:x' }]);
  await sweepAt([app], days(32));
  expect(await kept()).toEqual([]);
});

test('guests are forgotten 90 days after their last game, and no sooner', async () => {
  await app.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: NOW } });
  const owner = await createPerson(app);
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] });
  const moveTo = (days: number) => sweepAt([app], new Date(Date.parse(NOW) + days * 86_400_000));
  const kept = async () => {
    const { rows } = await app.db.query('select first_name, email from invitees where game_id = $1', [game.id]);
    return rows[0];
  };
  await moveTo(85);
  expect(await kept()).toEqual({ first_name: guest.firstName, email: guest.email });
  await moveTo(100);
  await expect.poll(kept).toEqual({ first_name: '', email: null });
  expect((await app.db.query('select 1 from users where contact_email = $1', [guest.email])).rowCount).toBe(0);
});
