import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { InvitationStore } from './InvitationStore.ts';
import { Visitor } from './visitor/Visitor.ts';

const window = (fromTime: string, toTime: string) => ({
  id: 'w',
  date: '2026-11-24',
  fromTime,
  toTime,
  game: 'g1',
  invitationId: null,
});
const EVENING = window('2026-11-24T17:00:00.000Z', '2026-11-24T20:00:00.000Z');
const SINGLE_SLOT = window('2026-11-24T17:00:00.000Z', '2026-11-24T18:30:00.000Z');
const SIX_CELLS = [17, 18, 19].flatMap((hour) => [`2026-11-24T${hour}:00:00.000Z`, `2026-11-24T${hour}:30:00.000Z`]);
const venue = (id: string, invitationId: string | null = null) => ({ id, location: { name: id }, invitationId });

function game(change: object = {}) {
  return {
    id: 'g1',
    status: 'CONFIRMED',
    createDt: '2026-11-21T09:00:00.000Z',
    invitationExpiryDays: 3,
    timezone: 'Europe/Brussels',
    userRole: 'OPPONENT_INVITEE',
    summary: { owner: 'Ann Peeters' },
    owner: { firstName: 'Ann', lastName: 'Peeters' },
    action: ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT'],
    currentInvitee: { id: 'i1', status: 'OPENED', secured: false, note: null, shareMyPhone: false, user: {} },
    gamePreference: { duration: 90 },
    calendarPreference: [EVENING],
    locationPreference: [venue('p1'), venue('p2')],
    suggestedStarts: [SIX_CELLS[0], SIX_CELLS[3]],
    ...change,
  };
}

const ACTION = 'PUT /api/game/g1/action';
const ok = (change?: object) => ({ status: 200, body: game(change) });
const refusedWith = (status: number, messageId: string) => ({ status, body: { messageId } });
type Answers = Parameters<typeof testWorld>[0];

async function opened(answers: Answers, token = 'guestToken', hasAccount = false) {
  const world = testWorld(answers);
  const reported: { failure: ApiFailure; retry: () => void }[] = [];
  const registered: string[] = [];
  const store = new InvitationStore(
    { gameId: 'g1', password: 'secret', token },
    {
      games: world.root.games,
      send: world.root.unsent.send,
      hasAccount: () => hasAccount,
      language: () => 'en',
      onRegistered: (taken) => void registered.push(taken),
      now: () => new Date('2026-11-22T10:00:00.000Z'),
      report: (failure, retry) => void reported.push({ failure, retry }),
    },
  );
  await store.load();
  const commands = () =>
    world.sent
      .filter(({ call }) => call === ACTION)
      .map(({ body }) => JSON.parse(String(body)) as { actionType: string } & Record<string, unknown>);
  return { store, world, reported, registered, commands };
}

describe('what an invitation asks for', () => {
  it('may be accepted once a time and a place are chosen', async () => {
    const { store } = await opened({ 'GET /api/game/g1': ok() });
    expect(store.answer.missing).toBe('time');
    store.answer.choose(new Set(SIX_CELLS.slice(0, 3)));
    // Each place suits until it is taken out.
    expect([...store.answer.venues]).toEqual(['p1', 'p2']);
    expect(store.sending.canAccept).toBe(true);
    store.answer.toggleVenue('p2');
    expect(store.sending.canAccept).toBe(true);
    store.answer.toggleVenue('p1');
    expect(store.answer.missing).toBe('place');
    expect(store.sending.canAccept).toBe(false);
  });
  it('marks what a button of the mail stands for, and nothing that isn’t offered', async () => {
    const { store, commands } = await opened({ 'GET /api/game/g1': ok() });
    store.answer.mark(['2026-11-24T16:00:00.000Z', 'nonsense']);
    expect([store.answer.touched, store.answer.unchosen]).toEqual([false, 'time']);
    store.answer.mark([SIX_CELLS[2] ?? '']);
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(2, 5));
    expect(store.answer.firstStarts).toEqual([SIX_CELLS[0], SIX_CELLS[2], SIX_CELLS[3]]);
    expect([store.answer.choosesMore, store.answer.unchosen, commands()]).toEqual([false, null, []]);
  });
  it('chooses what leaves no choice', async () => {
    const change = {
      action: ['DECLINE', 'TIME_SELECTION', 'UPDATE', 'ACCEPT'],
      calendarPreference: [SINGLE_SLOT],
      locationPreference: [venue('p1')],
    };
    const { store } = await opened({ 'GET /api/game/g1': ok(change) });
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(0, 3));
    expect([...store.answer.venues]).toEqual(['p1']);
    expect(store.sending.canAccept).toBe(true);
  });
  it('begins with the answer given before, and keeps it aside until it is changed', async () => {
    const own = { ...SINGLE_SLOT, invitationId: 'i1' };
    const { store } = await opened({
      'GET /api/game/g1': ok({
        calendarPreference: [EVENING, own],
        locationPreference: [venue('p1'), venue('p2'), venue('p2', 'i1')],
        currentInvitee: { ...game().currentInvitee, status: 'ACCEPTED', note: 'Late' },
      }),
    });
    expect([[...store.answer.cells], [...store.answer.venues], store.answer.note]).toEqual([
      SIX_CELLS.slice(0, 3),
      ['p2'],
      'Late',
    ]);
    expect(store.choosing).toBe(false);
    store.answer.change();
    expect(store.choosing).toBe(true);
    store.answer.choose(new Set());
    store.answer.keep();
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(0, 3));
  });
  it('cannot be accepted when the game does not offer it', async () => {
    const { store, commands } = await opened({ 'GET /api/game/g1': ok({ action: [], status: 'CANCELED' }) });
    await store.sending.accept();
    expect([store.sending.canAccept, store.header, commands()]).toEqual([false, 'canceled', []]);
  });
  it('hides the choosing once the match is agreed', async () => {
    const { store } = await opened({
      'GET /api/game/g1': ok({ status: 'SCHEDULED', action: ['DECLINE', 'ACCEPT'] }),
    });
    expect([store.choosing, store.sending.canAccept]).toEqual([false, true]);
  });
});

