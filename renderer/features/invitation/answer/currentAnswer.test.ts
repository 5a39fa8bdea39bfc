import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { InvitationStore } from '../InvitationStore.ts';

configure({ enforceActions: 'always' });

const at = (halfHours: number) => new Date(Date.UTC(2026, 10, 24, 17) + halfHours * 1_800_000).toISOString();
const cells = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => at(from + index));
const slot = (from: number, to: number) => ({ fromTime: at(from), toTime: at(to) });
const entry = (id: string, invitationId: string | null) => ({ id, location: { name: id }, invitationId });

/** An invitation over three hours at two venues, to which Zoë can make all, and would rather not begin early or play at `park`. */
const invitation = {
  ...testGame(),
  status: 'CONFIRMED',
  fromTime: null,
  toTime: null,
  action: ['ACCEPT', 'DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION'],
  gamePreference: { ...testGame().gamePreference, duration: 60 },
  currentInvitee: {
    ...testInvitee('u2', 'Zoë Guest', 'OPENED'),
    ratherNot: { slots: [slot(0, 2)], venues: ['park'] },
  },
  calendarPreference: [null, 'iu2'].map((invitationId) => ({
    id: 'w',
    date: '2026-11-24',
    ...slot(0, 6),
    invitationId,
  })),
  locationPreference: [null, 'iu2'].flatMap((who) => [entry('hall', who), entry('park', who)]),
};

async function opened() {
  const ok = { status: 200, body: invitation };
  const world = testWorld({ 'GET /api/game/g1': ok, 'PUT /api/game/g1/action': ok });
  const { games, offlineQueue } = world.root;
  const store = new InvitationStore(
    { gameId: 'g1', password: null, token: 'guest' },
    {
      ...{
        games,
        send: offlineQueue.send,
        hasAccount: () => false,
        language: () => 'en',
        onRegistered: () => undefined,
      },
      ...{ now: () => new Date('2026-11-22T10:00:00.000Z'), report: () => undefined },
    },
  );
  await store.load();
  const sent = () =>
    world.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => JSON.parse(String(body)).ratherNot);
  return { store, answer: store.answer, sent };
}

// R-rather-not
it('marks of an answer given before are there, and sent with what they are a part of', async () => {
  const { store, answer, sent } = await opened();
  expect([[...answer.marks.starts], [...answer.marks.venues]]).toEqual([[at(0)], ['park']]);
  answer.chooseCells(new Set(cells(0, 6)));
  answer.markCell(at(4));
  answer.toggleStart(at(0));
  answer.markVenue('hall');
  answer.markVenue('park');
  await store.sending.accept();
  expect(sent()).toEqual([{ venues: ['hall'] }, { slots: [slot(4, 6)] }, undefined]);
});

it('a mark goes with what it is about, and does not come back with it', async () => {
  const { answer } = await opened();
  for (let press = 0; press < 2; press += 1) answer.toggleVenue('park');
  for (let press = 0; press < 2; press += 1) answer.toggleStart(at(0));
  expect([answer.playable.length, answer.venues.size, answer.marks.starts.size, answer.marks.venues.size]).toEqual([
    ...[5, 2],
    ...[0, 0],
  ]);
  answer.toggleVenue('hall');
  answer.markVenue('hall');
  expect(answer.marks.venues.size).toBe(0);
});

it('leaving the answer as it was brings its marks back', async () => {
  const { answer } = await opened();
  answer.toggleStart(at(0));
  answer.keep();
  expect([...answer.marks.starts]).toEqual([at(0)]);
});

it('on the grid a half hour marks the start that it stands for, and no other', async () => {
  const { answer } = await opened();
  answer.toggleStart(at(0));
  answer.markCell(at(2));
  expect([[...answer.marks.starts], [...answer.markedCells]]).toEqual([[at(2)], [at(2)]]);
  // The last half hour begins nothing: it stands for the last start.
  answer.markCell(at(5));
  expect([[...answer.marks.starts], [...answer.markedCells]]).toEqual([
    [at(2), at(4)],
    [at(2), at(4), at(5)],
  ]);
});
