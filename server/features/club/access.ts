import { differenceInDays } from 'date-fns/differenceInDays';
import { sql } from 'kysely';
import { type ClubFacts, clubActions } from '../../../shared/domain/club/clubActions.ts';
import type { ClubAction, ClubRole } from '../../../shared/domain/club/clubValues.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ClubRow, EntryRow } from '../../db/tables.ts';

/** For how many days members can read a closed club, and a request to join waits for an answer. */
export const KEPT_DAYS = 30;

/** A club, and the caller's part in it. */
export interface SeenClub {
  club: ClubRow;
  /** Their line of the list; null for others, and for people who are barred or have only asked. */
  entry: EntryRow | null;
  /** The same, also for people who are barred or have asked. */
  line: EntryRow | null;
  role: ClubRole | null;
  asked: boolean;
  action: ClubAction[];
}

const isOpenRequest = ({ state, role, asked_at }: EntryRow, now: Date): boolean =>
  (state !== 'IN' || role === 'GUEST') && asked_at !== null && differenceInDays(now, asked_at) < KEPT_DAYS;

/**
 * @returns a club as somebody sees it, by their line of its list: barred people see it as those who have asked (R-club-join)
 */
export function seenBy(club: ClubRow, userId: string | null, line: EntryRow | null, now: Date): SeenClub {
  const entry = line?.state === 'IN' ? line : null;
  const role = entry && (club.keeper_id === entry.user_id ? 'KEEPER' : entry.role);
  const asked = line !== null && isOpenRequest(line, now);
  const isNamed = userId !== null && club.heir_id === userId && club.heir_until !== null && club.heir_until > now;
  // A person who is no organiser any more takes over nothing.
  const isHeir = isNamed && role === 'ORGANISER';
  const facts: ClubFacts = {
    ...{ state: club.state, joining: club.joining, membersPublish: club.members_publish, role, asked, isHeir },
    isOperatorClosed: club.operator_closed,
    stateDays: differenceInDays(now, club.state_since),
    memberDays: entry?.joined_at ? differenceInDays(now, entry.joined_at) : null,
  };
  return { club, entry, line, role, asked, action: clubActions(facts) };
}

/** Whether somebody may know that there is this club (R-club-visibility, R-club-close). */
export function isKnownTo({ club, entry, asked }: SeenClub, now: Date): boolean {
  if (club.state === 'CLOSED') return entry !== null && differenceInDays(now, club.state_since) < KEPT_DAYS;
  return entry !== null || asked || club.visibility === 'PUBLIC' || club.joining !== 'LINK';
}

/** Names a club by its present or a former address, or by its id. */
export type Which = { slug: string } | { id: string };

function find(db: Queryable, which: Which, now: Date) {
  const clubs = db.selectFrom('clubs').selectAll();
  if ('id' in which) return clubs.where('id', '=', which.id);
  const { slug } = which;
  const former = sql<boolean>`id = (select club_id from club_slugs where slug = ${slug} and until > ${now})`;
  return clubs.where((where) => where.or([where('slug', '=', slug), former]));
}

const lineOf = (db: Queryable, clubId: string, userId: string) =>
  db.selectFrom('club_people').selectAll().where('club_id', '=', clubId).where('user_id', '=', userId);

/** The time, and whether the caller has the join link, by which they may know the club. */
interface Look {
  now: Date;
  holdsLink?: (club: ClubRow) => boolean;
}

/**
 * @param userId null for somebody without a session
 * @throws AppError 404 for a club that they may not know
 */
export async function findClub(
  db: Queryable,
  which: Which,
  userId: string | null,
  { now, holdsLink = () => false }: Look,
): Promise<SeenClub> {
  const club = await find(db, which, now).executeTakeFirst();
  if (!club) throw new AppError('E.notFound');
  const line = userId === null ? null : ((await lineOf(db, club.id, userId).executeTakeFirst()) ?? null);
  const seen = seenBy(club, userId, line, now);
  const isInvited = club.state !== 'CLOSED' && holdsLink(club);
  if (!isInvited && !isKnownTo(seen, now)) throw new AppError('E.notFound');
  return seen;
}

/**
 * Locks a club for a change: its row decides races.
 * @throws AppError 404 for a club that the caller may not know
 */
export async function lockClub(
  tx: Tx,
  id: string,
  userId: string,
  { now, holdsLink = () => false }: Look,
): Promise<SeenClub> {
  const club = await tx.selectFrom('clubs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!club) throw new AppError('E.notFound');
  const line = (await lineOf(tx, id, userId).executeTakeFirst()) ?? null;
  const seen = seenBy(club, userId, line, now);
  const isInvited = club.state !== 'CLOSED' && holdsLink(club);
  if (!isInvited && !isKnownTo(seen, now)) throw new AppError('E.notFound');
  return seen;
}

/** @throws AppError 403 for another role, 409 for a club that can't be changed any more */
function refuseOthers({ action, entry, role }: SeenClub, wanted: ClubAction): void {
  if (action.includes(wanted)) return;
  const isOrganisers = wanted === 'EDIT' || wanted === 'PEOPLE' || wanted === 'ANNOUNCE';
  const isTheirs = isOrganisers ? entry?.role === 'ORGANISER' : role === 'KEEPER';
  throw new AppError(isTheirs ? 'E.club.closed' : 'E.not.allowed');
}

/**
 * Checks, without a lock, whether somebody may do something that changes nothing.
 * @throws AppError 403, 404, 409 as `lockFor`
 */
export async function checkAction(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  action: ClubAction,
  id: string,
  userId: string,
): Promise<void> {
  refuseOthers(await findClub(db, { id }, userId, { now: clock.now() }), action);
}

/** Whether somebody is a member of a club, or organises it. */
export async function isMember(db: Queryable, clubId: string, userId: string): Promise<boolean> {
  const line = await lineOf(db, clubId, userId).executeTakeFirst();
  return line?.state === 'IN' && line.role !== 'GUEST';
}

/**
 * Locks a club for an action that only some may do.
 * @throws AppError 404 as `lockClub`, 403 for another role, 409 for a club that can't be changed any more
 */
export async function lockFor(tx: Tx, action: ClubAction, id: string, userId: string, now: Date): Promise<SeenClub> {
  const seen = await lockClub(tx, id, userId, { now });
  refuseOthers(seen, action);
  return seen;
}