describe('answering', () => {
  const chosen = async (answers: Answers, token?: string) => {
    const opening = await opened({ 'GET /api/game/g1': ok(), ...answers }, token);
    opening.store.answer.choose(new Set(SIX_CELLS.slice(1, 5)));
    opening.store.answer.toggleVenue('p2');
    return opening;
  };

  it('sends place, time and yes, with the password of the address and the invitee’s token', async () => {
    const { store, commands, world } = await chosen({ [ACTION]: ok({ status: 'SCHEDULED' }) });
    store.answer.setNote('  See you ');
    await store.sending.accept();
    expect(commands()).toEqual([
      { actionType: 'LOCATION_SELECTION', preferedLocation: ['p1'], ratherNot: { venues: [] } },
      {
        actionType: 'TIME_SELECTION',
        preferedCalendar: [{ date: '2026-11-24', fromTime: SIX_CELLS[1], toTime: SIX_CELLS[5] }],
        ratherNot: { slots: [] },
      },
      { actionType: 'ACCEPT', note: 'See you', shareMyPhone: false, language: 'en', password: 'secret' },
    ]);
    expect(world.sent.at(-1)?.authorization).toBe('Bearer guestToken');
    expect([store.value?.status, store.sending.answers, store.sending.busy]).toEqual(['SCHEDULED', 1, null]);
  });
  it('is celebrated where it came about, and on no page that is opened later', async () => {
    const confirmed = { status: 'SCHEDULED', currentInvitee: { ...game().currentInvitee, status: 'CONFIRMED' } };
    const { store } = await chosen({ [ACTION]: ok(confirmed) });
    expect(store.moment).toBeNull();
    await store.sending.accept();
    expect([store.header, store.moment]).toEqual(['scheduled', 'match']);
    const later = await opened({ 'GET /api/game/g1': ok(confirmed) });
    await later.store.load();
    expect([later.store.header, later.store.moment]).toEqual(['scheduled', null]);
  });
  it('leaves the token to the session where the address says n', async () => {
    const { store, world } = await chosen({ [ACTION]: ok() }, 'n');
    await store.sending.accept();
    expect(world.sent.at(-1)?.authorization).toBeNull();
  });
  it('keeps every choice when the connection drops, and repeats the whole chain', async () => {
    const { store, commands, reported, world } = await chosen({ [ACTION]: [ok(), 'network', ok()] });
    await store.sending.accept();
    expect(reported).toEqual([]);
    const { unsent } = world.root;
    expect(unsent.of('g1')).toMatchObject({ path: '/extinv/g1-secret/guestToken', refused: null });
    expect([store.answer.cells.size, store.answer.venues.size, store.sending.answers]).toEqual([4, 1, 0]);
    await unsent.flush();
    expect(commands().map(({ actionType }) => actionType)).toEqual([
      'LOCATION_SELECTION',
      'TIME_SELECTION',
      'LOCATION_SELECTION',
      'TIME_SELECTION',
      'ACCEPT',
    ]);
    expect(unsent.of('g1')).toBeNull();
  });
  it.each([
    [403, 'E-C25'],
    [409, 'E-C26'],
    [422, 'E.game.slot'],
    [409, 'E.game.state'],
  ])('explains a %i %s on the page and keeps the choice', async (status, code) => {
    const { store, reported } = await chosen({ [ACTION]: refusedWith(status, code) });
    await store.sending.accept();
    expect([store.answer.refusal?.code, reported, store.answer.cells.size]).toEqual([code, [], 4]);
    store.answer.choose(new Set(SIX_CELLS));
    expect(store.answer.refusal).toBeNull();
  });
  it('reports other failures', async () => {
    const { store, reported } = await chosen({ [ACTION]: refusedWith(500, 'E.gen.serverError') });
    await store.sending.accept();
    expect([reported[0]?.failure.code, store.answer.refusal]).toEqual(['E.gen.serverError', null]);
  });
  it('declines, or withdraws where the game offers that', async () => {
    const { store, commands } = await opened({
      'GET /api/game/g1': ok(),
      [ACTION]: [ok({ status: 'SCHEDULED', action: ['WITHDRAW'] }), ok({ status: 'CONFIRMED' })],
    });
    await store.sending.decline();
    await store.sending.decline();
    expect(commands().map(({ actionType }) => actionType)).toEqual(['DECLINE', 'WITHDRAW']);
  });
});

