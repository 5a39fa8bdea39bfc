import { beforeAll, describe, expect, test } from 'vitest';
import { ERRORS, type ErrorAnswer } from '../../../shared/contract/errors.ts';
import { actOnGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { type InvitationLink, invitationPath, readInvitationPath } from '../../../shared/routes/invitation.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  contactOf,
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  readGame,
} from '../../support/factories.ts';

// R-form-answer
const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

type Fields = Record<string, string | string[]>;
const FORM = 'application/x-www-form-urlencoded';
const COURTS = { locationPreference: [{ location: { name: 'A' } }, { location: { name: 'B' } }] };

const encoded = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));

/** Sends the form of a page as a browser does. */
async function send(link: InvitationLink | string, fields: Fields | string, type = FORM) {
  const url = typeof link === 'string' ? link : invitationPath(link);
  const payload = typeof fields === 'string' ? fields : encoded(fields).toString();
  const answer = await app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  return {
    status: answer.statusCode,
    to: answer.headers.location ?? null,
    cached: answer.headers['cache-control'],
    retryAfter: answer.headers['retry-after'],
    refusal: answer.statusCode < 400 ? null : (answer.json() as ErrorAnswer),
  };
}

/** A match with so many guests, each with the link of their mail; `link` is the first one's. */
async function invitedGame(guests: number, changes: Record<string, unknown> = {}, preference = {}) {
  const owner = await createPerson(app);
  const contactList = Array.from({ length: guests }, () => newGuest());
  const game = await createTestGame(app, owner, { contactList, ...changes }, preference);
  const links = await Promise.all(contactList.map(({ email }) => linkOf(app, email)));
  const share = readInvitationPath(new URL(game.shareUrl ?? '').pathname) as InvitationLink;
  const seen = () => readGame(app, game.id, owner.token);
  return { owner, game, links, link: links[0] as InvitationLink, share, seen };
}

const chosenIn = ({ calendarPreference }: Game) =>
  calendarPreference.filter(({ invitationId }) => invitationId).map(({ fromTime, toTime }) => [fromTime, toTime]);
const only = () => ({ calendarPreference: [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) }] });
const venuesOf = (game: Game) => game.locationPreference.map(({ id }) => id);
const refused = (code: keyof typeof ERRORS) => ({ status: ERRORS[code], refusal: { messageId: code } });

