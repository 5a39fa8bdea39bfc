import { configure } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import type { Pressed } from '../../../stores/offlineQueue/OfflineQueue.ts';
import { AnswerAction } from './AnswerAction.ts';

configure({ enforceActions: 'always' });

const window = (id: string, from: string, to: string, invitationId: string | null = null) => ({
  id,
  date: from.slice(0, 10),
  fromTime: from,
  toTime: to,
  game: 'g1',
  invitationId,
});
const venue = (id: string) => ({
  id,
  invitationId: null,
  location: { id: `l${id}`, name: id } as ReturnType<typeof testGame>['locationPreference'][number]['location'],
});
const GAME = testGame({
  status: 'CONFIRMED',
  fromTime: null,
  toTime: null,
  userRole: 'OPPONENT_INVITEE',
  action: ['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT'],
  invitee: [testInvitee('u2', 'Zoë Nagy', 'SENT')],
  currentInvitee: testInvitee('u2', 'Zoë Nagy', 'SENT'),
  calendarPreference: [
    window('w1', '2026-11-24T17:00:00.000Z', '2026-11-24T19:00:00.000Z'),
    window('w2', '2026-11-25T17:00:00.000Z', '2026-11-25T19:00:00.000Z'),
  ],
  locationPreference: [venue('v1'), venue('v2')],
});

let sent: Pressed[];
let move: AnswerAction;

function show(game = GAME): void {
  sent = [];
  const send = async (pressed: Pressed) => {
    sent.push(pressed);
    return game;
  };
  const now = () => new Date('2026-11-21T10:00:00Z');
  move = new AnswerAction(() => game, { offlineQueue: { send }, now, language: () => 'en' });
}
beforeEach(() => show());

describe('an invitation on a card', () => {
  it('offers some of its starts, on several days', () => {
    expect(move.starts).toHaveLength(4);
    expect(new Set(move.suggested.map((start) => start.slice(0, 10)))).toEqual(new Set(['2026-11-24', '2026-11-25']));
  });

  it('is accepted at the chosen start, and every venue', async () => {
    move.toggle('2026-11-25T17:00:00.000Z');
    await move.accept();
    expect(sent[0]?.steps).toMatchObject([
      { actionType: 'LOCATION_SELECTION', preferedLocation: ['v1', 'v2'] },
      {
        actionType: 'TIME_SELECTION',
        preferedCalendar: [{ fromTime: '2026-11-25T17:00:00.000Z', toTime: '2026-11-25T18:30:00.000Z' }],
      },
      { actionType: 'ACCEPT' },
    ]);
  });

  it('is accepted at starts that are apart without what lies between them (R-chosen-starts)', async () => {
    const [from, to] = ['2026-11-24T17:00:00.000Z', '2026-11-24T20:00:00.000Z'];
    show({ ...GAME, calendarPreference: [window('w1', from, to)] });
    move.toggle('2026-11-24T18:30:00.000Z');
    move.toggle(from);
    await move.accept();
    expect(sent[0]?.steps[1]?.preferedCalendar).toMatchObject([
      { fromTime: from, toTime: '2026-11-24T18:30:00.000Z' },
      { fromTime: '2026-11-24T18:30:00.000Z', toTime: to },
    ]);
  });

  it('is accepted at any time when none is chosen, or what was chosen has passed', async () => {
    move.toggle('2026-11-25T17:00:00.000Z');
    move.toggle('2026-11-25T17:00:00.000Z');
    move.toggle('2026-11-20T17:00:00.000Z');
    await move.accept();
    expect(sent[0]?.steps[1]?.preferedCalendar).toHaveLength(2);
  });

  // R-clashes
  it('is accepted beside a match at the same time only by who insists', async () => {
    await move.accept();
    await move.accept(true);
    expect(sent.map(({ steps }) => steps.at(-1)?.unlessClash)).toEqual([true, false]);
  });

  it('sends nothing that the server does not ask for', async () => {
    show({ ...GAME, action: ['DECLINE', 'ACCEPT'] });
    await move.accept();
    await move.decline();
    expect(sent.map(({ steps }) => steps.map(({ actionType }) => actionType))).toEqual([['ACCEPT'], ['DECLINE']]);
  });
});