describe('a game that cannot be loaded', () => {
  it.each([
    [{ status: 404, body: {} }, 'E.notFound'],
    ['network', 'network'],
  ] as const)('fails with %o', async (answer, code) => {
    const { store } = await opened({ 'GET /api/game/g1': answer });
    expect(store.game).toMatchObject({ status: 'failed', failure: { code } });
  });
  it('stays on screen when only a later look at it meets no network', async () => {
    const { store } = await opened({ 'GET /api/game/g1': [ok(), 'network'] });
    await store.load();
    expect(store.game.status).toBe('ready');
  });
});

describe('a visitor of the share link', () => {
  const SHARED = { userRole: 'SHARE_INVITEE', action: ['OPPONENT_SELECTION', 'CONFIRMATION'], currentInvitee: null };
  const registration = (...invitee: object[]) => ({ status: 200, body: game({ ...SHARED, invitee }) });
  const NEW = { id: 'i9', accessToken: 'ownToken', secured: false };

  async function visiting(answers: Answers) {
    const world = await opened({ 'GET /api/game/g1': ok(SHARED), ...answers }, 'shareToken');
    const { store } = world;
    store.answer.choose(new Set(SIX_CELLS.slice(0, 3)));
    return world;
  }
  function introduce({ answer }: InvitationStore) {
    const visitor = answer.visitor ?? new Visitor();
    answer.meet(visitor);
    visitor.set('firstName', ' Vic ');
    visitor.set('lastName', 'Visitor');
    visitor.set('email', ' Vic@Mail.Example ');
  }

  it('accepts only with time, place, both names and an address', async () => {
    const { store } = await visiting({});
    expect(store.choosing).toBe(true);
    expect(store.answer.missing).toBe('visitor');
    introduce(store);
    expect(store.sending.canAccept).toBe(true);
    for (const [field, wrong] of [
      ['firstName', 'V'],
      ['lastName', ' '],
      ['email', 'vic@mail'],
    ] as const) {
      introduce(store);
      store.answer.visitor?.set(field, wrong);
      expect(store.sending.canAccept).toBe(false);
    }
  });

  it('is registered, and answers with a token of their own', async () => {
    const { store, world, registered, commands } = await visiting({ [ACTION]: [registration(NEW), ok()] });
    introduce(store);
    store.answer.setNote('Hello');
    await store.sending.accept();
    expect(registered).toEqual(['ownToken']);
    expect(commands().map(({ actionType }) => actionType)).toEqual([
      'OPPONENT_SELECTION',
      'LOCATION_SELECTION',
      'TIME_SELECTION',
      'ACCEPT',
    ]);
    expect(commands()[0]?.contactList).toEqual([
      {
        firstName: 'Vic',
        lastName: 'Visitor',
        email: 'vic@mail.example',
        note: 'Hello',
        shareMyPhone: false,
        language: 'en',
      },
    ]);
    const tokens = world.sent.filter(({ call }) => call === ACTION).map(({ authorization }) => authorization);
    expect(tokens).toEqual(['Bearer shareToken', 'Bearer ownToken', 'Bearer ownToken', 'Bearer ownToken']);
  });

  it('is registered once, also when the connection is lost in the middle of the answer', async () => {
    const { store, registered, commands, world } = await visiting({
      [ACTION]: [registration(NEW), 'network', ok()],
    });
    introduce(store);
    await store.sending.accept();
    expect([store.sending.answers, registered]).toEqual([0, ['ownToken']]);
    await world.root.unsent.flush();
    expect(world.root.unsent.of('g1')).toBeNull();
    expect(world.root.gameTokens.visitorOf('g1')?.own).toBe('ownToken');
    expect(commands().filter(({ actionType }) => actionType === 'OPPONENT_SELECTION')).toHaveLength(1);
  });

  it('whose mailbox has to be proved stores the choice and does not accept', async () => {
    const { store, commands } = await visiting({ [ACTION]: [registration({ ...NEW, secured: true }), ok()] });
    introduce(store);
    await store.sending.accept();
    expect(commands().map(({ actionType }) => actionType)).toEqual([
      'OPPONENT_SELECTION',
      'LOCATION_SELECTION',
      'TIME_SELECTION',
    ]);
  });

  it.each([
    ['nobody', []],
    ['two', [NEW, { ...NEW, id: 'i10' }]],
  ])('an answer with %s in it is an error, and nothing is sent after it', async (_name, invitee) => {
    const { store, reported, registered, commands } = await visiting({ [ACTION]: registration(...invitee) });
    introduce(store);
    await store.sending.accept();
    expect(reported.map(({ failure }) => failure.code)).toEqual(['E.gen.serverError']);
    expect(registered).toEqual([]);
    expect(commands()).toHaveLength(1);
  });

  it('with a wrong phone number is told of the number, and not of what is right', async () => {
    const { store } = await visiting({});
    introduce(store);
    store.answer.visitor?.setPhone('+3212', false);
    expect(store.answer.missing).toBe('phone');
    store.answer.visitor?.setPhone('', false);
    expect(store.answer.missing).toBeNull();
  });

  it('who is logged in types nothing, and answers by the session', async () => {
    const join = 'POST /api/game/g1/joinByLink';
    const answers = { 'GET /api/game/g1': ok(SHARED), [join]: ok(), [ACTION]: ok() };
    const { store, world, commands } = await opened(answers, 'shareToken', true);
    store.answer.choose(new Set(SIX_CELLS.slice(0, 3)));
    expect(store.answer.missing).toBeNull();
    await store.sending.accept();
    expect(JSON.parse(String(world.sent.find(({ call }) => call === join)?.body))).toEqual({
      shareToken: 'shareToken',
    });
    expect(commands().map(({ actionType }) => actionType)).toEqual(['LOCATION_SELECTION', 'TIME_SELECTION', 'ACCEPT']);
    expect(world.sent.filter(({ call }) => call === ACTION).map(({ authorization }) => authorization)).not.toContain(
      'Bearer shareToken',
    );
  });

  it('who is logged in can answer for somebody else', async () => {
    const { store } = await opened({ 'GET /api/game/g1': ok(SHARED) }, 'shareToken', true);
    store.answer.choose(new Set(SIX_CELLS.slice(0, 3)));
    store.answer.answerForOther();
    expect([store.answer.asAccount, store.answer.missing]).toEqual([false, 'visitor']);
  });

  it('who is blocked is told so by a popup with the organiser’s name', async () => {
    const { store, reported } = await visiting({ [ACTION]: refusedWith(403, 'E-C24.1') });
    introduce(store);
    await store.sending.accept();
    expect(reported.map(({ failure }) => failure.code)).toEqual(['E-C24.1']);
    expect(store.answer.visitor?.email).toBe(' Vic@Mail.Example ');
  });
});

