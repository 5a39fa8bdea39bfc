import { expect, test } from 'vitest';
import { actOnGame, getDashboard } from '../../../shared/contract/game.ts';
import { getRanking, getRatingHistory } from '../../../shared/contract/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import {
  createPerson,
  createTestGame,
  hoursFromNow,
  linkOf,
  newGuest,
  outbox,
  readGame,
} from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const act = (id: string, token: string, body: Record<string, unknown>) =>
  call(app, actOnGame, { params: { id }, token, body });

test('a guest answers from a mail, the match is agreed, played, scored and rated', async () => {
  const owner = await createPerson(app, { firstName: 'Ann', lastName: 'Baker' });
  const guest = newGuest();
  const game = await createTestGame(app, owner, {
    notes: 'Bring new balls',
    contactList: [guest],
    calendarPreference: [
      { fromTime: hoursFromNow(app, 24), toTime: hoursFromNow(app, 28) },
      { fromTime: hoursFromNow(app, 48), toTime: hoursFromNow(app, 52) },
    ],
    locationPreference: [{ location: { name: 'Court 1' } }, { location: { name: 'Court 2' } }],
  });
  expect(game).toMatchObject({ status: 'CONFIRMED', prevStatus: 'CREATED', userRole: 'OWNER' });
  expect(game.invitee[0]).toMatchObject({ status: 'SENT', email: guest.email });

  const [invitation] = await outbox(app, guest.email);
  expect(invitation?.text).toContain('Ann Baker');
  expect(invitation?.text).toContain('Bring new balls');
  const { gameId, password, token } = await linkOf(app, guest.email);
  const opened = await readGame(app, gameId, token);
  expect(opened.currentInvitee?.status).toBe('OPENED');
  expect(opened.action).toEqual(['DECLINE', 'TIME_SELECTION', 'LOCATION_SELECTION', 'UPDATE', 'ACCEPT']);

  const place = opened.locationPreference[1]?.id;
  await act(gameId, token, { actionType: 'LOCATION_SELECTION', preferedLocation: [place] });
  await act(gameId, token, {
    actionType: 'TIME_SELECTION',
    preferedCalendar: [{ fromTime: hoursFromNow(app, 26), toTime: hoursFromNow(app, 28) }],
  });
  const accepted = await act(gameId, token, { actionType: 'ACCEPT', password, note: 'See you' });
  expect(accepted.body).toMatchObject({
    status: 'SCHEDULED',
    prevStatus: 'CONFIRMED',
    fromTime: hoursFromNow(app, 26),
    toTime: hoursFromNow(app, 27),
    locationResolved: true,
    location: { name: 'Court 2' },
    currentInvitee: { status: 'CONFIRMED' },
    action: ['WITHDRAW'],
  });
  for (const email of [owner.email, guest.email]) {
    const [agreed] = await outbox(app, email);
    expect(agreed?.attachments[0]?.content).toContain('METHOD:REQUEST');
  }

  app.clock.set(new Date(hoursFromNow(app, 28)));
  const begun = await readGame(app, gameId, owner.token);
  expect(begun.action).toEqual(['SET_SCORE']);
  const sets = [
    { initiatorScore: 6, opponentScore: 4, type: 'NORMAL', ord: 0 },
    { initiatorScore: 6, opponentScore: 3, type: 'NORMAL', ord: 1 },
  ];
  const scored = await act(gameId, owner.token, {
    actionType: 'SET_SCORE',
    sets,
    winner: 'OPPONENT',
    version: begun.version,
  });
  expect(scored.body).toMatchObject({ status: 'PLAYED', winner: 'INITIATOR', gameSet: sets });

  const dashboard = (archive: 'true' | 'false') => call(app, getDashboard, { token: owner.token, query: { archive } });
  expect((await dashboard('false')).body.games).toEqual([]);
  expect((await dashboard('true')).body.games.map(({ id }) => id)).toEqual([gameId]);

  await expect
    .poll(async () => (await call(app, getRanking, { token: owner.token, query: { provisional: 'true' } })).body)
    .toMatchObject([{ rank: 1, team: { single: true, mixed: false, players: [{ id: owner.id }] } }]);
  const [ranked] = (await call(app, getRanking, { token: owner.token, query: { provisional: 'true' } })).body;
  const teamId = ranked?.team.id ?? '';
  const [entry] = (await call(app, getRatingHistory, { token: owner.token, params: { teamId } })).body;
  // 6-4 6-3 is 12 of 19 games: a credit of 0.9145, of which the even chance of a half is taken. K of a first match is
  // 250/5^0.4 = 131.3 Elo, a 200th of that on the shown scale (R-rating-elo, R-rating-share).
  expect(entry?.receipt.players).toHaveLength(2);
  expect(entry?.rating).toBeCloseTo(5 + (131.3 * (0.9145 - 0.5)) / 200, 2);
});
