import { type Club, contactOf, type Member } from './club.ts';
import { venueInstant } from './pastGames.ts';

/** A window on the venue's day, this many days from now. */
function windowOn(now: Date, days: number, from: string, to: string) {
  return { fromTime: venueInstant(now, days, from), toTime: venueInstant(now, days, to) };
}

const HOUR = 3_600_000;
const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);

interface Cast {
  organiser: Member;
  player: Member;
  others: Member[];
}

const contacts = (members: (Member | undefined)[]) => members.flatMap((member) => (member ? [contactOf(member)] : []));

async function invitationsToAnswer(club: Club, now: Date, { organiser, player, others }: Cast): Promise<void> {
  await club.organise(organiser, hoursAgo(now, 5), {
    sport: 'TENNIS',
    notes: 'Balls are in the clubhouse. Loser pays the coffee.',
    calendarPreference: [
      windowOn(now, 2, '17:00', '21:00'),
      windowOn(now, 3, '18:15', '21:00'),
      windowOn(now, 5, '09:00', '13:00'),
    ],
    contactList: contacts([player, others[0], others[1]]),
    preference: { duration: 90, candidateMethod: 'FIRST' },
    venues: [0, 1],
  });
  const padel = await club.organise(others[2] ?? organiser, hoursAgo(now, 20), {
    sport: 'PADEL',
    calendarPreference: [windowOn(now, 4, '18:00', '21:00')],
    contactList: contacts([player, others[3], others[4], organiser]),
    preference: { matchType: 'OPENDOUBLE' },
    venues: [3],
  });
  for (const member of others.slice(3, 5)) {
    await club.act(member, hoursAgo(now, 10), padel.id, { actionType: 'ACCEPT' });
  }
}

async function choosing(club: Club, now: Date, { organiser, others }: Cast): Promise<void> {
  const game = await club.organise(organiser, hoursAgo(now, 30), {
    sport: 'SQUASH',
    notes: 'Friendly hit, any level.',
    calendarPreference: [windowOn(now, 3, '12:00', '14:00'), windowOn(now, 4, '12:00', '14:00')],
    contactList: contacts(others.slice(5, 9)),
    preference: { duration: 60, candidateMethod: 'CHOOSE', matchCategory: 'PRACTICEHIT' },
    venues: [2],
  });
  for (const member of others.slice(5, 8)) {
    await club.act(member, hoursAgo(now, 8), game.id, { actionType: 'ACCEPT', note: 'Happy to play!' });
  }
  const [, , , silent] = others.slice(5, 9);
  if (silent) await club.act(silent, hoursAgo(now, 7), game.id, { actionType: 'DECLINE' });
}

async function agreed(club: Club, now: Date, { organiser, player, others }: Cast): Promise<void> {
  const single = await club.organise(organiser, hoursAgo(now, 40), {
    sport: 'TENNIS',
    calendarPreference: [windowOn(now, 1, '18:00', '21:00')],
    contactList: contacts([player, others[9]]),
    preference: { duration: 60 },
    venues: [1],
  });
  await club.act(player, hoursAgo(now, 30), single.id, { actionType: 'ACCEPT' });
  const [, , , , , , , , , waiting] = others;
  if (waiting) await club.act(waiting, hoursAgo(now, 28), single.id, { actionType: 'ACCEPT' });

  const double = await club.organise(organiser, hoursAgo(now, 44), {
    sport: 'PADEL',
    notes: 'Court is booked. Please be there ten minutes early.',
    calendarPreference: [windowOn(now, 6, '19:00', '20:30')],
    contactList: contacts(others.slice(10, 13)),
    preference: { matchType: 'OPENDOUBLE' },
    venues: [3],
  });
  for (const member of others.slice(10, 13)) {
    await club.act(member, hoursAgo(now, 20), double.id, { actionType: 'ACCEPT' });
  }
}

/** Yesterday's matches, which have no score yet. */
async function unscored(club: Club, now: Date, { organiser, player, others }: Cast): Promise<void> {
  for (const [owner, guest, time] of [
    [player, organiser, '18:00'],
    [organiser, others[14], '19:30'],
  ] as const) {
    if (!guest) continue;
    const game = await club.organise(owner, hoursAgo(now, 120), {
      sport: 'TENNIS',
      calendarPreference: [{ fromTime: venueInstant(now, -1, time), toTime: venueInstant(now, -1, '21:00') }],
      contactList: contacts([guest]),
      preference: { duration: 90 },
      venues: [0],
    });
    await club.act(guest, hoursAgo(now, 100), game.id, { actionType: 'ACCEPT' });
  }
}

async function canceled(club: Club, now: Date, { organiser, player, others }: Cast): Promise<void> {
  const game = await club.organise(organiser, hoursAgo(now, 90), {
    sport: 'BADMINTON',
    calendarPreference: [windowOn(now, 2, '19:00', '21:00')],
    contactList: contacts([player, others[15]]),
    preference: { duration: 60 },
    venues: [2],
  });
  await club.act(player, hoursAgo(now, 80), game.id, { actionType: 'ACCEPT' });
  await club.act(organiser, hoursAgo(now, 60), game.id, { actionType: 'CANCEL' });
}

/** Games in every state, so that every page of the organiser and the player has something to show. */
export async function openGames(club: Club, now: Date, cast: Cast): Promise<void> {
  for (const make of [invitationsToAnswer, choosing, agreed, unscored, canceled]) await make(club, now, cast);
}
