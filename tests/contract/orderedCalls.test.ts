import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { BRAND } from '../../shared/brand.ts';
import { readInvitationPath } from '../../shared/routes/invitation.ts';
import { useTestApp } from '../support/app.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  PASSWORD,
  type Person,
  readGame,
} from '../support/factories.ts';

// Every call that the product was ordered with, as a program writes it that knows nothing of the contract's modules (R-ordered-calls).
const BASIC = `Basic ${Buffer.from(`${BRAND.oauthClientId}:`).toString('base64')}`;
const SETS = [
  { initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 0 },
  { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 1 },
];

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
let [ann, bob]: Person[] = [];
/** A single of Ann's that Bob has played and Ann has scored. */
let playedId: string;

interface Sent {
  as?: Person | undefined;
  json?: unknown;
  form?: Record<string, string>;
  file?: { name: string; bytes: Buffer };
}

/** @param line method and address with its query, as the order writes them */
async function send(line: string, { as, json, form, file }: Sent = {}) {
  const [method = 'GET', url = ''] = line.split(' ');
  const payload = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  const multipart = file && [
    `--cut\r\nContent-Disposition: form-data; name="filename"\r\n\r\n${file.name}\r\n`,
    `--cut\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`,
  ];
  const type = file
    ? 'multipart/form-data; boundary=cut'
    : form
      ? 'application/x-www-form-urlencoded'
      : 'application/json';
  const answer = await app.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: as ? `Bearer ${as.token}` : BASIC,
      ...(payload || file ? { 'content-type': type } : {}),
    },
    ...(payload ? { payload } : {}),
    ...(file && multipart
      ? { payload: Buffer.concat([Buffer.from(multipart.join('')), file.bytes, Buffer.from('\r\n--cut--\r\n')]) }
      : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
}

/** A single of Ann's that Bob was invited to. */
const invite = (preference: Record<string, unknown> = {}) => {
  const locationPreference = [{ location: { name: 'Court 1' } }, { location: { name: 'Court 2' } }];
  return createTestGame(
    app,
    ann as Person,
    { contactList: [contactOf(bob as Person)], locationPreference },
    preference,
  );
};

beforeAll(async () => {
  [ann, bob] = [await createPerson(app), await createPerson(app)];
  const game = await invite();
  await send(`PUT /api/game/${game.id}/action`, { as: bob, json: { actionType: 'ACCEPT' } });
  app.clock.set(new Date(hoursFromNow(app, 30)));
  const score = { actionType: 'SET_SCORE', sets: SETS, winner: 'INITIATOR' };
  const scored = await send(`PUT /api/game/${game.id}/action`, { as: ann, json: score });
  expect(scored).toMatchObject({ status: 200, body: { status: 'PLAYED', winner: 'INITIATOR' } });
  playedId = game.id;
});

test('POST /oauth/token', async () => {
  const form = {
    grant_type: 'password',
    username: ann?.email ?? '',
    password: PASSWORD,
    provider: BRAND.loginProvider,
  };
  const { status, body } = await send('POST /oauth/token', { form });
  expect({ status, ...body }).toMatchObject({ status: 200, access_token: expect.any(String) });
});

test('GET and PUT /api/me, DELETE with its proof', async () => {
  const person = await createPerson(app);
  const me = (await send('GET /api/me', { as: person })).body;
  const { firstName, lastName, emails, gender, yearOfBirth } = me;
  const json = { firstName, lastName, emails, gender, yearOfBirth, location: 'Gent', tennisTalks: ['EN', 'HU'] };
  const hands = { forehand: 'LEFTHANDED', backhand: 'TWOHANDED' };
  expect((await send('PUT /api/me', { as: person, json: { ...json, ...hands } })).status).toBeLessThan(300);
  expect((await send('GET /api/me', { as: person })).body).toMatchObject({ ...json, ...hands });
  const proof = { currentPassword: PASSWORD };
  expect((await send('DELETE /api/me', { as: person, json: proof })).status).toBe(204);
  expect((await send('GET /api/me', { as: person })).status).toBe(401);
});

