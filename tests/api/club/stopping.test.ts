import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClub, leaveClub, saveMembership, searchPeople } from '../../../shared/contract/club.ts';
import { inviteToGame } from '../../../shared/contract/game.ts';
import { deleteMe, exportMe } from '../../../shared/contract/profile.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import {
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
  unsubscribeOneClick,
} from '../../../shared/contract/unsubscribe.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createMember, createTestClub, entryOf } from '../../support/clubs.ts';
import { createPerson, createTestGame, PASSWORD, type Person, readGame } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

// The limits of one test are not the next one's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

const save = ({ token }: Person, { id }: Club, body: object) =>
  call(app, saveMembership, { params: { id }, token, body });
const look = async ({ token }: Person, { slug }: Club) =>
  (await call(app, getClub, { params: { id: slug }, token })).body;
const list = async ({ token }: Person, { id }: Club) =>
  (await call(app, searchPeople, { params: { id }, token, body: {} })).body.people;
async function mailTokenOf({ id }: Person): Promise<string> {
  const { rows } = await app.db.query('select mail_token from users where id = $1', [id]);
  return rows[0].mail_token;
}

// R-club-list
describe('what a member shows', () => {
  test('members find them or not; organisers always do, with what they share', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [ann, bert] = [await createMember(app, club), await createMember(app, club)];
    const codes = async (person: Person) => (await list(person, club)).map(({ code }) => code).sort();
    expect(await look(ann, club)).toMatchObject({ listed: true, shares: [], stopped: false });
    expect((await save(ann, club, { listed: false, shares: ['EMAIL', 'PHONE'] })).status).toBe(204);
    expect(await look(ann, club)).toMatchObject({ listed: false, shares: ['EMAIL', 'PHONE'] });
    expect(await codes(bert)).toEqual([keeper.code, bert.code].sort());
    // They find themselves.
    expect((await list(ann, club)).filter(({ isOwn }) => isOwn).map(({ code }) => code)).toEqual([ann.code]);
    expect(await codes(keeper)).toEqual([keeper.code, ann.code, bert.code].sort());
    expect(await entryOf(app, club, keeper, ann)).toMatchObject({ email: null, sharedEmail: ann.email });
    expect(await entryOf(app, club, keeper, bert)).toMatchObject({ sharedEmail: null, sharedPhone: null });
    expect((await list(bert, club)).every(({ sharedEmail, reach }) => sharedEmail === null && reach === null)).toBe(
      true,
    );
    await save(ann, club, { listed: true, shares: [] });
    expect(await codes(bert)).toContain(ann.code);
    expect(await entryOf(app, club, keeper, ann)).toMatchObject({ sharedEmail: null });
  });

  test('is for who is in it: 403 for others, 404 where there is none for them', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const hidden = await createTestClub(app, await createPerson(app), { visibility: 'MEMBERS', joining: 'LINK' });
    expect((await save(keeper, hidden, { stopped: true })).status).toBe(404);
    const stranger = await createPerson(app);
    expect((await save(stranger, club, { listed: true })).status).toBe(403);
    expect((await save(stranger, club, { shares: ['SECRET'] })).status).toBe(400);
    expect((await save(stranger, club, { stopped: true })).status).toBe(204);
    expect(await look(stranger, club)).toMatchObject({ stopped: true, role: null, listed: null });
  });
});

// R-club-block
describe('nothing more from a club', () => {
  test('by a press: organisers see who is not reachable, and invite them to nothing', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const [ann, bert] = [await createMember(app, club), await createMember(app, club)];
    await save(ann, club, { stopped: true });
    await save(ann, club, { stopped: true });
    const [its, other] = [await entryOf(app, club, keeper, ann), await entryOf(app, club, keeper, bert)];
    expect([its.reach, other.reach]).toEqual(['STOPPED', 'MAIL']);
    const game = await createTestGame(app, bert, { clubId: club.id });
    const invite = () =>
      call(app, inviteToGame, {
        params: { id: game.id },
        token: keeper.token,
        body: { contactList: [{ id: its.id }] },
      });
    expect((await invite()).status).toBe(200);
    expect((await readGame(app, game.id, bert.token)).invitee).toEqual([]);
    await save(ann, club, { stopped: false });
    expect((await entryOf(app, club, keeper, ann)).reach).toBe('MAIL');
    await invite();
    expect((await readGame(app, game.id, bert.token)).invitee).toHaveLength(1);
  });

  test('by a mail’s link: 204, then 409 E-C39, then undone as often as one likes', async () => {
    const keeper = await createPerson(app);
    const club = await createTestClub(app, keeper);
    const ann = await createMember(app, club);
    const link = { token: await mailTokenOf(ann), clubRef: club.id };
    const body = { ...link, type: 'BLOCK_CLUB' as const };
    const read = async () => (await call(app, readUnsubscribe, { body: link })).body;
    expect(await read()).toMatchObject({ club: { name: club.name }, stopped: [] });
    expect((await call(app, unsubscribe, { body })).status).toBe(204);
    expect((await call(app, unsubscribe, { body })).error.messageId).toBe('E-C39');
    expect(await look(ann, club)).toMatchObject({ stopped: true, role: 'MEMBER' });
    // It stays stopped, and can be taken back, when they are not in it any more.
    await call(app, leaveClub, { params: { id: club.id }, token: ann.token });
    expect((await read()).stopped).toEqual(['BLOCK_CLUB']);
    for (const _time of [1, 2]) expect((await call(app, undoUnsubscribe, { body })).status).toBe(204);
    expect(await look(ann, club)).toMatchObject({ stopped: false });
  });

  test('one click stops the club, and no other mail', async () => {
    const club = await createTestClub(app, await createPerson(app));
    const ann = await createMember(app, club);
    const query = { t: await mailTokenOf(ann), club: club.id };
    for (const _time of [1, 2]) expect((await call(app, unsubscribeOneClick, { query })).status).toBe(204);
    expect(await look(ann, club)).toMatchObject({ stopped: true });
    const { rows } = await app.db.query('select mail_channel from users where id = $1', [ann.id]);
    expect(rows).toEqual([{ mail_channel: true }]);
  });

  test('a link tells nothing of a club that has nothing to do with its reader', async () => {
    const club = await createTestClub(app, await createPerson(app));
    const link = { token: await mailTokenOf(await createPerson(app)), clubRef: club.id };
    expect((await call(app, readUnsubscribe, { body: link })).body.club).toBeNull();
    expect((await call(app, unsubscribe, { body: { ...link, type: 'BLOCK_CLUB' } })).error.status).toBe(404);
    const { token: t, clubRef } = link;
    expect((await call(app, unsubscribeOneClick, { query: { t, club: clubRef } })).error.status).toBe(404);
  });

  test('it is in the export, and goes with the account', async () => {
    const club = await createTestClub(app, await createPerson(app));
    const ann = await createMember(app, club);
    await save(ann, club, { stopped: true });
    const own = (await call(app, exportMe, { token: ann.token })).body;
    expect(own.stoppedClubs).toMatchObject([{ club: club.slug, name: club.name }]);
    expect(own.clubEntries).toMatchObject([{ listed: true, shares: [] }]);
    await call(app, deleteMe, { token: ann.token, body: { currentPassword: PASSWORD } });
    const { rows } = await app.db.query('select user_id from club_blocks where user_id = $1', [ann.id]);
    expect(rows).toEqual([]);
  });
});
