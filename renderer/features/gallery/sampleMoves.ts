import type { Game } from '../../stores/GamesStore.ts';
import { agreedSample } from './sampleGame.ts';

const HOUR = 3_600_000;
const NAMES = ['Zoltán Nagy', 'Eva Maes', 'Tom Claes'];

const people = (status: Game['invitee'][number]['status'], names = NAMES): Game['invitee'] =>
  agreedSample.invitee.flatMap((invitee) =>
    names.map((name, at) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return { ...invitee, id: `i${at}`, status, user: { ...invitee.user, id: `p${at}`, firstName, lastName } };
    }),
  );

/** @returns a match for each kind of card: score, two scores, answer, partner, players, and one only to look at */
export function moveSamples(now: Date): Game[] {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
  const offered = {
    id: 'c1',
    date: at(48).slice(0, 10),
    fromTime: at(48),
    toTime: at(52),
    game: 'g1',
    invitationId: null,
  };
  const open: Partial<Game> = {
    status: 'CONFIRMED',
    fromTime: null,
    toTime: null,
    calendarPreference: [offered],
    suggestedStarts: [48, 49, 50].map(at),
  };
  const doubles = { ...agreedSample.gamePreference, matchType: 'OPENDOUBLE' as const };
  const set = { type: 'NORMAL' as const, ord: 1, initiatorScore: 6, opponentScore: 11 };
  const claim: Game['scoreClaims'][number] = {
    by: 'OTHER',
    sets: [set],
    playedStatus: 'PLAYED',
    winner: 'OPPONENT',
    enteredAt: at(-20),
    enteredBy: 'Zoltán Nagy',
  };
  const games: Partial<Game>[] = [
    { sport: 'TENNIS', action: ['SET_SCORE'], fromTime: at(-4), toTime: at(-2) },
    {
      sport: 'SQUASH',
      action: ['SET_SCORE'],
      disputed: true,
      scoreClaims: [claim],
      fromTime: at(-30),
      toTime: at(-28),
    },
    { sport: 'PADEL', action: ['ACCEPT', 'DECLINE'], userRole: 'OPPONENT_INVITEE', ...open },
    { sport: 'PADEL', action: ['PARTNER_SELECTION'], invitee: people('CONFIRMED'), gamePreference: doubles },
    { sport: 'BADMINTON', action: ['CONFIRMATION'], invitee: people('ACCEPTED'), ...open },
    { sport: 'PICKLEBALL', action: [], invitee: people('CONFIRMED', ['Eva Maes']) },
  ];
  return games.map((game, index) => ({ ...agreedSample, ...game, id: `move${index}` }));
}
