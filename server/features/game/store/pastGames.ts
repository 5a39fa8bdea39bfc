import { type RawBuilder, sql } from 'kysely';
import type { PastSum } from '../../../../shared/contract/schemas/ratings/form.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import { searchable } from '../../../../shared/locales/searchable.ts';
import type { Queryable } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { shownName } from '../../known/shownNames.ts';
import type { GameState } from '../gameState.ts';
import { involved, isPast, type PastSince } from './lists.ts';
import { type ReadRow, readGames, selectGames } from './readGames.ts';

/** Which past games, in which order, and from where on. */
interface PastQuery {
  since: PastSince;
  /** Words that must all be in the names of its people; without words every game matches. */
  words: readonly string[];
  /** Only games of this sport. */
  sport: Sport | null;
  /** Only from this day to that, by the venue's clock. */
  from: string | null;
  to: string | null;
  sort: 'date' | 'place';
  ascending: boolean;
  /** The user's game after which the page begins; null for the beginning. */
  after: string | null;
  limit: number;
}

interface PastPage {
  games: GameState[];
  /** By how much each of them moved this user's rating, in Elo; games without a rating are left out. */
  moves: { gameId: string; before: number; change: number }[];
  /** How many were found in all. */
  total: number;
  /** False when `after` is not a past game of the user. */
  isKnown: boolean;
  hasMore: boolean;
}

/** The names that the match shows: its organiser's and its invitees'. */
const NAMES = sql`(
  select string_agg(first_name || ' ' || last_name, ' ') from (
    select first_name, last_name from users where id = games.owner_id
    union all select ${shownName('first_name')}, ${shownName('last_name')}
      from invitees join users on users.id = user_id where game_id = games.id) as people)`;

/** The agreed slot, else the first time on offer. */
const PAST_TIME = sql`coalesce(from_time, (select min(w.from_time) from game_windows w where w.game_id = games.id), created_at)`;

/** The agreed venue, else those on offer. */
const VENUES = sql`coalesce((
  select string_agg(name, ',' order by ord) from game_places join locations on locations.id = location_id
  where game_places.game_id = games.id and (place_id is null or game_places.id = place_id)), '')`;

