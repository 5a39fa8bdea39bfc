import fc from 'fast-check';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { commonSlots } from '../../../../shared/domain/calendar/calendar.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { InvitationStore } from '../InvitationStore.ts';

configure({ enforceActions: 'always' });

const NOW = '2026-11-22T10:00:00.000Z';
const at = (halfHours: number) => new Date(Date.UTC(2026, 10, 24, 17) + halfHours * 1_800_000).toISOString();
/** One evening of three hours, and an hour and a half of the next day. */
const WINDOWS = [
  { fromTime: at(0), toTime: at(6) },
  { fromTime: at(40), toTime: at(43) },
];
const LENGTHS = [30, 60, 90, 120];

function invitation(duration: number, own: Period[] = []) {
  const entry = (period: Period, index: number, invitationId: string | null) => ({
    ...{ id: `w${index}`, date: '2026-11-24', invitationId },
    ...period,
  });
  return {
    ...testGame(),
    ...{ status: 'CONFIRMED', fromTime: null, toTime: null },
    action: ['ACCEPT', 'DECLINE', 'TIME_SELECTION'],
    gamePreference: { ...testGame().gamePreference, duration },
    currentInvitee: testInvitee('u2', 'Zoë Guest', 'OPENED'),
    calendarPreference: [
      ...WINDOWS.map((window, index) => entry(window, index, null)),
      ...own.map((period, index) => entry(period, index, 'iu2')),
    ],
    locationPreference: [{ id: 'hall', location: { name: 'Hall' }, invitationId: null }],
  };
}

async function opened(duration: number, own: Period[] = []) {
  const ok = { status: 200, body: invitation(duration, own) };
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
      ...{ now: () => new Date(NOW), report: () => undefined },
    },
  );
  await store.load();
  const sent = (): Period[] => {
    const commands = world.sent.map(({ body }) => (body ? JSON.parse(String(body)) : {}));
    return commands.find(({ actionType }) => actionType === 'TIME_SELECTION')?.preferedCalendar ?? [];
  };
  return { store, answer: store.answer, sent };
}

const startsOf = (choice: Period[], duration: number) =>
  commonSlots(WINDOWS, [choice], duration, 'Europe/Brussels', NOW).map(({ fromTime }) => fromTime);

// R-chosen-starts
it('starts that overlap are ticked beside each other', async () => {
  const { store, answer, sent } = await opened(90);
  answer.toggleStart(at(0));
  answer.toggleStart(at(1));
  await store.sending.accept();
  expect(startsOf(sent(), 90)).toEqual([at(0), at(1)]);
});

it('two starts side by side tick none between them', async () => {
  const { store, answer, sent } = await opened(90);
  answer.mark([at(0), at(3)]);
  await store.sending.accept();
  expect(startsOf(sent(), 90)).toEqual([at(0), at(3)]);
});

it('any presses send what was pressed, and a page that is opened again shows it', async () => {
  const presses = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LENGTHS), presses, async (duration, pressed) => {
      const { store, answer, sent } = await opened(duration);
      const all = answer.offer.starts;
      const expected = new Set<string>();
      for (const press of pressed) {
        const start = all[press % all.length] ?? '';
        answer.toggleStart(start);
        if (!expected.delete(start)) expected.add(start);
      }
      if (expected.size === 0) return;
      await store.sending.accept();
      expect(startsOf(sent(), duration)).toEqual([...expected].sort());
      const again = await opened(duration, sent());
      expect([...again.answer.starts].sort()).toEqual([...expected].sort());
    }),
    { numRuns: 60 },
  );
});
