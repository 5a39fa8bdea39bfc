import { instantAt, venueDay } from '../../shared/domain/calendar/zone.ts';
import { MAX_STARS } from '../../shared/domain/limits.ts';
import { requiredPlayers } from '../../shared/domain/match/gameActions.ts';
import { defaultSetRule } from '../../shared/domain/sports.ts';
import { PERSONAL_SKILLS, type Sport, TECHNICAL_SKILLS } from '../../shared/domain/values.ts';
import type { Chance } from './chance.ts';
import { type Club, contactOf, type Member, type Stars } from './club.ts';
import { ORGANISER, PLAYER } from './people.ts';
import { playMatch } from './scores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'Europe/Brussels';
const GAMES = 300;
/** How many days the club's history goes back. */
const HISTORY = 240;

/** The sports of the club, each as often as its share of the matches. */
const SPORTS: Sport[] = ['TENNIS', 'TENNIS', 'TENNIS', 'PADEL', 'PADEL', 'BADMINTON', 'SQUASH', 'PICKLEBALL'];

/** Share of the games that the organiser or the player with a log-in takes part in. */
const STAR_SHARE = 0.2;
/** How many players of about the same strength opponents are chosen from. */
const NEIGHBOURS = 12;

const isOneOf =
  (...names: (typeof ORGANISER)[]) =>
  ({ firstName, lastName }: Member) =>
    names.some((name) => name.firstName === firstName && name.lastName === lastName);

interface PastGame {
  sport: Sport;
  double: boolean;
  from: string;
  players: Member[];
  /** Stars that the last of the players gives the first, unless they are lazy. */
  stars: Stars | null;
}

/** @returns the instant of a past match at the venue */
export function venueInstant(now: Date, days: number, time: string): string {
  const day = venueDay(new Date(now.getTime() + days * DAY).toISOString(), ZONE);
  const instant = instantAt(day, time, ZONE);
  if (!instant) throw new Error(`${day} has no ${time}`);
  return instant;
}

function drawGame(chance: Chance, members: Member[], now: Date, index: number): PastGame {
  const sport = chance.pick(SPORTS);
  const double = sport === 'PADEL' || (sport === 'TENNIS' && chance.next() < 0.25);
  const daysAgo = Math.ceil(((index + 1) * HISTORY) / GAMES);
  const from = venueInstant(now, -daysAgo, chance.pick(['10:00', '17:30', '18:30', '19:00', '20:00']));
  // The two members that visitors log in as play more than the others, so that their pages are full.
  const isStar = chance.next() < STAR_SHARE;
  const anchor = isStar ? chance.pick(members.filter(isOneOf(ORGANISER, PLAYER))) : chance.pick(members);
  // People of one level play each other most: neighbours in strength.
  const nearest = members
    .filter((member) => member !== anchor)
    .sort((a, b) => Math.abs(a.strength - anchor.strength) - Math.abs(b.strength - anchor.strength));
  const others = chance.several(nearest.slice(0, NEIGHBOURS), double ? 3 : 1);
  const players = chance.next() < 0.5 ? [anchor, ...others] : [...others, anchor];
  // Recent matches are left for visitors to give stars to.
  const isOld = daysAgo > 14;
  return { sport, double, from, players, stars: isOld ? drawStars(chance, players[0]?.strength ?? 0) : null };
}

/** Good company gets many stars; strokes get about as many as the player is strong. */
function drawStars(chance: Chance, strength: number): Stars {
  const near = (middle: number) => Math.min(MAX_STARS, Math.max(1, Math.round(middle + 2 * chance.next() - 1)));
  const each = <Key extends string>(keys: readonly Key[], middle: number) =>
    Object.fromEntries(keys.map((key) => [key, near(middle)])) as Record<Key, number>;
  return { personal: each(PERSONAL_SKILLS, 5.2), technical: each(TECHNICAL_SKILLS, strength / 1.7) };
}

/** Invites, lets everybody accept, chooses the partner and enters the score, each at its time. */
async function playPast(
  club: Club,
  { sport, double, from, players, stars }: PastGame,
  sets: ReturnType<typeof playMatch>,
) {
  const [owner, ...others] = players;
  if (!owner) return;
  const start = Date.parse(from);
  const duration = double ? 90 : 60;
  const to = new Date(start + duration * 60_000);
  const planned = new Date(start - 3 * DAY);
  const game = await club.organise(owner, planned, {
    sport,
    calendarPreference: [{ fromTime: from, toTime: to.toISOString() }],
    contactList: others.map(contactOf),
    preference: { duration, matchType: double ? 'OPENDOUBLE' : 'SINGLE' },
    venues: [sport === 'SQUASH' || sport === 'BADMINTON' ? 2 : start % 2],
    days: 3,
  });
  for (const [index, member] of others.entries()) {
    const answered = new Date(planned.getTime() + (index + 2) * HOUR);
    await club.act(member, answered, game.id, { actionType: 'ACCEPT' });
  }
  if (requiredPlayers(game.gamePreference.matchType) === 3) {
    const partner = game.invitee[0]?.id;
    await club.act(owner, new Date(start - HOUR), game.id, {
      actionType: 'PARTNER_SELECTION',
      contactList: [{ id: partner }],
    });
  }
  await club.act(owner, new Date(to.getTime() + HOUR), game.id, { actionType: 'SET_SCORE', sets });
  const reviewer = others.at(-1);
  if (stars && reviewer) await club.review(reviewer, new Date(to.getTime() + 2 * HOUR), game.id, owner, stars);
}

/** How many matches of the past are played in parallel; more would wait for the database's connections. */
const AT_ONCE = 6;

/** Plays the club's past, oldest game first. */
export async function playPastGames(club: Club, chance: Chance, members: Member[], now: Date): Promise<void> {
  const drawn = Array.from({ length: GAMES }, (_, index) => {
    const game = drawGame(chance, members, now, GAMES - 1 - index);
    const side = (players: Member[]) => players.reduce((sum, player) => sum + player.strength, 0) / players.length;
    const half = game.double ? 2 : 1;
    const lead = side(game.players.slice(0, half)) - side(game.players.slice(half));
    const rule = defaultSetRule(game.sport, venueDay(game.from, ZONE));
    return { game, sets: playMatch(chance, { sport: game.sport, rule, lead }) };
  });
  const queue = drawn.values();
  const play = async () => {
    for (const { game, sets } of queue) await playPast(club, game, sets);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
}
