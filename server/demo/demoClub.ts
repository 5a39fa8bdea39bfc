import { BALLS_PER_INVITED_ADDRESS } from '../../shared/domain/membership/membership.ts';
import type { Context } from '../context.ts';
import { giveMembership } from '../features/membership/membership.ts';
import { findUserByValidatedAddress } from '../features/people/repository.ts';
import { storePicture } from '../features/profilePicture/pictures.ts';
import { replayPools } from '../features/rating/replay.ts';
import { newId } from '../ids.ts';
import { Chance } from './chance.ts';
import { Club, type Member } from './club.ts';
import { openGames } from './openGames.ts';
import { makeParkside, parksideGames } from './parkside.ts';
import { playPastGames, venueInstant } from './pastGames.ts';
import { addressOf, DEMO_PASSWORD, type DemoPerson, MEMBERS, NEWCOMER, ORGANISER, PLAYER } from './people.ts';
import { drawPortrait } from './portrait.ts';

/** Gives each member a picture, in the same way as people upload one (R-demo-portraits). */
async function givePortraits(context: Context, members: Member[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  const year = context.clock.now().getUTCFullYear();
  await Promise.all(
    members.map(async ({ id, gender, yearOfBirth }, seed) => {
      const svg = drawPortrait({ seed, isWoman: gender === 'FEMALE', age: year - yearOfBirth });
      await storePicture(context, id, await sharp(Buffer.from(svg)).png().toBuffer());
    }),
  );
}

const DAY = 86_400_000;
/** The club's members joined before its history begins. */
const JOINED_DAYS_AGO = 300;
const INVITATION = 'demo.invitation';

async function joinAll(club: Club, people: DemoPerson[], since: Date): Promise<Member[]> {
  return Promise.all(people.map((person) => club.join(person, since)));
}

const isCalled =
  ({ firstName, lastName }: typeof ORGANISER) =>
  (member: DemoPerson) =>
    member.firstName === firstName && member.lastName === lastName;

/** Friends the player has brought: enough balls for a month of the first level, and too few for the next. */
const FRIENDS = 4;

async function giveBalls({ db, clock }: Context, player: Member, friends: Member[]): Promise<void> {
  const earned = friends.map(({ id }) => ({
    id: newId(),
    user_id: player.id,
    amount: BALLS_PER_INVITED_ADDRESS,
    reason: 'FRIEND' as const,
    cause: id,
    created_at: clock.now(),
  }));
  await db.insertInto('ball_entries').values(earned).execute();
}

/**
 * Fills an empty database with a believable club, through the same services as real use: the same in every
 * database, its dates relative to today. Does nothing where there are users already (R-demo-club).
 */
export async function fillDemoClub(context: Context): Promise<void> {
  const { db, clock } = context;
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;
  const now = clock.now();
  const club = new Club(context);
  const members = await joinAll(club, MEMBERS, new Date(now.getTime() - JOINED_DAYS_AGO * DAY));
  await joinAll(club, [NEWCOMER], now);
  const organiser = members.find(isCalled(ORGANISER));
  const player = members.find(isCalled(PLAYER));
  if (!organiser || !player) throw new Error('the demo club has lost its organiser');
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * DAY);
  await db.transaction().execute((tx) => giveMembership(tx, organiser.id, 'OWNIT', joined));
  await giveBalls(
    context,
    player,
    members.filter((member) => member !== organiser && member !== player).slice(0, FRIENDS),
  );
  await givePortraits(context, members);
  await playPastGames(club, new Chance(2026), members, now);
  const pools = await db
    .selectFrom('rated_matches')
    .select(({ fn }) => ['pool', fn.min('day').as('day')])
    .groupBy('pool')
    .execute();
  await replayPools(db, pools);
  // The matches were made up without using ratings: the predictions would say nothing about how good ratings are.
  await db.deleteFrom('predictions').execute();
  const others = members.filter((member) => member !== organiser && member !== player);
  await openGames(club, now, { organiser, player, others });
  const parkside = await makeParkside(club.at(clock.now()), joined, { keeper: organiser, organiser: player, others });
  await parksideGames(club, now, parkside);
}

/** @returns the address of an invitation that can still be answered; a new game is organised when the last one is over */
async function openInvitation(context: Context): Promise<string | null> {
  const { db, clock } = context;
  const now = clock.now();
  const kept = await db.selectFrom('deployment').select('value').where('key', '=', INVITATION).executeTakeFirst();
  const [gameId = '', url = ''] = kept?.value.split(' ') ?? [];
  const open = await db
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .where('status', '=', 'CONFIRMED')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (open) return url;
  const organiser = await findUserByValidatedAddress(db, addressOf(ORGANISER));
  if (!organiser) return null;
  const club = new Club(context);
  const owner = { ...NEWCOMER, ...ORGANISER, id: organiser.id, email: addressOf(ORGANISER) };
  const game = await club.organise(owner, now, {
    sport: 'TENNIS',
    notes: 'First match of the month: come as you are, I bring new balls.',
    calendarPreference: [
      { fromTime: venueInstant(now, 3, '17:00'), toTime: venueInstant(now, 3, '21:00') },
      { fromTime: venueInstant(now, 4, '18:15'), toTime: venueInstant(now, 4, '21:00') },
      { fromTime: venueInstant(now, 6, '09:00'), toTime: venueInstant(now, 6, '13:00') },
    ],
    contactList: [{ firstName: 'Gwen', lastName: 'Guest', email: 'gwen.guest@parkside.example' }],
    preference: { duration: 90 },
    venues: [0, 3],
  });
  const link = club.emails.at(-1)?.action?.url ?? '';
  const value = `${game.id} ${link}`;
  await db
    .insertInto('deployment')
    .values({ key: INVITATION, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return link;
}

/** @returns what a start prints for a person who wants to look around: log-ins, an open invitation, the outbox */
export async function startupNotes(context: Context): Promise<string[]> {
  const { config } = context;
  const outbox = config.development ? [`Outbox       ${config.publicUrl}/dev/outbox`] : [];
  if (!config.demo) return outbox;
  const invitation = await openInvitation(context);
  if (invitation === null) return outbox;
  return [
    `Organiser    ${addressOf(ORGANISER)}`,
    `Player       ${addressOf(PLAYER)}`,
    `Newcomer     ${addressOf(NEWCOMER)}`,
    `Password     ${DEMO_PASSWORD}`,
    `Invitation   ${invitation}`,
    ...outbox,
  ];
}
