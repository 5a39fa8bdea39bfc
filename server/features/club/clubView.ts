import type { Club } from '../../../shared/contract/schemas/club.ts';
import { LISTINGS } from '../../../shared/domain/values.ts';
import { clubJoinPath } from '../../../shared/routes/club.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findClub, type SeenClub, type Which } from './access.ts';
import { hasStoppedClub } from './membership.ts';

async function findVenues(db: Queryable, clubId: string): Promise<Club['venues']> {
  const venues = await db
    .selectFrom('club_venues')
    .select(['id', 'name', 'address', 'city', 'country', 'code', 'lat', 'lon'])
    .where('club_id', '=', clubId)
    .where('gone_at', 'is', null)
    .orderBy('ord')
    .execute();
  const courts = await db
    .selectFrom('courts')
    .select(['id', 'venue_id', 'name', 'surface', 'indoor', 'sports'])
    .where('club_id', '=', clubId)
    .where('gone_at', 'is', null)
    .orderBy('ord')
    .execute();
  return venues.map((venue) => ({
    ...venue,
    courts: courts.filter(({ venue_id }) => venue_id === venue.id).map(({ venue_id: _its, ...court }) => court),
  }));
}

/** Outside the club, organisers are named only to people to whom they show themselves (R-listed). */
async function findOrganisers(db: Queryable, { club, entry }: SeenClub, hasSession: boolean) {
  const shown = entry ? LISTINGS : hasSession ? (['EVERYBODY', 'PLAYERS'] as const) : (['EVERYBODY'] as const);
  return db
    .selectFrom('club_people')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['club_people.id', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('club_id', '=', club.id)
    .where('role', '=', 'ORGANISER')
    .where('state', '=', 'IN')
    .where('users.listed', 'in', shown)
    .where('disabled_at', 'is', null)
    .orderBy('organiser_since')
    .orderBy('club_people.id')
    .execute();
}

async function countMembers(db: Queryable, clubId: string): Promise<number> {
  const { count } = await db
    .selectFrom('club_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('state', '=', 'IN')
    .where('role', '<>', 'GUEST')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * @param userId null for a viewer without a session
 * @returns a club as its viewer may see it (R-club-visibility)
 */
export async function clubView(
  { db, config }: Pick<Context, 'config'> & { db: Queryable },
  seen: SeenClub,
  userId: string | null,
): Promise<Club> {
  const { club, entry, role, asked, action } = seen;
  const isInside = role !== null;
  const showsFacts = isInside || (club.visibility === 'PUBLIC' && club.state !== 'CLOSED');
  const isOrganiser = role === 'KEEPER' || role === 'ORGANISER';
  return {
    ...{ id: club.id, slug: club.slug, name: club.name, sports: club.sports, timezone: club.timezone },
    ...{ country: club.country, city: club.city, language: club.language, juniors: club.juniors },
    about: showsFacts ? club.about : null,
    membersPublish: club.members_publish,
    ...{ visibility: club.visibility, joining: club.joining, version: club.version, role, asked, action },
    state: club.state,
    stopped: userId !== null && (await hasStoppedClub(db, userId, club.id)),
    ...{ listed: entry?.listed ?? null, shares: entry?.shares ?? [] },
    memberCount: showsFacts ? await countMembers(db, club.id) : null,
    organisers: showsFacts ? await findOrganisers(db, seen, userId !== null) : [],
    venues: showsFacts ? await findVenues(db, club.id) : [],
    joinUrl: isOrganiser ? `${config.publicUrl}${clubJoinPath(club.slug, club.join_token)}` : null,
  };
}

/**
 * @param link the token of a join link, whose holder may know the club
 * @returns a club as somebody sees it
 * @throws AppError 404 for a club that they may not know
 */
export async function readClub(
  context: Context,
  which: Which,
  userId: string | null,
  link: string | null = null,
): Promise<Club> {
  const now = context.clock.now();
  const seen = await findClub(context.db, which, userId, { now, holdsLink: ({ join_token }) => join_token === link });
  return clubView(context, seen, userId);
}
