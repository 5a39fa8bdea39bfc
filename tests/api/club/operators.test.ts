import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClub, joinClub, reopenClub, saveClub } from '../../../shared/contract/club.ts';
import { findClubHistory, reportClub } from '../../../shared/contract/clubActs.ts';
import { actOnClub, findAudit } from '../../../shared/contract/operator/operator.ts';
import { deleteMe } from '../../../shared/contract/profile.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createOrganiser, createTestClub } from '../../support/clubs.ts';
import { createPerson, createTestGame, logIn, outbox, PASSWORD, type Person } from '../../support/factories.ts';

const OPERATOR = 'operator@club.example';
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z', config: { operators: [OPERATOR] } });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const PROOF = { currentPassword: PASSWORD };
const again = async (person: Person): Promise<Person> => ({ ...person, token: await logIn(app, person.email) });
const look = ({ token }: Person, { slug }: Club) => call(app, getClub, { params: { id: slug }, token });
const history = ({ token }: Person, { id }: Club, after?: string) =>
  call(app, findClubHistory, { params: { id }, token, query: after ? { after } : {} });

// R-club-history
describe('what organisers did', () => {
  test('is read by organisers with names, newest first; not by members', async () => {
    const keeper = await createPerson(app, { firstName: 'Kim', lastName: 'Keeper' });
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper, { firstName: 'Otto', lastName: 'Organiser' });
    const member = await createMember(app, club);
    const game = await createTestGame(app, member, { clubId: club.id });
    await call(app, saveClub, { params: { id: club.id }, token: organiser.token, body: { city: 'Brugge' } });
    const { entries } = (await history(organiser, club)).body;
    const kim = { firstName: 'Kim', lastName: 'Keeper' };
    const otto = { firstName: 'Otto', lastName: 'Organiser' };
    expect(entries.map(({ action }) => action)).toEqual(['EDITED', 'JOINED', 'ROLE', 'JOINED', 'CREATED']);
    expect(entries).toMatchObject([
      { actor: otto, subject: null },
      {},
      { actor: kim, subject: otto, gameId: null },
      { actor: otto, subject: otto },
      { actor: kim },
    ]);
    expect(JSON.stringify(entries)).not.toContain(game.id);
    expect((await history(member, club)).status).toBe(403);
    // Who has left is named no more.
    await call(app, deleteMe, { token: organiser.token, body: PROOF });
    expect(JSON.stringify((await history(await again(keeper), club)).body)).not.toContain('Otto');
  });

  test('comes in pages', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await app.db.query(
      `insert into club_history (club_id, at, action) select $1, $2::timestamptz, 'EDITED' from generate_series(1, 60)`,
      [club.id, app.clock.now()],
    );
    const first = (await history(keeper, club)).body;
    const second = (await history(keeper, club, first.next ?? '')).body;
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 11, null]);
    expect((await history(keeper, club, 'x')).status).toBe(400);
  });
});

// R-club-report
test('a report reaches the operators, with who reports and who is keeper; organisers report nothing', async () => {
  const keeper = await createPerson(app, { firstName: 'Kim', lastName: 'Keeper' });
  const club = await createTestClub(app, keeper);
  const reporter = await createPerson(app, { firstName: 'Rita', lastName: 'Reporter' });
  const report = (person: Person, of: Club) =>
    call(app, reportClub, {
      params: { id: of.id },
      token: person.token,
      body: { reason: 'SPAM', comment: 'Look at https://evil.example' },
    });
  expect((await report(keeper, club)).status).toBe(403);
  const hidden = await createTestClub(app, await createPerson(app), { visibility: 'MEMBERS', joining: 'LINK' });
  expect((await report(reporter, hidden)).status).toBe(404);
  expect((await report(reporter, club)).status).toBe(204);
  const [mail] = (await outbox(app)).filter(({ subject }) => subject.includes('reported'));
  for (const part of ['Rita Reporter', 'Kim Keeper', keeper.code, club.slug]) expect(mail?.text).toContain(part);
  for (let n = 1; n < 10; n += 1) await report(reporter, club);
  expect((await report(reporter, club)).status).toBe(429);
});