describe('an invitation', () => {
  test('is accepted with what was ticked, and leads back to its page', async () => {
    const { game, link, seen } = await invitedGame(1, COURTS, { candidateMethod: 'CHOOSE' });
    const start = [hoursFromNow(app, 24), hoursFromNow(app, 24.5), hoursFromNow(app, 27)];
    const [, court = ''] = venuesOf(game);
    const fields = { answer: 'accept', start, venue: court, note: 'One\r\ntwo', shareMyPhone: 'on', language: 'hu' };
    const answer = await send(`${invitationPath(link)}?lang=hu`, fields);
    expect(answer).toMatchObject({ status: 303, to: `${invitationPath(link)}?lang=hu`, cached: 'no-store' });
    const answered = await seen();
    expect(answered.invitee[0]).toMatchObject({ status: 'ACCEPTED', note: 'One\ntwo', shareMyPhone: true });
    expect(chosenIn(answered)).toEqual([
      [hoursFromNow(app, 24), hoursFromNow(app, 25.5)],
      [hoursFromNow(app, 27), hoursFromNow(app, 28)],
    ]);
    expect(answered.locationPreference.filter(({ invitationId }) => invitationId)).toHaveLength(1);
    // Again, as who presses twice or goes back and reloads.
    expect(await send(link, fields)).toMatchObject({ status: 303 });
    expect(await seen()).toEqual({ ...answered, version: expect.any(Number), changedAt: expect.any(String) });
  });

  test('agrees on no start between two that were ticked, by forms and by calls alike (R-chosen-starts)', async () => {
    const match = { matchType: 'OPENDOUBLE', duration: 90 };
    const evening = { calendarPreference: [{ fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 27) }] };
    const { game, links, seen } = await invitedGame(3, evening, match);
    const [first, second, third] = links as [InvitationLink, InvitationLink, InvitationLink];
    const start = [24, 25.5].map((hours) => hoursFromNow(app, hours));
    await send(first, { answer: 'accept', start });
    // Ticked in their page, the periods come as they are.
    const preferedCalendar = start.map((fromTime, index) => ({
      ...{ date: '2026-11-22', fromTime, toTime: hoursFromNow(app, 25.5 + 1.5 * index) },
    }));
    const act = (body: Record<string, unknown>) =>
      call(app, actOnGame, {
        params: { id: game.id },
        token: second.token,
        body: { ...body, password: second.password },
      });
    await act({ actionType: 'TIME_SELECTION', preferedCalendar });
    await act({ actionType: 'ACCEPT' });
    // Both windows touch: a reading by half hours would have agreed on 24.5 with this.
    await send(third, { answer: 'accept', start: [24.5, 25.5].map((hours) => hoursFromNow(app, hours)) });
    expect(await seen()).toMatchObject({ status: 'SCHEDULED', fromTime: start[1] });
  });

  test('needs no tick where there is one time and one place, and is not answered by looking', async () => {
    const { link, seen } = await invitedGame(1, only());
    for (const method of ['GET', 'HEAD'] as const) {
      await app.app.inject({ method, url: `${invitationPath(link)}?answer=accept` });
      expect((await seen()).invitee[0]?.status).toBe('SENT');
    }
    expect(await send(link, { answer: 'accept' })).toMatchObject({ status: 303, to: invitationPath(link) });
    expect(await seen()).toMatchObject({ status: 'SCHEDULED', fromTime: hoursFromNow(app, 24) });
    expect(await send(link, { answer: 'accept', start: hoursFromNow(app, 24) })).toMatchObject({ status: 303 });
    // The same button takes it back.
    expect(await send(link, { answer: 'decline', note: 'Ill' })).toMatchObject({ status: 303 });
    expect(await send(link, { answer: 'decline', note: 'Ill' })).toMatchObject({ status: 303 });
    expect((await seen()).invitee[0]).toMatchObject({ status: 'DECLINED', note: 'Ill' });
  });

  test('asks before a second match at the same time, and takes the yes that has read so (R-clashes)', async () => {
    const { owner, game, link, seen } = await invitedGame(1);
    const { email } = (await seen()).invitee[0] ?? {};
    const at = { fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 25) };
    const other = await createTestGame(app, owner, { contactList: [newGuest({ email })], calendarPreference: [at] });
    const otherLink = await linkOf(app, email ?? '');
    expect((await send(otherLink, { answer: 'accept' })).status).toBe(303);
    const yes = { answer: 'accept', start: at.fromTime };
    const { status, refusal } = await send(link, yes);
    expect([status, refusal?.messageId, refusal?.data?.clashes?.map(({ gameId }) => gameId)]).toEqual([
      ...[409, 'E.game.clash'],
      [other.id],
    ]);
    expect((await seen()).status).toBe('CONFIRMED');
    expect((await send(link, { ...yes, clash: 'on' })).to).toBe(invitationPath({ ...link, gameId: game.id }));
    expect((await seen()).status).toBe('SCHEDULED');
  });

  test('is declined without a tick', async () => {
    const { link, seen } = await invitedGame(1, COURTS);
    expect(await send(link, { answer: 'decline', note: '' })).toMatchObject({ status: 303 });
    expect((await seen()).invitee[0]).toMatchObject({ status: 'DECLINED', note: null });
  });

  test('names all that is missing, and changes nothing', async () => {
    const { game, link, seen } = await invitedGame(1, COURTS);
    const fields = { start: 'invitation.missing.time', venue: 'invitation.missing.place' };
    const answer = await send(link, { answer: 'accept', note: 'Hello' });
    expect(answer).toMatchObject({ ...refused('E.bad.request'), refusal: { data: { fields } }, cached: 'no-store' });
    const [court = ''] = venuesOf(game);
    const untimed = await send(link, { answer: 'accept', venue: court });
    expect(untimed.refusal?.data?.fields).toEqual({ start: 'invitation.missing.time' });
    expect(await seen()).toEqual(game);
  });

  test('takes no time and no place that is not offered, and leaves out a time that has passed meanwhile', async () => {
    const { game, link, seen } = await invitedGame(1, COURTS, { candidateMethod: 'CHOOSE' });
    const [court = ''] = venuesOf(game);
    const offered = hoursFromNow(app, 24);
    for (const wrong of [hoursFromNow(app, 28), '2026-11-22T09:10:00.000Z', hoursFromNow(app, -1)]) {
      const start = wrong < offered ? wrong : [offered, wrong];
      expect(await send(link, { answer: 'accept', start, venue: court })).toMatchObject(refused('E.game.slot'));
    }
    const elsewhere = await send(link, { answer: 'accept', start: offered, venue: 'elsewhere' });
    expect(elsewhere).toMatchObject(refused('E.game.place'));
    expect(await seen()).toEqual(game);
    const start = [hoursFromNow(app, -1), offered];
    expect(await send(link, { answer: 'accept', start, venue: court })).toMatchObject({ status: 303 });
    expect(chosenIn(await seen())).toEqual([[offered, hoursFromNow(app, 25)]]);
  });

  test('says when somebody was quicker; the waiting list is a yes without a time', async () => {
    const { links, seen } = await invitedGame(2);
    const [first, second] = links as [InvitationLink, InvitationLink];
    const fields = { answer: 'accept', start: hoursFromNow(app, 25) };
    expect(await send(first, fields)).toMatchObject({ status: 303 });
    expect(await send(second, fields)).toMatchObject(refused('E.game.state'));
    expect((await seen()).invitee[1]?.status).toBe('SENT');
    expect(await send(second, { answer: 'accept' })).toMatchObject({ status: 303 });
    expect((await seen()).invitee.map(({ status }) => status)).toEqual(['CONFIRMED', 'ACCEPTED']);
  });

  // R-last-spot
  test('gives the last place to one of two who send at the same moment', async () => {
    const { links, seen } = await invitedGame(2, only());
    const answers = await Promise.all(
      links.map((link) => send(link, { answer: 'accept', start: hoursFromNow(app, 24) })),
    );
    const { status, invitee } = await seen();
    expect(status).toBe('SCHEDULED');
    expect(invitee.filter((each) => each.status === 'CONFIRMED')).toHaveLength(1);
    // Who came a moment later was refused, and is nowhere.
    const lost = answers.filter((answer) => answer.status !== 303);
    for (const answer of lost) expect(answer).toMatchObject(refused('E.game.state'));
    expect(invitee.filter((each) => each.status === 'ACCEPTED')).toHaveLength(1 - lost.length);
  });

  test('that has expired is not taken any more', async () => {
    const { link, seen } = await invitedGame(1, { invitationExpiryDays: 1, ...only() });
    const now = app.clock.now();
    app.clock.set(new Date(hoursFromNow(app, 24.9)));
    expect(await send(link, { answer: 'accept' })).toMatchObject(refused('E-C26'));
    expect((await seen()).invitee[0]?.status).toBe('SENT');
    app.clock.set(now);
  });
});

