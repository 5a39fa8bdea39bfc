import { expect, it } from 'vitest';
import type { Game } from '../../stores/GamesStore.ts';
import { agreementWith } from './agreement.ts';

const CREATED = '2026-03-20T10:00:00.000Z';

const period = (day: string, from: string, to: string, invitationId: string | null = null) => ({
  id: `${day}${from}`,
  date: day,
  fromTime: `${day}T${from}:00.000Z`,
  toTime: `${day}T${to}:00.000Z`,
  game: 'g1',
  invitationId,
});
const venue = (id: string, invitationId: string | null = null) => ({ id, location: { name: id }, invitationId });
const invitee = (id: string, status: string) => ({ id, status });

/** The fields the rules are asked with. */
const GAME = {
  createDt: CREATED,
  invitationExpiryDays: 2,
  timezone: 'UTC',
  gamePreference: { duration: 60, matchType: 'SINGLE' },
  calendarPreference: [
    period('2026-03-24', '18:00', '21:00'),
    period('2026-03-21', '18:00', '21:00'),
    period('2026-03-24', '19:00', '20:00', 'kim'),
    period('2026-03-21', '18:00', '19:00', 'jo'),
  ],
  locationPreference: [venue('court'), venue('hall'), venue('hall', 'kim'), venue('court', 'jo')],
  invitee: [invitee('kim', 'ACCEPTED'), invitee('jo', 'ACCEPTED'), invitee('al', 'ACCEPTED')],
} as unknown as Game;

const [KIM, JO, AL] = GAME.invitee;
const group = (...people: (typeof KIM)[]) => people.flatMap((each) => each ?? []);
const NOW = new Date('2026-03-20T12:00:00Z');

it('tells what would come of choosing somebody', () => {
  expect(agreementWith(GAME, group(KIM), NOW)).toMatchObject({
    slot: { fromTime: '2026-03-24T19:00:00.000Z' },
    venue: 'hall',
  });
  expect(agreementWith(GAME, group(AL), NOW)).toMatchObject({
    slot: { fromTime: '2026-03-21T18:00:00.000Z' },
    venue: 'court',
  });
  expect(agreementWith(GAME, group(KIM, JO), NOW)).toBeNull();
});
