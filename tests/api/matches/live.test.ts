import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp } from '../../../shared/contract/account.ts';
import { actOnGame, eraseGuest, getGame } from '../../../shared/contract/game.ts';
import { type GameChanged, LIVE_PATH } from '../../../shared/contract/live.ts';
import { addNote } from '../../../shared/contract/note.ts';
import { revokeToken } from '../../../shared/contract/session.ts';
import { endOtherSessions } from '../../../shared/contract/sessions.ts';
import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { buildTestApp, type TestApp, useStarted, useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import {
  createPerson,
  createTestGame,
  linkOf,
  logIn,
  newGuest,
  PASSWORD,
  type Person,
  proveAddress,
  readGame,
} from '../../support/factories.ts';
import { startMailServer } from '../../support/mail/smtp.ts';
import { POLL_MS } from '../../support/patience.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
/** A second server process: what one writes, the pages of the other learn. */
const twin = useTestApp(() => ({ now: '2026-11-21T09:00:00.000Z', connection: app.connection }));
let origin: string;
let owner: Person;

beforeAll(async () => {
  origin = await twin.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await createPerson(app);
  await beListening();
});
afterAll(async () => {
  const closing = twin.close();
  // For each stream it aborts, fetch keeps a connection ready on which nothing was ever asked.
  twin.app.server.closeAllConnections();
  await closing;
});

/** Opens a stream. `said` grows with every event. */
async function listen(token: string, game?: string) {
  const stop = new AbortController();
  const response = await fetch(`${origin}${LIVE_PATH}${game ? `?game=${game}` : ''}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const said: GameChanged[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) said.push(JSON.parse(data));
      }
    }
  };
  const reading = read().catch(() => undefined);
  return { response, said, stop: () => stop.abort(), reading };
}

/** The first stream of a process begins its watching: only once it is told of a change is nothing missed any more. */
async function beListening(): Promise<void> {
  const watcher = await createPerson(app);
  const { said } = await listen(watcher.token);
  const beTold = async () => {
    await createTestGame(app, watcher);
    expect(said).not.toEqual([]);
  };
  // A hook has no `expect.poll`.
  await vi.waitFor(beTold, { timeout: POLL_MS, interval: 500 });
}

async function gameWithGuest() {
  const guest = newGuest();
  const game = await createTestGame(app, owner, { contactList: [guest] }, { candidateMethod: 'CHOOSE' });
  const link = await linkOf(app, guest.email);
  const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname)?.token ?? '';
  return { game, link, share };
}

describe('the live stream', () => {
  test('tells the organiser, the guest and a visitor of a change', async () => {
    const { game, link, share } = await gameWithGuest();
    const streams = await Promise.all([listen(owner.token), listen(link.token, game.id), listen(share, game.id)]);
    for (const { response } of streams) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      expect(response.headers.get('content-security-policy')).toBeTruthy();
    }
    const body = { actionType: 'ACCEPT', password: link.password };
    const accepted = await call(app, actOnGame, { params: { id: game.id }, token: link.token, body });
    // The person who did it reads nothing again: the answer says when it was.
    const { version: decided, changedAt } = accepted.body;
    const change = { gameId: game.id, version: decided, changedAt };
    for (const { said } of streams) await expect.poll(() => said).toContainEqual(change);
    const told = (said: (typeof change)[]) =>
      said.filter(({ gameId, version }) => gameId === game.id && version === change.version);
    for (const { said } of streams) expect(told(said)).toHaveLength(1);
    for (const { stop } of streams) stop();
  });

  // R-opened
  test('a person who opens an invitation has read all that the stream says about that', async () => {
    const [organiser, guest] = [await createPerson(app), newGuest()];
    const game = await createTestGame(app, organiser, { contactList: [guest] });
    const link = await linkOf(app, guest.email);
    const stream = await listen(organiser.token);
    const opened = await call(app, getGame, { params: { id: game.id }, token: link.token });
    const change = { gameId: game.id, version: game.version, changedAt: opened.body.changedAt };
    expect(opened.body.changedAt).not.toBe(game.changedAt);
    await expect.poll(() => stream.said).toContainEqual(change);
    stream.stop();
  });

  test('tells of a note, and of nothing that is not the listener’s', async () => {
    const mine = await gameWithGuest();
    const stranger = await createPerson(app);
    const [own, foreign] = await Promise.all([listen(mine.link.token, mine.game.id), listen(stranger.token)]);
    // Told of one change, it has been told of all before.
    const answer = { actionType: 'ACCEPT', password: mine.link.password };
    const path = { params: { id: mine.game.id }, token: mine.link.token };
    const { version, changedAt } = (await call(app, actOnGame, { ...path, body: answer })).body;
    await expect.poll(() => own.said).toContainEqual({ gameId: mine.game.id, version, changedAt });
    own.said.length = 0;
    const query = { gameId: mine.game.id };
    const body = { comment: 'See you there', type: 'NOTE' };
    await call(app, addNote, { query, body, token: owner.token });
    await expect.poll(() => own.said.map(({ gameId }) => gameId)).toEqual([mine.game.id]);
    expect(foreign.said).toEqual([]);
    own.stop();
    foreign.stop();
  });

  // R-club-match-view
  test('tells organisers of its club of the match whose page they have, and other members nothing', async () => {
    const club = await createTestClub(app, owner);
    const organiser = await createOrganiser(app, club, owner);
    const [publisher, member] = [await createMember(app, club), await createMember(app, club)];
    const game = await createTestGame(app, publisher, { clubId: club.id });
    const [own, foreign] = [await listen(organiser.token, game.id), await listen(member.token, game.id)];
    const body = { comment: 'See you there', type: 'NOTE' };
    await call(app, addNote, { query: { gameId: game.id }, body, token: publisher.token });
    // Once it is followed, and once for the message.
    await expect.poll(() => own.said.map(({ gameId }) => gameId)).toEqual([game.id, game.id]);
    expect(foreign.said).toEqual([]);
    own.stop();
    foreign.stop();
  });

  test('401 without a token of a session or of that game', async () => {
    const { game, link } = await gameWithGuest();
    const other = await gameWithGuest();
    const statuses = await Promise.all([
      fetch(origin + LIVE_PATH),
      fetch(origin + LIVE_PATH, { headers: { Authorization: `Bearer ${link.token}` } }),
      fetch(`${origin}${LIVE_PATH}?game=${other.game.id}`, { headers: { Authorization: `Bearer ${link.token}` } }),
      fetch(`${origin}${LIVE_PATH}?game=${game.id}`, { headers: { Authorization: 'Bearer nobody' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('a server that stops ends its streams', async () => {
    const third = await buildTestApp({ connection: app.connection });
    const at = await third.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(at + LIVE_PATH, { headers: { Authorization: `Bearer ${owner.token}` } });
    const ended = response.text();
    await third.close();
    expect(await ended).toContain(': open');
  });
});

describe('a stream', () => {
  const isOver = async ({ reading }: Awaited<ReturnType<typeof listen>>) => {
    let over = false;
    void reading.then(() => {
      over = true;
    });
    await new Promise((done) => setImmediate(done));
    return over;
  };

  // R-live-ends: ended in one process, over in the other.
  test('ends with its session, and with its link', async () => {
    const player = await createPerson(app);
    const [out, other] = [await logIn(app, player.email), await logIn(app, player.email)];
    const { game, link } = await gameWithGuest();
    const [kept, left, ended, guest] = [
      await listen(player.token),
      await listen(out),
      await listen(other),
      await listen(link.token, game.id),
    ];
    await call(app, revokeToken, { token: out });
    await expect.poll(() => isOver(left)).toBe(true);
    expect(await isOver(ended)).toBe(false);
    await call(app, endOtherSessions, { token: player.token, body: { currentPassword: PASSWORD } });
    await expect.poll(() => isOver(ended)).toBe(true);
    expect(await isOver(guest)).toBe(false);
    await call(app, eraseGuest, { params: { id: game.id }, token: link.token });
    await expect.poll(() => isOver(guest)).toBe(true);
    expect(await isOver(kept)).toBe(false);
    kept.stop();
  });

  // R-live-limit
  test('is one of twenty of an account at most; who closes one makes room', async () => {
    const player = await createPerson(app);
    const open = await Promise.all(Array.from({ length: 20 }, () => listen(player.token)));
    const headers = { Authorization: `Bearer ${player.token}` };
    const refused = await fetch(origin + LIVE_PATH, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ messageId: 'E.tooMany' });
    const other = await listen(owner.token);
    expect(other.response.status).toBe(200);
    // R-metrics
    const metrics = await twin.app.inject({ url: '/metrics' });
    expect(Number(/^crosscourt_live_streams (\d+)$/m.exec(metrics.body)?.[1])).toBeGreaterThanOrEqual(21);
    open.push(other);
    open.shift()?.stop();
    await expect
      .poll(async () => {
        const again = await listen(player.token);
        open.push(again);
        return again.response.status;
      })
      .toBe(200);
    for (const { stop } of open) stop();
  });
});

describe('open lists are told', () => {
  const server = useStarted(() => startMailServer({ refuse: ['gone@players.be'] }));
  const mailing = useTestApp(() => ({
    now: '2026-11-21T09:00:00.000Z',
    config: { smtpUrl: server.url, mailFrom: 'matches@club.be' },
  }));

  const changedAt = async ({ db }: TestApp, id: string) => {
    const { rows } = await db.query('select changed_at from games where id = $1', [id]);
    return rows[0].changed_at.getTime() as number;
  };

  // R-invitee-delivery
  test('when an invitation has left, or never will', async () => {
    const organiser = await createPerson(mailing);
    for (const [email, status] of [
      ['gil@players.be', 'SENT'],
      ['gone@players.be', 'UNDELIVERABLE'],
    ]) {
      const game = await createTestGame(mailing, organiser, { contactList: [newGuest({ email })] });
      const before = await changedAt(mailing, game.id);
      await expect
        .poll(async () => (await readGame(mailing, game.id, organiser.token)).invitee[0]?.status)
        .toBe(status);
      await expect.poll(() => changedAt(mailing, game.id)).toBeGreaterThan(before);
    }
  });

  // R-address-adopt, R-address-proved
  test('when a guest’s matches become an account’s, and when invitations that waited go out', async () => {
    const guest = newGuest();
    const game = await createTestGame(app, await createPerson(app), { contactList: [guest] });
    const body = { firstName: 'Gil', lastName: 'Guest', password: PASSWORD, emails: [{ email: guest.email }] };
    await call(app, signUp, { body });
    const before = await changedAt(app, game.id);
    await proveAddress(app, guest.email);
    expect(await changedAt(app, game.id)).toBeGreaterThan(before);

    const fresh = await createPerson(app, { validated: false });
    const waiting = await createTestGame(app, fresh, { contactList: [newGuest()] });
    const begun = await changedAt(app, waiting.id);
    await proveAddress(app, fresh.email);
    expect(await changedAt(app, waiting.id)).toBeGreaterThan(begun);
  });
});