describe('a share link', () => {
  const visitorForm = (key?: string) => {
    const { firstName, lastName, email } = newGuest();
    return { answer: 'accept', firstName, lastName, email, language: 'de', ...(key ? { key } : {}) };
  };

  test('registers who says who they are, answers, and leads to their own page', async () => {
    const { share, seen } = await invitedGame(0, only(), { candidateMethod: 'CHOOSE' });
    const named = visitorForm('0123456789abcdef');
    const fields = { ...named, email: ` ${named.email.toUpperCase()} `, note: 'I bring balls' };
    const selfAfter = async (form: Fields) => {
      const { to } = await send(share, form);
      const own = readInvitationPath(to ?? '');
      expect(own).toMatchObject({ gameId: share.gameId, password: null });
      return (await readGame(app, share.gameId, own?.token ?? '')).currentInvitee;
    };
    const answered = { status: 'ACCEPTED', secured: false, note: 'I bring balls' };
    expect(await selfAfter(fields)).toMatchObject(answered);
    expect((await outbox(app, named.email)).at(-1)?.subject).toContain('Dein Link');
    // Pressed twice it is one visitor, who ends on a page of their own both times.
    expect(await selfAfter(fields)).toMatchObject(answered);
    // Without the page's key, or by another, name and address open nobody's answer (R-secured-visitor).
    for (const key of ['', 'fedcba9876543210']) {
      expect(await selfAfter({ ...fields, key, note: '' })).toMatchObject({ secured: true, note: null });
    }
    expect((await seen()).invitee).toMatchObject([answered]);
  });

  test('of an address that is known makes a draft, which its owner takes or disowns by mail', async () => {
    const { share, seen } = await invitedGame(0, {}, { candidateMethod: 'CHOOSE' });
    const player = await createPerson(app);
    const fields = { ...visitorForm(), ...contactOf(player), start: hoursFromNow(app, 26) };
    const answer = await send(share, fields);
    const { token = '' } = readInvitationPath(answer.to ?? '') ?? {};
    expect((await readGame(app, share.gameId, token)).currentInvitee).toMatchObject({ secured: true });
    const mailed = await linkOf(app, player.email);
    expect(await readGame(app, share.gameId, mailed.token)).toMatchObject({ proposed: true });
    expect((await seen()).invitee[0]?.status).not.toBe('ACCEPTED');
    expect(await send(mailed, { answer: 'disown' })).toMatchObject({ status: 303, to: invitationPath(mailed) });
    expect(await readGame(app, share.gameId, mailed.token)).toMatchObject({ proposed: false });
  });

  test('names what is missing of a visitor, and registers nobody before all is right', async () => {
    const { share, seen, owner } = await invitedGame(0);
    const nobody = await send(share, { answer: 'accept', firstName: 'Al' });
    expect(nobody.refusal?.data?.fields).toEqual({
      start: 'invitation.missing.time',
      email: 'field.email',
    });
    const start = hoursFromNow(app, 24);
    const odd = await send(share, { ...visitorForm(), start, firstName: 'A', email: 'nowhere' });
    expect(odd.refusal?.data?.fields).toEqual({ firstName: 'field.nameShort', email: 'field.email' });
    const outside = await send(share, { ...visitorForm(), start: hoursFromNow(app, 40) });
    expect(outside).toMatchObject(refused('E.game.slot'));
    expect(await send(share, { ...visitorForm(), start, email: owner.email })).toMatchObject(refused('E.game.self'));
    expect(await send(share, { answer: 'decline' })).toMatchObject(refused('E.not.allowed'));
    expect((await seen()).invitee).toEqual([]);
  });
});

