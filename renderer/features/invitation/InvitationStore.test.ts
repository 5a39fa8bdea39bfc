import { describe, expect, it } from 'vitest';
import {
  ACTION,
  type Answers,
  EVENING,
  game,
  ok,
  opened,
  refusedWith,
  SINGLE_SLOT,
  SIX_CELLS,
  venue,
} from '../../../tests/support/openedInvitation.ts';

describe('what an invitation asks for', () => {
  it('may be accepted once a time and a place are chosen', async () => {
    const { store } = await opened({ 'GET /api/game/g1': ok() });
    expect(store.answer.missing).toBe('time');
    store.answer.chooseCells(new Set(SIX_CELLS.slice(0, 3)));
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
    opening.store.answer.chooseCells(new Set(SIX_CELLS.slice(1, 5)));
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
      {
        ...{ actionType: 'ACCEPT', note: 'See you', shareMyPhone: false, language: 'en', password: 'secret' },
        unlessClash: true,
      },
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
    const { offlineQueue } = world.root;
    expect(offlineQueue.of('g1')).toMatchObject({ path: '/extinv/g1-secret/guestToken', refused: null });
    expect([store.answer.cells.size, store.answer.venues.size, store.sending.answers]).toEqual([4, 1, 0]);
    await offlineQueue.flush();
    expect(commands().map(({ actionType }) => actionType)).toEqual([
      'LOCATION_SELECTION',
      'TIME_SELECTION',
      'LOCATION_SELECTION',
      'TIME_SELECTION',
      'ACCEPT',
    ]);
    expect(offlineQueue.of('g1')).toBeNull();
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
    store.answer.chooseCells(new Set(SIX_CELLS));
    expect(store.answer.refusal).toBeNull();
  });
  // R-clashes
  it('asks about a match at the same time, and sends yes to both by a second press alone', async () => {
    const clash = { gameId: 'g2', sport: 'PADEL', fromTime: SIX_CELLS[1], toTime: SIX_CELLS[3] };
    const refused = { status: 409, body: { messageId: 'E.game.clash', data: { clashes: [clash] } } };
    const { store, commands, reported } = await chosen({ [ACTION]: [ok(), ok(), refused, ok(), ok(), ok()] });
    await store.sending.accept();
    expect([store.sending.clashes, store.answer.refusal, reported]).toEqual([[clash], null, []]);
    store.sending.askAbout(null);
    expect([store.sending.answers, store.answer.cells.size]).toEqual([0, 4]);
    await store.sending.accept(true);
    expect([store.sending.clashes, store.sending.answers]).toEqual([null, 1]);
    expect(commands().flatMap(({ unlessClash = null }) => unlessClash)).toEqual([null, null, true, null, null, false]);
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
