import { type Club, contactOf } from './club.ts';
import type { Parkside } from './parkside.ts';
import { venueInstant } from './pastGames.ts';

/** A match that the club's members find on its page, and one that was played there for practice (R-demo-club). */
export async function parksideGames(club: Club, now: Date, { clubId, courtId, members }: Parkside): Promise<void> {
  const [host, owner, guest] = members.slice(5, 8);
  if (!host || !owner || !guest) throw new Error('the demo club has lost its members');
  await club.organise(host, new Date(now.getTime() - 3_600_000), {
    ...{ sport: 'TENNIS', clubId, courtId, audience: 'CLUB' },
    calendarPreference: [{ fromTime: venueInstant(now, 5, '18:00'), toTime: venueInstant(now, 5, '19:30') }],
    contactList: [],
    preference: { opponentsSelection: 'OPENCHALLENGE' },
    venues: [0],
  });
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const game = await club.organise(owner, day(-6), {
    ...{ sport: 'TENNIS', clubId, courtId },
    calendarPreference: [{ fromTime: venueInstant(now, -2, '18:00'), toTime: venueInstant(now, -2, '19:30') }],
    contactList: [contactOf(guest)],
    preference: { matchCategory: 'PRACTICEHIT' },
    venues: [0],
    days: 3,
  });
  await club.act(guest, day(-5), game.id, { actionType: 'ACCEPT' });
  const set = (ord: number, initiatorScore: number, opponentScore: number) => ({
    ...{ ord, initiatorScore, opponentScore, type: 'NORMAL' as const },
  });
  await club.act(owner, day(-1), game.id, { actionType: 'SET_SCORE', sets: [set(0, 6, 3), set(1, 7, 5)] });
}