// R-operator-clubs
describe('an operator', () => {
  const act = ({ token }: Person, id: string, action: 'CLOSE' | 'OPEN', proof: object = PROOF) =>
    call(app, actOnClub, { params: { id }, token, body: { action, ...proof } });

  test('closes a club, which its keeper cannot open again; both are in the audit log', async () => {
    const ola = await createPerson(app, { emails: [{ email: OPERATOR }] });
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const stranger = await createPerson(app);
    expect((await act(ola, club.id, 'CLOSE', {})).error.messageId).toBe('E.proof.required');
    expect((await act(keeper, club.id, 'CLOSE')).status).toBe(404);
    expect((await act(ola, 'no-such-club', 'CLOSE')).status).toBe(404);
    expect((await act(ola, club.slug, 'CLOSE')).status).toBe(204);
    expect((await act(ola, club.id, 'CLOSE')).error.messageId).toBe('E.operator.done');
    expect((await look(keeper, club)).body).toMatchObject({ state: 'CLOSED', action: [] });
    expect((await look(stranger, club)).status).toBe(404);
    const reopened = await call(app, reopenClub, { params: { id: club.id }, token: keeper.token, body: PROOF });
    expect(reopened.error.messageId).toBe('E.club.closed');
    expect((await act(ola, club.id, 'OPEN')).status).toBe(204);
    expect((await look(keeper, club)).body).toMatchObject({ state: 'OPEN', role: 'KEEPER' });
    const { rows } = (await call(app, findAudit, { token: ola.token, query: {} })).body;
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'CLUB_OPENED', account: { id: keeper.id }, subject: club.id },
      { action: 'CLUB_CLOSED', account: { id: keeper.id }, subject: club.id },
    ]);
  });

  test('closes for good what its keeper has closed, and opens nothing whose list is erased', async () => {
    const ola = { token: await logIn(app, OPERATOR) } as Person;
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    await app.db.query(`update clubs set state = 'CLOSED', state_since = $2 where id = $1`, [club.id, app.clock.now()]);
    expect((await act(ola, club.id, 'OPEN')).error.messageId).toBe('E.operator.done');
    expect((await act(ola, club.id, 'CLOSE')).status).toBe(204);
    expect((await look(keeper, club)).body.action).toEqual([]);
    app.clock.set(addDays(app.clock.now(), 31));
    const token = await logIn(app, OPERATOR);
    expect((await act({ ...ola, token }, club.id, 'OPEN')).error.messageId).toBe('E.operator.done');
  });

  test('a club whose keeper has left meanwhile is opened without one', async () => {
    const token = await logIn(app, OPERATOR);
    const ola = { token } as Person;
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const member = await createMember(app, club);
    expect((await act(ola, club.id, 'CLOSE')).status).toBe(204);
    await call(app, deleteMe, { token: keeper.token, body: PROOF });
    expect((await act(ola, club.id, 'OPEN')).status).toBe(204);
    expect((await look(member, club)).body).toMatchObject({ state: 'ORPHANED' });
    expect((await call(app, joinClub, { params: { id: club.id }, token, body: {} })).error.messageId).toBe(
      'E.club.closed',
    );
  });

  test('a club whose keeper’s account was closed meanwhile is opened with the next organiser as keeper', async () => {
    const ola = { token: await logIn(app, OPERATOR) } as Person;
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const organiser = await createOrganiser(app, club, keeper);
    await act(ola, club.id, 'CLOSE');
    await app.db.query('update users set disabled_at = $2 where id = $1', [keeper.id, app.clock.now()]);
    expect((await act(ola, club.id, 'OPEN')).status).toBe(204);
    expect((await look(organiser, club)).body).toMatchObject({ state: 'OPEN', role: 'KEEPER' });
    const { rows } = await app.db.query('select kind, about_id from club_mailings where club_id = $1 order by kind', [
      club.id,
    ]);
    expect(rows).toContainEqual({ kind: 'KEEPER', about_id: organiser.id });
  });
});