describe('what was chosen under an address by the share link', () => {
  const slot = (fromTime: string, toTime: string) => ({ ...window(fromTime, toTime), invitationId: 'i1' });
  const OWN = slot('2026-11-24T18:30:00.000Z', '2026-11-24T20:00:00.000Z');
  const CHOSEN = slot('2026-11-24T17:00:00.000Z', '2026-11-24T18:30:00.000Z');
  const accepted = { id: 'i1', status: 'ACCEPTED', secured: false, note: null, shareMyPhone: false, user: {} };
  const proposed = { currentInvitee: accepted, proposed: true, calendarPreference: [EVENING, CHOSEN] };
  const settled = { currentInvitee: accepted, proposed: false, calendarPreference: [EVENING, OWN] };

  it('is asked about, also of who has answered, and leaves no trace when it was somebody else', async () => {
    const { store, commands } = await opened({ 'GET /api/game/g1': ok(proposed), [ACTION]: ok(settled) });
    expect([store.header, store.choosing]).toEqual(['proposed', true]);
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(0, 3));
    await store.sending.disown();
    expect(commands()).toEqual([{ actionType: 'UPDATE' }]);
    expect([store.header, store.choosing]).toEqual(['accepted', false]);
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(3));
  });

  it('that comes while one is choosing takes nothing from it', async () => {
    const { store } = await opened({ 'GET /api/game/g1': [ok(), ok({ ...proposed })] });
    store.answer.choose(new Set(SIX_CELLS.slice(3)));
    await store.load();
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(3));
  });
});
