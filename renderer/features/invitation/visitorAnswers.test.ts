import { describe, expect, it } from 'vitest';
import {
  ACTION,
  type Answers,
  EVENING,
  game,
  ok,
  opened,
  refusedWith,
  SIX_CELLS,
  window,
} from '../../../tests/support/openedInvitation.ts';
import type { InvitationStore } from './InvitationStore.ts';
import { Visitor } from './visitor/Visitor.ts';

describe('a visitor of the share link', () => {
  const SHARED = { userRole: 'SHARE_INVITEE', action: ['OPPONENT_SELECTION', 'CONFIRMATION'], currentInvitee: null };
  const registration = (...invitee: object[]) => ({ status: 200, body: game({ ...SHARED, invitee }) });
  const NEW = { id: 'i9', accessToken: 'ownToken', secured: false };

  async function visiting(answers: Answers) {
    const world = await opened({ 'GET /api/game/g1': ok(SHARED), ...answers }, 'shareToken');
    const { store } = world;
    store.answer.chooseCells(new Set(SIX_CELLS.slice(0, 3)));
    return world;
  }
  function introduce({ answer }: InvitationStore) {
    const visitor = answer.visitor ?? new Visitor();
    answer.meet(visitor);
    visitor.set('firstName', ' Vic ');
    visitor.set('lastName', 'Visitor');
    visitor.set('email', ' Vic@Mail.Example ');
  }

  it('accepts only with time, place, a first name and an address', async () => {
    const { store } = await visiting({});
    expect(store.choosing).toBe(true);
    expect(store.answer.missing).toBe('visitor');
    introduce(store);
    expect(store.sending.canAccept).toBe(true);
    for (const [field, wrong] of [
      ['firstName', 'V'],
      ['lastName', 'V'],
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
    await world.root.offlineQueue.flush();
    expect(world.root.offlineQueue.of('g1')).toBeNull();
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
    store.answer.chooseCells(new Set(SIX_CELLS.slice(0, 3)));
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
    store.answer.chooseCells(new Set(SIX_CELLS.slice(0, 3)));
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
    store.answer.chooseCells(new Set(SIX_CELLS.slice(3)));
    await store.load();
    expect([...store.answer.cells]).toEqual(SIX_CELLS.slice(3));
  });
});
