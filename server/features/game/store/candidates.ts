import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';

/** When a game may take place: its agreed slot, else what it offers. */
export interface Span {
  from: Date;
  to: Date;
}

/** Somebody who may be asked, and what their turn goes by (R-substitute-order). */
export interface CandidateRow extends UserRow {
  /** They have played at about this time of the week, or at one of these venues. */
  saidYes: boolean;
  /** By this organiser, or by anybody's search; null for never. */
  lastAsked: Date | null;
  /** Their last yes to a search came when the spot was taken. */
  askFirst: boolean;
}

/** So far apart a person's own match and this one have to be. */
export const MARGIN = sql`interval '60 minutes'`;
const WEEK_DAYS = 7;
const MAX_WEEKLY = 2;
/** Habits are of so many days. */
const HABIT_DAYS = 180;
/** Degrees: about a hundred metres. */
const SAME_SPOT = 0.001;

const spansSql = (spans: readonly Span[]) => sql`
  unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) as span (starts, ends)`;

/** Games of a person that stand: theirs, and those they play in. */
export const agreedGames = (person: unknown) => sql`(
  select games.* from games where owner_id = ${person} and status in ('SCHEDULED', 'PLAYED')
  union
  select games.* from invitees join games on games.id = game_id
  where user_id = ${person} and invitees.status = 'CONFIRMED' and games.status in ('SCHEDULED', 'PLAYED'))`;

/** No time of the game is left between a person's own matches. */
const isBusy = (person: unknown, spans: readonly Span[]) => sql`not exists (
  select 1 from ${spansSql(spans)} where not exists (
    select 1 from ${agreedGames(person)} as own
    where own.from_time - ${MARGIN} < span.ends and span.starts < own.to_time + ${MARGIN}))`;

/** Another search is waiting for a person's answer, about a time that clashes. */
const isAskedElsewhere = (gameId: string, spans: readonly Span[], now: Date) => sql`exists (
  select 1 from invitees join search_invitations on invitee_id = invitees.id
    join player_searches on player_searches.id = search_id join games on games.id = invitees.game_id
  where invitees.user_id = users.id and games.id <> ${gameId} and turn_ends > ${now} and player_searches.state = 'RUNNING'
    and invitees.status in ('PENDING', 'SENT', 'OPENED') and exists (
      select 1 from ${spansSql(spans)} where exists (
        select 1 from game_windows where game_id = games.id
          and coalesce(games.from_time, game_windows.from_time) - ${MARGIN} < span.ends
          and span.starts < coalesce(games.to_time, game_windows.to_time) + ${MARGIN})))`;

/** Minutes since Monday on the game's wall clock. */
const minuteOfWeek = (at: unknown, timezone: string) => sql`(
  extract(isodow from ${at} at time zone ${timezone}::text) * 1440
  + extract(hour from ${at} at time zone ${timezone}::text) * 60 + extract(minute from ${at} at time zone ${timezone}::text))`;

const degrees = (column: string) => sql`coalesce(nullif(${sql.ref(column)}, '')::float8, 0)`;
const near = (one: string, other: string) => sql`abs(${degrees(one)} - ${degrees(other)}) < ${SAME_SPOT}`;
/** Nobody has said where a venue at 0, 0 is, as in areas_of(). */
const isPlaced = (venue: string) => sql`(${degrees(`${venue}.lat`)} <> 0 or ${degrees(`${venue}.lon`)} <> 0)`;
const words = (column: string) => sql`lower(trim(coalesce(${sql.ref(column)}, '')))`;

/** Whether the venues l and o are one: by where they are, or where one of them doesn't say so, by what it is called. */
const IS_SAME_PLACE = sql`case
  when ${isPlaced('l')} and ${isPlaced('o')} then ${near('l.lat', 'o.lat')} and ${near('l.lon', 'o.lon')}
  else ${words('l.name')} = ${words('o.name')} and l.timezone = o.timezone
    and (${words('l.city')} = ${words('o.city')} or '' in (${words('l.city')}, ${words('o.city')}))
end`;