test('GET /api/applicationPreferences/search/findByUserId?userId', async () => {
  const line = `GET /api/applicationPreferences/search/findByUserId?userId=${ann?.id}`;
  expect((await send(line, { as: ann })).status).toBe(404);
  const json = { language: 'de', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' };
  await send('PUT /api/applicationPreferences', { as: ann, json });
  expect(await send(line, { as: ann })).toMatchObject({ status: 200, body: json });
});

test('POST /api/signUp', async () => {
  const emails = [{ email: 'newcomer@club.example', main: true }];
  const json = { emails, password: PASSWORD, firstName: 'Nora', lastName: 'New', gender: 'FEMALE', yearOfBirth: 1990 };
  expect(await send('POST /api/signUp', { json })).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  expect((await send('POST /api/signUp', { json })).status).toBe(409);
});

test('POST /api/forgottenPassword and /api/setNewPassword', async () => {
  const person = await createPerson(app);
  expect((await send('POST /api/forgottenPassword', { json: { email: person.email } })).status).toBe(204);
  const isReset = (link: string) => link.includes('/setNewPassword/');
  const linkMailed = async () => (await outbox(app, person.email)).flatMap(({ links }) => links).find(isReset);
  await expect.poll(linkMailed).toBeDefined();
  const link = await linkMailed();
  const token = new URL(link ?? '').pathname.split('/').at(-1);
  const json = { token, newPassword: 'eight blue padel rackets' };
  expect((await send('POST /api/setNewPassword', { json })).status).toBe(204);
});

test('POST /api/uploadprofilepic', async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a94a24' } })
    .png()
    .toBuffer();
  const answer = await send('POST /api/uploadprofilepic', { as: ann, file: { name: 'me.png', bytes } });
  expect(answer.status).toBe(200);
});

test('GET /api/report/dashboard?archive=true or false', async () => {
  const { id } = await invite();
  const current = await send('GET /api/report/dashboard?archive=false', { as: bob });
  const past = await send('GET /api/report/dashboard?archive=true', { as: bob });
  const idsOf = ({ body }: typeof past) => body.games.map((game: { id: string }) => game.id);
  expect(idsOf(current)).toContain(id);
  expect(idsOf(past)).toContain(playedId);
});

test('GET /api/game/{id}, PUT /api/game/{id}/action: choices, ACCEPT, DECLINE', async () => {
  const { id, calendarPreference, locationPreference } = await invite({ candidateMethod: 'CHOOSE' });
  const action = (json: unknown) => send(`PUT /api/game/${id}/action`, { as: bob, json });
  const preferedLocation = locationPreference.map((each) => each.id);
  const [{ date, fromTime } = { date: '', fromTime: '' }] = calendarPreference;
  const toTime = new Date(Date.parse(fromTime) + 3_600_000).toISOString();
  const preferedCalendar = [{ date, fromTime, toTime }];
  expect((await action({ actionType: 'LOCATION_SELECTION', preferedLocation })).status).toBe(200);
  expect((await action({ actionType: 'TIME_SELECTION', preferedCalendar })).status).toBe(200);
  const accepted = await action({ actionType: 'ACCEPT', note: 'Gladly', shareMyPhone: false });
  expect(accepted.body.currentInvitee).toMatchObject({ status: 'ACCEPTED', note: 'Gladly' });
  expect((await action({ actionType: 'DECLINE' })).body.currentInvitee).toMatchObject({ status: 'DECLINED' });
  expect((await send(`GET /api/game/${id}`, { as: ann })).body).toMatchObject({ id, userRole: 'OWNER' });
});

