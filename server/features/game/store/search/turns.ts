import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import type { Queryable } from '../../../../db/database.ts';

/** When a game may take place: its agreed slot, else what it offers. */
export interface Span {
  from: Date;
  to: Date;
}

/** A person who may be asked, and the facts that decide their turn (R-substitute-order); they are never shown. */
export interface TurnRow {
  id: string;
  /** Their own matches leave no time for it. */
  busy: boolean;
  /** They have played at about this time of the week, or at one of these venues. */
  saidYes: boolean;
  /** When this organiser or anybody's search last asked them; null for never. */
  lastAsked: Date | null;
  /** Their last yes to a search came when the spot was taken. */
  askFirst: boolean;
}

/** The gap that must be between a person's own match and this one. */
const MARGIN = sql`interval '60 minutes'`;
const WEEK_DAYS = 7;
const MAX_WEEKLY = 2;
/** How many days back matches count as habits. */
const HABIT_DAYS = 180;
/** Degrees: about a hundred metres. */
const SAME_SPOT = 0.001;

const spansSql = (spans: readonly Span[]) => sql`
  unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) as span (starts, ends)`;

/** A person's agreed games: those they organise, and those they play in. */
const agreedGames = (person: unknown) => sql`(
  select games.* from games where owner_id = ${person} and status in ('SCHEDULED', 'PLAYED')
  union
  select games.* from invitees join games on games.id = game_id
  where user_id = ${person} and invitees.status = 'CONFIRMED' and games.status in ('SCHEDULED', 'PLAYED'))`;

/** A person's own matches leave no time of the game free. */
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
/** A venue at 0, 0 has no known position, as in areas_of(). */
const isPlaced = (venue: string) => sql`(${degrees(`${venue}.lat`)} <> 0 or ${degrees(`${venue}.lon`)} <> 0)`;
const words = (column: string) => sql`folded(trim(coalesce(${sql.ref(column)}, '')))`;

/** Whether the venues l and o are the same: by position, or by name where one of them has no position. */
const IS_SAME_PLACE = sql`case
  when ${isPlaced('l')} and ${isPlaced('o')} then ${near('l.lat', 'o.lat')} and ${near('l.lon', 'o.lon')}
  else l.timezone = o.timezone and ${words('l.name')} = ${words('o.name')}
    and (${words('l.city')} = ${words('o.city')} or '' in (${words('l.city')}, ${words('o.city')}))
end`;

/** The people to ask now, and for when. */
export interface TurnQuery {
  gameId: string;
  ownerId: string;
  userIds: readonly string[];
  spans: readonly Span[];
  timezone: string;
  now: Date;
}

/**
 * Those of the given people whom a search may ask at this moment, if they have time: not people who were asked by two searches
 * within seven days, nor people who have another search's question about that time (R-substitute-asked).
 */
export async function findTurns(db: Queryable, query: TurnQuery): Promise<TurnRow[]> {
  const { gameId, ownerId, userIds, spans, timezone, now } = query;
  const { rows } = await sql<TurnRow>`
    select users.id, ${isBusy(sql`users.id`, spans)} as busy,
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
    where users.id = any(${userIds})
      and (select count(*) from search_invitations join invitees on invitees.id = invitee_id
        where user_id = users.id and asked_at > ${addDays(now, -WEEK_DAYS)}) < ${MAX_WEEKLY}
      and not ${isAskedElsewhere(gameId, spans, now)}`.execute(db);
  return rows;
}