/** What decides whom a search may ask. */
export interface CandidateQuery {
  gameId: string;
  ownerId: string;
  userIds: readonly string[];
  spans: readonly Span[];
  timezone: string;
  now: Date;
}

/**
 * Those of some people whom a search may ask now: who can be reached, is not in the match, has not said that they don't want
 * it, was not asked by two searches within seven days, and has neither a match nor another search's question at that time
 * (R-substitute-asked).
 */
export async function findCandidates(db: Queryable, query: CandidateQuery): Promise<CandidateRow[]> {
  const { gameId, ownerId, userIds, spans, timezone, now } = query;
  const { rows } = await sql<CandidateRow>`
    select users.*,
      exists (
        select 1 from ${agreedGames(sql`users.id`)} as own
        where own.from_time > ${addDays(now, -HABIT_DAYS)} and own.from_time <= ${now} and (
          exists (select 1 from ${spansSql(spans)} where
            ${minuteOfWeek(sql`own.from_time`, timezone)} between ${minuteOfWeek(sql`span.starts`, timezone)} - 60
              and ${minuteOfWeek(sql`span.ends`, timezone)})
          or exists (
            select 1 from game_places theirs join locations l on l.id = theirs.location_id
              join game_places ours on ours.game_id = ${gameId} join locations o on o.id = ours.location_id
            where theirs.id = own.place_id and ${IS_SAME_PLACE}))) as "saidYes",
      (select max(invitees.created_at) from invitees join games on games.id = game_id
        where user_id = users.id and (owner_id = ${ownerId}
          or exists (select 1 from search_invitations where invitee_id = invitees.id))) as "lastAsked",
      coalesce((select invitees.status = 'ACCEPTED' and player_searches.state = 'FILLED'
        from search_invitations join invitees on invitees.id = invitee_id
          join player_searches on player_searches.id = search_id
        where user_id = users.id order by asked_at desc limit 1), false) as "askFirst"
    from users
    where users.id = any(${userIds}) and users.deleted_at is null and users.disabled_at is null
      and not users.blocks_invitations
      and (users.mail_channel and (users.type = 'CONTACT' or exists (
          select 1 from user_addresses where user_id = users.id and validated_at is not null and address like '%@%'))
        or exists (select 1 from push_devices where user_id = users.id))
      and not exists (select 1 from preferences where user_id = users.id and not searches_welcome)
      and not exists (select 1 from invitees where game_id = ${gameId} and user_id = users.id)
      and (select count(*) from search_invitations join invitees on invitees.id = invitee_id
        where user_id = users.id and asked_at > ${addDays(now, -WEEK_DAYS)}) < ${MAX_WEEKLY}
      and not ${isBusy(sql`users.id`, spans)}
      and not ${isAskedElsewhere(gameId, spans, now)}`.execute(db);
  return rows;
}

/**
 * Phones that some people have shown this organiser by themselves: in a match of theirs that was agreed (R-phone-privacy).
 * @returns by user
 */
export async function findSharedPhones(
  db: Queryable,
  ownerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; phone: string }>`
    select distinct on (users.id) users.id, coalesce(invitees.phone, users.phone, number.address) as phone
    from games join invitees on game_id = games.id join users on users.id = user_id
      -- Accounts made before their number was their phone have it among what they log in with alone (R-phone-account).
      left join lateral (
        select address from user_addresses
        where user_addresses.user_id = users.id and validated_at is not null and address not like '%@%' limit 1
      ) as number on true
    where owner_id = ${ownerId} and users.id = any(${userIds}) and users.deleted_at is null and invitees.share_my_phone
      and invitees.status = 'CONFIRMED' and games.status in ('SCHEDULED', 'PLAYED')
      and coalesce(invitees.phone, users.phone, number.address) is not null
    order by users.id, games.created_at desc`.execute(db);
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}
