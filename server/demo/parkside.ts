import { addDays } from 'date-fns/addDays';
import type { createClub as createEndpoint } from '../../shared/contract/club.ts';
import type { BodyOf } from '../../shared/contract/endpoint.ts';
import type { GivenVenue } from '../../shared/contract/schemas/club.ts';
import type { Context } from '../context.ts';
import { createClub } from '../features/club/clubs.ts';
import { saveCourts } from '../features/club/courts.ts';
import { joinClub } from '../features/club/joining.ts';
import { savePerson } from '../features/club/savePerson.ts';
import { type Club, contactOf, type Member } from './club.ts';
import { venueInstant } from './pastGames.ts';

/** The address of the club that the demo people are in. */
export const DEMO_SLUG = 'parkside';

const ABOUT =
  'Two clay courts and a hall behind the park, and three padel courts by the river. Beginners are as welcome as those who ' +
  'have played here for thirty years.\n\nBalls are in the cupboard at the door of the hall.';

const CLUB: BodyOf<typeof createEndpoint> = {
  ...{ name: 'Parkside Racquet Club', slug: DEMO_SLUG, sports: ['TENNIS', 'PADEL'], timezone: 'Europe/Brussels' },
  ...{ country: 'BE', city: 'Gent', language: 'en', about: ABOUT, visibility: 'PUBLIC', joining: 'ASK' },
};

const tennis = (name: string, surface: string, indoor = false) => ({
  ...{ name, surface, indoor, sports: ['TENNIS' as const] },
});
const padel = (name: string) => ({ name, surface: 'ARTIFICIAL_GRASS', indoor: false, sports: ['PADEL' as const] });

const VENUES: GivenVenue[] = [
  {
    ...{ name: 'Parkside', address: 'Parklaan 12', city: 'Gent', country: 'BE', lat: '51.0379', lon: '3.7254' },
    courts: [tennis('Court 1', 'CLAY'), tennis('Court 2', 'CLAY')],
  },
  {
    ...{ name: 'Parkside hall', address: 'Parklaan 14', city: 'Gent', country: 'BE', lat: '51.0381', lon: '3.7257' },
    courts: [tennis('Hall 1', 'HARD', true), tennis('Hall 2', 'HARD', true)],
  },
  {
    ...{ name: 'Riverbank courts', address: 'Leiekaai 3', city: 'Gent', country: 'BE', lat: '51.0562', lon: '3.7081' },
    courts: [padel('Padel 1'), padel('Padel 2'), padel('Padel 3')],
  },
];

const REQUESTS = ['I played for Riverbank until last year, mostly doubles.', 'Milan told me about your Thursdays.'];

interface People {
  keeper: Member;
  organiser: Member;
  /** Everybody else: the last of them have only asked to join. */
  others: readonly Member[];
}

/** A court of the first place, and who is in the club without organising it. */
export interface Parkside {
  clubId: string;
  courtId: string;
  members: readonly Member[];
}

/** Makes the club of the demo people by the product's own services: two organisers, members, requests, three places (R-demo-club). */
export async function makeParkside(
  context: Context,
  since: Date,
  { keeper, organiser, others }: People,
): Promise<Parkside> {
  const at = (now: Date): Context => ({ ...context, clock: { now: () => now } });
  const { id, joinUrl } = await createClub(at(since), keeper.id, CLUB, null);
  const { venues } = await saveCourts(at(since), keeper.id, id, VENUES);
  const token = joinUrl?.split('/').at(-1) ?? '';
  const asking = others.slice(-REQUESTS.length);
  const members = others.slice(0, -REQUESTS.length);
  for (const [days, { id: userId }] of [organiser, ...members].entries()) {
    await joinClub(at(addDays(since, days)), userId, id, { token }, null);
  }
  const line = context.db.selectFrom('club_people').select('id').where('user_id', '=', organiser.id);
  const { id: personId } = await line.where('club_id', '=', id).executeTakeFirstOrThrow();
  await savePerson(at(addDays(since, 1)), keeper.id, { id, personId }, { role: 'ORGANISER' });
  const now = context.clock.now();
  for (const [index, { id: userId }] of asking.entries()) {
    await joinClub(at(now), userId, id, { message: REQUESTS[index] ?? '' }, null);
  }
  return { clubId: id, courtId: venues[0]?.courts[0]?.id ?? '', members };
}

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
