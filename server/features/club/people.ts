import { subDays } from 'date-fns/subDays';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { searchPeople as searchEndpoint } from '../../../shared/contract/club.ts';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { Entry } from '../../../shared/contract/schemas/clubPeople.ts';
import type { EntryReach } from '../../../shared/domain/club/clubValues.ts';
import { type Named, personName } from '../../../shared/domain/people/personName.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/locales/languages.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { ClubRow } from '../../db/tables.ts';
import { readerLanguage } from '../../plugins/askedLanguage.ts';
import { findClub, KEPT_DAYS, type SeenClub } from './access.ts';
import { findContacts } from './contacts.ts';

/** The account's own names, else those that organisers typed (R-club-unproved). */
export const FIRST_NAME = sql<string>`coalesce(users.first_name, club_people.first_name)`;
export const LAST_NAME = sql<string>`coalesce(users.last_name, club_people.last_name)`;

interface NamedLine extends Named {
  id: string;
}
/**
 * @param text only lines whose names contain it, on any keyboard (R-search-letters)
 * @returns lines in the order of their names as the reader's language writes them, each with its position in the order
 */
const inOrder = <Line extends NamedLine>(lines: readonly Line[], language: Language, text = '') => {
  const typed = searchable(text);
  return lines
    .flatMap((line) => {
      const name = searchable(personName(line, language));
      return name.includes(typed) ? [{ line, position: `${name}\n${line.id}` }] : [];
    })
    .sort((one, other) => (one.position < other.position ? -1 : 1));
};

const isOrganiser = ({ role }: SeenClub): boolean => role === 'KEEPER' || role === 'ORGANISER';

/** The levels that organisers typed in a line of the list. */
export const LEVELS = sql<NonNullable<Entry['levels']>>`coalesce((
  select json_agg(json_build_object('sport', sport, 'estimate', level) order by sport)
  from club_levels where person_id = club_people.id), '[]')`;

/** The addresses and numbers that somebody shows to organisers. */
const SHARED_EMAIL = sql<string | null>`case when 'EMAIL' = any(shares) then (
  select address from user_addresses where user_id = club_people.user_id and validated_at is not null
    and strpos(address, '@') > 0 order by main desc, address limit 1) end`;
const SHARED_PHONE = sql<string | null>`case when 'PHONE' = any(shares) then users.phone end`;

/** Whether mails of the club reach an entry. */
const REACH = sql<EntryReach>`case
  when exists (select 1 from club_blocks
    where club_blocks.club_id = club_people.club_id and club_blocks.user_id = club_people.user_id) then 'STOPPED'
  when user_id is null and email is null then 'NONE'
  when user_id is not null and not exists (select 1 from user_addresses where user_id = club_people.user_id
    and validated_at is not null and strpos(address, '@') > 0) then 'NONE'
  else 'MAIL' end`;

/** @param reader the caller, whose own line is marked */
function entries(db: Queryable, { id, keeper_id }: ClubRow, reader: string) {
  return db
    .selectFrom('club_people')
    .leftJoin('users', 'users.id', 'user_id')
    .where('club_id', '=', id)
    .select(['club_people.id', 'role', 'state', 'message', 'joined_at'])
    .select(['email', 'club_people.phone', 'minor', 'via_id as viaId', 'note'])
    .select([SHARED_EMAIL.as('sharedEmail'), SHARED_PHONE.as('sharedPhone'), REACH.as('reach')])
    .select(sql<boolean>`user_id is not null`.as('hasAccount'))
    .select(['users.listed', 'users.type', 'code', 'profile_image_id as imageId'])
    .select([FIRST_NAME.as('firstName'), LAST_NAME.as('lastName'), LEVELS.as('levels')])
    .select(sql<boolean>`coalesce(user_id = ${keeper_id}, false)`.as('isKeeper'))
    .select(sql<boolean>`coalesce(user_id = ${reader}, false)`.as('isOwn'));
}

type Found = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

/** Fields that only organisers see. */
const NOTHING = {
  ...{ email: null, phone: null, sharedEmail: null, sharedPhone: null, reach: null },
  ...{ minor: null, viaId: null, note: null, levels: null },
};

