import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { actOnGame } from '../../../shared/contract/game.ts';
import {
  askPlayersNow,
  getPlayerSearch,
  startPlayerSearch,
  stopPlayerSearch,
} from '../../../shared/contract/playerSearch.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { type TestApp, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, type Person, readGame } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';

// What happens to a search at the same moment, on two servers.

const NOW = '2026-11-23T09:00:00.000Z';
const SLOT = { fromTime: '2026-11-25T18:00:00.000Z', toTime: '2026-11-25T19:00:00.000Z' };

const one = useTestApp({ now: NOW });
const other = useTestApp(() => ({ now: NOW, connection: one.connection }));
let owner: Person;
let player: Person;
let known: Person[];

beforeAll(async () => {
  owner = await createPerson(one);
  player = await createPerson(one);
  known = [];
  for (let each = 0; each < 10; each += 1) known.push(await createPerson(one));
  // So many open matches and guests are of no small plan.
  await one.db.query("update users set membership_level = 'OWNIT' where id = $1", [owner.id]);
});
beforeEach(async () => {
  await one.db.query('truncate games, mails, mail_counts cascade');
  await sweepAt([one, other], NOW);
  await createTestGame(one, owner, { contactList: known.map(contactOf) });
  // They have answered: people who are only invited are not known (R-typed-address).
  await one.db.query("update invitees set status = 'DECLINED', mailbox_answered_at = created_at");
});

const act = (app: TestApp, { id }: Game, { token }: Person, actionType: string) =>
  call(app, actOnGame, { params: { id }, token, body: { actionType } });

/** A match agreed with `player`, whose search begins by itself when they leave. */
async function agreed(organiser = owner): Promise<Game> {
  const game = await createTestGame(one, organiser, {
    contactList: [contactOf(player)],
    calendarPreference: [SLOT],
    findsSubstitutes: true,
  });
  expect((await act(one, game, player, 'ACCEPT')).body.status).toBe('SCHEDULED');
  return game;
}

/** Waits until every search has gone on that is to. */
async function goneOn(): Promise<void> {
  const pending = `select 1 from jobs.job where name = 'search.step' and state < 'completed' and start_after <= now()`;
  await expect.poll(async () => (await one.db.query(pending)).rowCount, { interval: 50 }).toBe(0);
}

// R-substitute-asked
test('of two searches that go on at once for the same time one asks the only person there is', async () => {
  const [only] = known;
  if (!only) throw new Error('nobody to ask');
  const another = await createPerson(one);
  await createTestGame(one, another, { contactList: [contactOf(only)] });
  await one.db.query('delete from invitees where user_id <> $1', [only.id]);
  await one.db.query("update invitees set status = 'DECLINED', mailbox_answered_at = created_at");
  const late = await agreed(another);
  const { id } = await createTestGame(one, owner, { calendarPreference: [SLOT] });
  await call(one, startPlayerSearch, { params: { id }, token: owner.token });
  const holder = new pg.Client(one.connection);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from player_searches where game_id = $1 for update', [id]);
  const first = sweepAt([one, other], '2026-11-23T09:01:00.000Z');
  // Whom it asks is chosen, and not written down yet.
  const waiting = async () => (await one.db.query('select 1 from pg_locks where not granted')).rowCount ?? 0;
  await expect.poll(waiting).toBeGreaterThan(0);
  await act(other, late, player, 'WITHDRAW');
  const asked = async () => (await one.db.query('select 1 from search_invitations')).rowCount ?? 0;
  await expect.poll(async () => (await waiting()) > 1 || (await asked()) > 0).toBe(true);
  await holder.query('commit');
  await holder.end();
  await first;
  await goneOn();
  expect(await asked()).toBe(1);
});

// R-last-spot, R-substitute-search
test('of yeses, a question to others, a stop and the clock at one moment comes one player, and an end', async () => {
  const game = await agreed();
  await act(one, game, player, 'WITHDRAW');
  await goneOn();
  const owned = { params: { id: game.id }, token: owner.token };
  const next = (await call(one, getPlayerSearch, owned)).body.next.map(({ id }) => id);
  const [asked, later] = [next.slice(0, 3), next.slice(3, 5)];
  await call(one, askPlayersNow, { ...owned, body: { people: asked } });
  const yeses = known.filter(({ id }) => asked.includes(id));
  const answers = await Promise.all([
    ...yeses.map((person, index) => act(index % 2 ? one : other, game, person, 'ACCEPT')),
    call(other, askPlayersNow, { ...owned, body: { people: later } }),
    call(one, stopPlayerSearch, owned),
    sweepAt([one, other], '2026-11-23T15:00:00.000Z'),
  ]);
  expect(answers.slice(0, yeses.length).map((answer) => answer?.status)).toEqual([200, 200, 200]);
  await goneOn();
  const { status, invitee } = await readGame(one, game.id, owner.token);
  expect(status).toBe('SCHEDULED');
  const statuses = yeses.map(({ id }) => invitee.find(({ user }) => user.id === id)?.status).sort();
  expect(statuses).toEqual(['ACCEPTED', 'ACCEPTED', 'CONFIRMED']);
  const { state } = (await call(one, getPlayerSearch, owned)).body;
  expect(['FILLED', 'STOPPED']).toContain(state);
  // Nothing goes out any more, also when the clock moves on.
  const invitations = invitee.length;
  for (const hour of ['16', '18', '20']) await sweepAt([one, other], `2026-11-23T${hour}:00:00.000Z`);
  await goneOn();
  expect((await readGame(one, game.id, owner.token)).invitee).toHaveLength(invitations);
});

// R-substitute-begin, R-promotion
test('a player who leaves while somebody says yes leaves one spot, and one search', async () => {
  const [waiting] = known;
  if (!waiting) throw new Error('nobody waits');
  const game = await agreed();
  // Somebody waits, and says no at the moment the player leaves.
  await call(one, actOnGame, {
    params: { id: game.id },
    token: owner.token,
    body: { actionType: 'INVITE', contactList: [{ id: waiting.id }] },
  });
  await act(one, game, waiting, 'ACCEPT');
  await Promise.all([act(one, game, player, 'WITHDRAW'), act(other, game, waiting, 'WITHDRAW')]);
  await goneOn();
  const { rows } = await one.db.query("select 1 from player_searches where state = 'RUNNING'");
  expect(rows).toHaveLength(1);
  const found = await readGame(one, game.id, owner.token);
  expect(found.invitee.filter(({ status }) => status === 'CONFIRMED')).toEqual([]);
  expect(found).toMatchObject({ status: 'SCHEDULED', fromTime: SLOT.fromTime });
});