// R-limits-game
test('a share link takes as many registrations an hour by forms as by the API, and tells the operator of more', async () => {
  const { share, owner } = await invitedGame(0, only());
  const fields = { answer: 'accept', firstName: 'Al', lastName: 'Most', email: owner.email };
  // What is refused counts as well.
  for (let count = 0; count < 20; count += 1) await send(share, fields);
  const answer = await send(share, fields);
  expect(answer).toMatchObject({ ...refused('E.tooMany'), retryAfter: expect.stringMatching(/^\d+$/) });
  expect(app.lines.filter((line) => line.includes('limit.hit')).at(-1)).toContain('POST /extinv/:gameId/:token');
});

describe('what is no form of a page', () => {
  let invited: Awaited<ReturnType<typeof invitedGame>>;

  beforeAll(async () => {
    invited = await invitedGame(1, only());
  });

  test.each<[string, string, keyof typeof ERRORS]>([
    ['a thousand times', `answer=accept${'&start=2026-11-22T09:00Z'.repeat(1000)}`, 'E.bad.request'],
    ['too many places', `answer=decline${'&venue=a'.repeat(11)}`, 'E.bad.request'],
    ['a note of a megabyte', `answer=decline&note=${'a'.repeat(1_000_000)}`, 'E.tooLarge'],
    ['a note too long', `answer=decline&note=${'a'.repeat(1001)}`, 'E.bad.request'],
    ['a list for a text', 'answer=decline&note=a&note=b', 'E.bad.request'],
    ['two answers', 'answer=decline&answer=accept', 'E.bad.request'],
    ['no answer', 'note=a', 'E.bad.request'],
    ['nothing', '', 'E.bad.request'],
    ['another answer', 'answer=withdraw', 'E.bad.request'],
    ['fields nobody has', 'answer=decline&actionType=CANCEL', 'E.bad.request'],
    ['the root of all objects', 'answer=decline&__proto__=x&constructor=y', 'E.bad.request'],
    ['a text that cannot be stored', 'answer=decline&note=%00', 'E.bad.request'],
    ['no instant', 'answer=accept&start=2026-13-45T00:00:00Z', 'E.bad.request'],
    ['a key that is none', 'answer=accept&key=short', 'E.bad.request'],
  ])('is refused kindly: %s', async (_name, payload, code) => {
    const { link, seen } = invited;
    expect(await send(link, payload)).toMatchObject(refused(code));
    expect((await seen()).invitee[0]?.status).toBe('SENT');
  });

  // R-limits-first, R-game-access
  test('and so are other kinds of bodies, and links that are good for nothing', async () => {
    const { owner, link, seen } = invited;
    const other = await invitedGame(1);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(await send(link, '{"answer":"accept"}', type)).toMatchObject(refused('E.mediaType'));
    }
    // A session is no link, and another match's link none of this one.
    for (const token of ['n', 'nobodys', other.link.token, other.share.token, owner.token]) {
      const answer = await send({ ...link, token }, { answer: 'accept' });
      expect(answer).toMatchObject({ ...refused('E.auth.required'), cached: 'no-store' });
    }
    const unproved = await send({ ...link, password: 'wrong' }, { answer: 'accept' });
    expect(unproved).toMatchObject(refused('E-C25'));
    expect(await send('/extinv/-password/token', { answer: 'accept' })).toMatchObject(refused('E.notFound'));
    expect((await seen()).invitee[0]?.status).toBe('SENT');
  });
});