/** @param full as organisers see it; members get names and roles (R-club-list) */
function toEntry({ joined_at, hasAccount: _own, listed, type, code, message, ...found }: Found, full: boolean): Entry {
  return {
    ...found,
    ...(full ? {} : NOTHING),
    code: type === 'NORMAL' && listed !== 'NOBODY' ? code : null,
    message: full ? message : null,
    joinedAt: full ? (joined_at?.toISOString() ?? null) : null,
  };
}

/** Entries as organisers see them. The outcome of a club's mails to a typed address is found by the address alone. */
async function toFullEntries(db: Queryable, clubId: string, found: readonly Found[]): Promise<Entry[]> {
  const contacts = await findContacts(
    db,
    clubId,
    found.flatMap(({ email }) => email ?? []),
  );
  return found.map((each) => {
    const contact = each.hasAccount ? undefined : contacts.get(each.email ?? '');
    const reach = contact?.isRefused ? 'STOPPED' : contact?.isSilent ? 'SILENT' : each.reach;
    return toEntry({ ...each, reach }, true);
  });
}

/** @returns these lines of a club's list as organisers see them, by name */
export async function readEntries(
  db: Queryable,
  clubId: string,
  ids: readonly string[],
  reader: string,
): Promise<Entry[]> {
  const club = await db.selectFrom('clubs').selectAll().where('id', '=', clubId).executeTakeFirstOrThrow();
  const found = await entries(db, club, reader)
    .where('club_people.id', 'in', ['', ...ids])
    .execute();
  const sorted = inOrder(found, DEFAULT_LANGUAGE).map(({ line }) => line);
  return toFullEntries(db, clubId, sorted);
}

/** @returns a line as organisers see it */
export async function readEntry(db: Queryable, club: ClubRow, personId: string, reader: string): Promise<Entry> {
  const found = await entries(db, club, reader).where('club_people.id', '=', personId).executeTakeFirstOrThrow();
  return (await toFullEntries(db, club.id, [found]))[0] as Entry;
}

/** A guest who asks to join stays a guest meanwhile (R-club-join). */
const asksAsGuest = (now: Date) => sql`(state = 'IN' and role = 'GUEST' and asked_at > ${subDays(now, KEPT_DAYS)})`;

/**
 * @returns a page of a club's list by name: the whole list for organisers, listed members for members (R-club-list)
 * @throws AppError 403 for somebody outside, 404
 */
export async function searchPeople(
  { db, clock }: Context,
  userId: string,
  id: string,
  { text, role, state, after, limit }: BodyOf<typeof searchEndpoint>,
): Promise<ResponseOf<typeof searchEndpoint>> {
  const now = clock.now();
  const seen = await findClub(db, { id }, userId, { now });
  if (seen.role === null || seen.role === 'GUEST') throw new AppError('E.not.allowed');
  const full = isOrganiser(seen);
  const conditions: Expression<SqlBool>[] = [
    ...(full ? [] : [sql<boolean>`state = 'IN' and role <> 'GUEST' and (club_people.listed or user_id = ${userId})`]),
    ...(state ? [sql<boolean>`(state = ${state} or (${state} = 'ASKED' and ${asksAsGuest(now)}))`] : []),
    ...(role ? [sql<boolean>`role = ${role}`] : []),
  ];
  const wanted = entries(db, seen.club, userId).where((where) => where.and(conditions));
  // A club has a few thousand names at most: folding and sorting them here is faster than in SQL.
  const names = await wanted
    .clearSelect()
    .select(['club_people.id', FIRST_NAME.as('firstName'), LAST_NAME.as('lastName')])
    .execute();
  const found = inOrder(names, readerLanguage(), text);
  const rest = after ? found.filter(({ position }) => position > after) : found;
  const page = rest.slice(0, limit);
  const ids = page.map(({ line }) => line.id);
  const lines = await wanted.where('club_people.id', 'in', ['', ...ids]).execute();
  const people = ids.flatMap((lineId) => lines.find((line) => line.id === lineId) ?? []);
  const shown = full ? await toFullEntries(db, id, people) : people.map((each) => toEntry(each, false));
  return { people: shown, total: found.length, next: rest.length > limit ? (page.at(-1)?.position ?? null) : null };
}
