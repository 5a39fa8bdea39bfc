import { addDays } from 'date-fns/addDays';
import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { AppError } from '../../appError.ts';
import { answered } from '../../db/answered.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ClubRow } from '../../db/tables.ts';
import { hashToken } from '../../ids.ts';

/** After how many unanswered mails in a row nothing more goes to an address (R-club-mail). */
const SILENT_AFTER = 3;
/** How many addresses a club writes to for the first time in 24 hours: while it is new, and later (R-club-mail). */
const FIRST_CONTACTS = { days: 14, most: 60, later: 200 };

/** The stored form of an address that a club has written to. */
const hashOf = (address: string): string => hashToken(address.toLowerCase());

/** What a club knows of an address it has written to. */
interface ClubContact {
  address: string;
  isRefused: boolean;
  /** They have answered a match of the club since the first mail that nobody answered. */
  hasAnswered: boolean;
  /** They get nothing until they do something. */
  isSilent: boolean;
}

/** @returns what a club knows of those addresses that it has written to; others are left out */
export async function findContacts(
  db: Queryable,
  clubId: string,
  addresses: readonly string[],
): Promise<Map<string, ClubContact>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<Omit<ClubContact, 'isSilent'> & { unanswered: number }>`
    with asked as (
      select address, refused_at, unanswered, since
      from unnest(${addresses}::text[], ${addresses.map(hashOf)}::text[]) as asked (address, hash)
        join club_contacts on club_id = ${clubId} and address_hash = hash
    ),
    -- From the few people to their matches: a club has many matches, and all of them would be read for each address.
    owned as materialized (
      select address, users.id as user_id from asked join users on contact_email = address
      union
      select address, user_id from asked join user_addresses using (address) where validated_at is not null
    )
    select address, refused_at is not null as "isRefused", unanswered, exists (
      select 1 from owned join invitees using (user_id) join club_games using (game_id)
      where owned.address = asked.address and club_games.club_id = ${clubId} and ${answered('invitees')}
        and mailbox_answered_at > since
    ) as "hasAnswered"
    from asked`.execute(db);
  return new Map(
    rows.map(({ unanswered, ...contact }) => [
      contact.address,
      { ...contact, isSilent: unanswered >= SILENT_AFTER && !contact.hasAnswered },
    ]),
  );
}

/**
 * Checks that a club may write to so many addresses for the first time; the caller locks its row.
 * @throws AppError 429 with the number that there is room for now, and the seconds until there is more
 */
export async function checkFirstContacts(tx: Tx, club: ClubRow, wanted: number, now: Date): Promise<void> {
  const since = subDays(now, 1);
  const { count, oldest } = await tx
    .selectFrom('club_contacts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('first_at').as('oldest')])
    .where('club_id', '=', club.id)
    .where('first_at', '>', since)
    .executeTakeFirstOrThrow();
  const isNew = differenceInDays(now, club.created_at) < FIRST_CONTACTS.days;
  const limit = Math.max(0, (isNew ? FIRST_CONTACTS.most : FIRST_CONTACTS.later) - count);
  if (wanted <= limit) return;
  // If the club has written to nobody yet, waiting makes no room.
  const more = oldest && { retryAfter: Math.max(1, differenceInSeconds(addDays(oldest, 1), now)) };
  throw new AppError('E.club.firstMails', { limit, ...more }, 'firstContacts');
}

/** Counts one more mail to an address whose person has not joined. */
export async function countContact(
  tx: Tx,
  clubId: string,
  address: string,
  { hasAnswered, now }: { hasAnswered: boolean; now: Date },
): Promise<void> {
  await sql`insert into club_contacts (club_id, address_hash, first_at, unanswered, since)
    values (${clubId}, ${hashOf(address)}, ${now}, 1, ${now})
    on conflict (club_id, address_hash) do update set
      since = case when ${hasAnswered}::boolean or club_contacts.unanswered = 0 then ${now} else club_contacts.since end,
      unanswered = case when ${hasAnswered}::boolean then 1 else club_contacts.unanswered + 1 end`.execute(tx);
}

/** @returns whether a club has written to one of these addresses */
export async function isMailedTo(db: Queryable, clubId: string, addresses: readonly string[]): Promise<boolean> {
  const contacts = db.selectFrom('club_contacts').select('club_id').where('club_id', '=', clubId);
  const hashes = addresses.map(hashOf);
  return (await contacts.where(sql<boolean>`address_hash = any(${hashes})`).executeTakeFirst()) !== undefined;
}

/** Marks that the owners of these addresses refuse a club's mails, or clears the mark. */
export async function markContacts(
  db: Queryable,
  clubId: string,
  addresses: readonly string[],
  refusedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('club_contacts')
    .set(refusedAt ? { refused_at: refusedAt } : { refused_at: null, unanswered: 0 })
    .where('club_id', '=', clubId)
    .where(sql<boolean>`address_hash = any(${addresses.map(hashOf)})`)
    .execute();
}

/**
 * Erases people by address: deletes the lines that organisers typed, and keeps only hashes, so that no club writes to the
 * addresses again (R-club-mail).
 */
export async function refuseErased(tx: Tx, addresses: readonly string[], now: Date): Promise<void> {
  const hashes = addresses.map(hashOf);
  await sql`insert into club_contacts (club_id, address_hash, first_at, unanswered, since, refused_at)
    select club_id, hash, added_at, 0, ${now}, ${now}
    from club_people join unnest(${addresses}::text[], ${hashes}::text[]) as gone (address, hash) on email = address
    where user_id is null
    on conflict (club_id, address_hash) do nothing`.execute(tx);
  await sql`update club_contacts set refused_at = ${now} where address_hash = any(${hashes})`.execute(tx);
  await sql`delete from club_people where user_id is null and email = any(${addresses})`.execute(tx);
}

/** @returns what clubs have stored of mails to these addresses (R-export) */
export async function findOwnContacts(db: Queryable, addresses: readonly string[]) {
  const rows = await db
    .selectFrom('club_contacts')
    .innerJoin('clubs', 'clubs.id', 'club_id')
    .select(['slug', 'name', 'first_at', 'unanswered'])
    .where(sql<boolean>`address_hash = any(${addresses.map(hashOf)})`)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug, name, first_at, unanswered }) => ({
    ...{ club: slug, name, unanswered },
    firstAt: first_at.toISOString(),
  }));
}