/** Pads numbers to the same length, so that Court 2 comes before Court 10. */
const byNumbers = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(regexp_replace(${text}, '(\\d+)', '0000000000\\1', 'g'), '0*(\\d{10})', '\\1', 'g') collate "C"`;

/** The parts of the query that change the text of the statement; everything else is a value. */
interface Kind {
  isSearch: boolean;
  byVenue: boolean;
  ascending: boolean;
}

type Asked = [
  userId: string,
  endedBefore: Date,
  scoredAfter: Date,
  words: readonly string[],
  sport: Sport | null,
  from: string | null,
  to: string | null,
  after: string | null,
  limit: number,
];

function askFor({ isSearch, byVenue, ascending }: Kind) {
  const venue = byVenue ? byNumbers(sql`folded(${VENUES})`) : sql`''`;
  const timeUp = !byVenue && ascending;
  const venueUp = !byVenue || ascending;
  const direction = (isUp: boolean) => sql.raw(isUp ? 'asc' : 'desc');
  const beyond = (isUp: boolean) => sql.raw(isUp ? '>' : '<');
  return statement<ReadRow, Asked>((userId, endedBefore, scoredAfter, words, sport, from, to, after, limit) => {
    const isFound = isSearch
      ? sql`not exists (
    select 1 from unnest(${words}::text[]) as word where strpos(folded(${NAMES}), word) = 0)`
      : sql`true`;
    return selectGames({
      tables: sql`mine as (${involved(userId)}),
    past as materialized (
      select games.id, owner_id, sport, timezone, ${PAST_TIME} as time, ${venue} as venue from games join mine on mine.id = games.id
      where ${isPast({ endedBefore, scoredAfter })}
    ),
    found as materialized (select id, time, venue from past as games where ${isFound}
      and (${sport}::text is null or sport = ${sport}::text)
      and (${from}::date is null or (time at time zone timezone)::date >= ${from}::date)
      and (${to}::date is null or (time at time zone timezone)::date <= ${to}::date)),
    last as materialized (select id, time, venue from past where id = ${after}),
    page as materialized (
      select found.id, row_number() over (
        order by found.venue ${direction(venueUp)}, found.time ${direction(timeUp)}, found.id) as ord
      from found left join last on true
      where last.id is null or found.venue ${beyond(venueUp)} last.venue or (found.venue = last.venue and (
        found.time ${beyond(timeUp)} last.time or (found.time = last.time and found.id > last.id)))
      order by ord limit ${limit}::int + 1
    ),
    wanted as materialized (select id, ord from page where ord <= ${limit}::int)`,
      beside: sql`select json_build_object(
      'total', (select count(*) from found),
      'isKnown', exists (select 1 from last),
      'hasMore', exists (select 1 from page where ord > ${limit}::int),
      'moves', (
        -- What has left the ledger moves nobody, though its receipts stay until its pool is computed anew.
        select coalesce(json_agg(json_build_object('gameId', wanted.id, 'before', before, 'change', change)), '[]')
        from wanted join rating_receipts on game_id = wanted.id and user_id = ${userId}
        join rated_matches on rated_matches.game_id = wanted.id))`,
    });
  });
}

/** A statement for each kind, built when it is first needed. */
const asks = new Map<string, ReturnType<typeof askFor>>();

function askOf(kind: Kind): ReturnType<typeof askFor> {
  const key = `${kind.isSearch} ${kind.byVenue} ${kind.ascending}`;
  const ask = asks.get(key) ?? askFor(kind);
  asks.set(key, ask);
  return ask;
}

/**
 * A page of a user's past games. Where it continues depends only on the last game, so that no game is missed or comes twice
 * when others are added meanwhile; games of the same time or venue have a fixed order as well.
 */
export async function findPastPage(db: Queryable, userId: string, query: PastQuery): Promise<PastPage> {
  const { since, words, sport, from, to, sort, ascending, after, limit } = query;
  const ask = askOf({ isSearch: words.length > 0, byVenue: sort === 'place', ascending });
  const { endedBefore, scoredAfter } = since;
  const { games, beside } = readGames(
    await ask(db, userId, endedBefore, scoredAfter, words.map(searchable), sport, from, to, after, limit),
  );
  return { games, ...(beside as Omit<PastPage, 'games'>) };
}

type AskedSums = [userId: string, endedBefore: Date, scoredAfter: Date];

const askSums = statement<PastSum, AskedSums>(
  (userId, endedBefore, scoredAfter) => sql<PastSum>`
  with mine as (${involved(userId)}),
  past as materialized (
    select to_char(${PAST_TIME} at time zone games.timezone, 'YYYY-MM') as month, games.sport, games.winner,
      case when games.status = 'PLAYED' and coalesce(played_status, 'PLAYED') not in ('NOT_PLAYED', 'WALKOVER') then
        case when owner_id = ${userId} then 'INITIATOR' else (
          select case when invitees.id = games.partner_id then 'INITIATOR' else 'OPPONENT' end
          from invitees where game_id = games.id and user_id = ${userId} and invitees.status = 'CONFIRMED' limit 1) end
      end as side
    from games join mine on mine.id = games.id
    where ${isPast({ endedBefore, scoredAfter })}
  )
  select month, sport, count(*)::int as matches, count(side)::int as played,
    (count(*) filter (where winner = side))::int as won,
    (count(*) filter (where winner in ('INITIATOR', 'OPPONENT') and winner <> side))::int as lost
  from past group by month, sport order by month desc, sport`,
);

/**
 * @returns the number of a user's past games by month of the venue's clock and by sport, newest first, and how the games ended
 * in which they were on court: games that were not played, or won by a walkover, are left out there (R-past-sums)
 */
export function findPastSums(db: Queryable, userId: string, since: PastSince): Promise<PastSum[]> {
  return askSums(db, userId, since.endedBefore, since.scoredAfter);
}