test('OPPONENT_SELECTION by share link, PARTNER_SELECTION by the owner', async () => {
  const { id, shareUrl } = await createTestGame(app, ann as Person, {}, { matchType: 'OPENDOUBLE' });
  const share = { token: readInvitationPath(new URL(shareUrl ?? '').pathname)?.token } as Person;
  for (const guest of [newGuest(), newGuest(), newGuest()]) {
    const contactList = [{ ...guest, note: 'Hello', shareMyPhone: false, phone: '+32470123456' }];
    const json = { actionType: 'OPPONENT_SELECTION', contactList };
    const { body } = await send(`PUT /api/game/${id}/action`, { as: share, json });
    const as = { token: body.invitee[0].accessToken } as Person;
    expect((await send(`PUT /api/game/${id}/action`, { as, json: { actionType: 'ACCEPT' } })).status).toBe(200);
  }
  const { invitee } = await readGame(app, id, ann?.token ?? '');
  const json = { actionType: 'PARTNER_SELECTION', contactList: [{ id: invitee[0]?.id }] };
  const { body } = await send(`PUT /api/game/${id}/action`, { as: ann, json });
  expect(body.initiatorTeam.players).toHaveLength(2);
});

test('GET /api/comment/findByGameId/{gameId}?type=NOTE and POST /api/comment/?type=NOTE&gameId&comment', async () => {
  const comment = 'Which court? Élan & co: 1 + 1';
  const query = new URLSearchParams({ type: 'NOTE', gameId: playedId, comment });
  expect(await send(`POST /api/comment/?${query}`, { as: bob })).toMatchObject({ status: 201 });
  const { body } = await send(`GET /api/comment/findByGameId/${playedId}?type=NOTE`, { as: ann });
  expect(body).toMatchObject([{ message: comment, type: 'NOTE', user: { id: bob?.id } }]);
  // The body wins, where both say something.
  await send(`POST /api/comment/?${query}`, { as: bob, json: { comment: 'Court 2?' } });
  const later = await send(`GET /api/comment/findByGameId/${playedId}?type=NOTE`, { as: ann });
  expect(later.body.map(({ message }: { message: string }) => message)).toEqual([comment, 'Court 2?']);
  expect((await send(`POST /api/comment/?type=NOTE&gameId=${playedId}`, { as: bob })).status).toBe(400);
});

test('POST /api/share/emailShare?emailsString&comment', async () => {
  const query = new URLSearchParams({ emailsString: 'fay@mail.example, gus@mail.example', comment: 'Come & play' });
  const answer = await send(`POST /api/share/emailShare?${query}`, { as: ann });
  expect(answer).toMatchObject({ status: 200, body: { statistics: { sent: 2, skipped: 0 } } });
  const [mail] = await outbox(app, 'gus@mail.example');
  expect(mail?.text).toContain('Come & play');
});

test('POST /api/uploadcontactfile', async () => {
  const bytes = Buffer.from('Fay,fay@mail.example\nGus,gus@mail.example\n');
  const { status, body } = await send('POST /api/uploadcontactfile', { as: ann, file: { name: 'list.csv', bytes } });
  expect({ status, body }).toEqual({ status: 200, body: 'fay@mail.example,gus@mail.example' });
});

test('GET /api/balls/statistics', async () => {
  const { body } = await send('GET /api/balls/statistics', { as: ann });
  expect(body).toMatchObject({ pendingCount: expect.any(Number), currentCount: expect.any(Number) });
});

test('GET and DELETE /api/banuser?userId, GET /api/channelflags, PUT baninvitation and emailchannel', async () => {
  await send(`POST /api/banuser?userId=${bob?.id}`, { as: ann });
  expect((await send('GET /api/banuser', { as: ann })).body).toMatchObject([{ id: bob?.id }]);
  expect((await send(`DELETE /api/banuser?userId=${bob?.id}`, { as: ann })).status).toBe(204);
  expect((await send('PUT /api/baninvitation?invitationStatus=true', { as: ann })).status).toBe(204);
  expect((await send('PUT /api/emailchannel?emailStatus=false', { as: ann })).status).toBe(204);
  expect((await send('GET /api/channelflags', { as: ann })).body).toEqual({ status: true, emailStatus: false });
  await send('PUT /api/baninvitation?invitationStatus=false', { as: ann });
  await send('PUT /api/emailchannel?emailStatus=true', { as: ann });
});

test('the calls of ratings and skills', async () => {
  const { body: values } = await send('GET /api/rating/values', { as: ann });
  expect(values[0]).toMatchObject({ systemCode: expect.any(String), sportType: expect.any(String) });
  const { body: sports } = await send('GET /api/skill/technical/allsports', { as: ann });
  expect(sports).toContainEqual(expect.objectContaining({ sport: 'TENNIS', wins: 1, loses: 0 }));
  const initial = { sport: 'SQUASH', productRating: 6 };
  expect((await send('POST /api/skill/technical/initial', { as: ann, json: initial })).status).toBeLessThan(300);
  for (const kind of ['personal', 'technical'])
    for (const variant of ['', '/circle', `/${BRAND.slug}`])
      expect((await send(`GET /api/skill/${kind}${variant}`, { as: ann })).status, kind + variant).toBe(200);
});

// Every field of a team: its players' gender as well (R-ranking).
test('GET /api/rank/{product}, ?double=true and the history of a team', async () => {
  const line = `GET /api/rank/${BRAND.slug}?sport=TENNIS&provisional=true`;
  const { body } = await send(line, { as: ann });
  const [{ team }] = body;
  expect(team).toMatchObject({ id: expect.any(String), single: true, mixed: false });
  const player = { firstName: 'Pat', lastName: expect.any(String), code: expect.any(String), gender: 'FEMALE' };
  expect(team.players).toEqual([expect.objectContaining({ ...player, id: expect.any(String) })]);
  expect(Object.keys(team.players[0])).toContain('profileImageId');
  expect((await send(`${line}&double=true`, { as: ann })).body).toEqual([]);
  const history = await send(`GET /api/report/ratinghistory/${team.id}`, { as: ann });
  expect(history.body).toMatchObject([{ teamId: team.id, gameDTO: { winner: 'INITIATOR' } }]);
});

test('GET /api/publicProfile/{code}', async () => {
  const { status, body } = await send(`GET /api/publicProfile/${ann?.code}`);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['user', 'technicalSkill', 'personalSkill']));
});

test('GET /api/member/plans, POST /api/member/upgradeRequest and upgradeConfirm', async () => {
  const { body: plans } = await send('GET /api/member/plans', { as: ann });
  const [plan] = plans.LOVEIT;
  const paid = await send('POST /api/member/upgradeRequest', {
    as: ann,
    json: { planId: plan.id, currency: plan.currency },
  });
  expect(paid.body).toMatchObject({ paymentUrl: expect.any(String) });
  const balls = await send('POST /api/member/upgradeRequest', { as: ann, json: { planId: plan.id, currency: 'IPB' } });
  expect(balls).toMatchObject({ status: 409, body: { data: { required: plan.balls, current: 0 } } });
  expect((await send('POST /api/member/upgradeConfirm', { as: ann, json: { password: '123456' } })).status).toBe(409);
});

test('POST /api/unsubsribe/tokendata and /api/unsubsribe', async () => {
  const guest = newGuest();
  await createTestGame(app, ann as Person, { contactList: [guest] });
  expect(await linkOf(app, guest.email)).toBeDefined();
  const [mail] = await outbox(app, guest.email);
  const { searchParams } = new URL(mail?.links.find((link) => link.includes('/unsub?')) ?? '');
  const json = { type: 'BLOCK_USER', token: searchParams.get('t'), passwordRef: searchParams.get('pr') };
  const { body } = await send('POST /api/unsubsribe/tokendata', { json });
  expect(body).toMatchObject({ sourceUser: { firstName: 'Pat' } });
  expect((await send('POST /api/unsubsribe', { json })).status).toBe(204);
  expect(await send('POST /api/unsubsribe', { json })).toMatchObject({ status: 409, body: { messageId: 'E-C39' } });
});

test('GET /api/config, and the texts it names', async () => {
  const { body } = await send('GET /api/config');
  expect(body).toMatchObject({
    countryCode: expect.any(String),
    language: 'en',
    webTranslationURL: expect.any(String),
  });
});
