import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { GameState } from '../gameState.ts';
import { involved, isPast, type PastSince } from './lists.ts';
import { type ReadRow, readGames, selectGames } from './readGames.ts';
import { shownName } from './shownNames.ts';

/** Which past games, in which order, and from where on. */
export interface PastQuery {
  since: PastSince;
  /** Words that all have to be in the names of its people; none finds all. */
  words: readonly string[];
  sort: 'date' | 'place';
  ascending: boolean;
  /** The game of this user's after which to go on; null for the beginning. */
  after: string | null;
  limit: number;
}

export interface PastPage {
  games: GameState[];
  /** By how much each of them moved the rating of this user, in Elo; those without a rating are left out. */
  moves: { gameId: string; change: number }[];
  /** Of all that were found. */
  total: number;
  /** False when the user has no such past game as `after`. */
  isKnown: boolean;
  hasMore: boolean;
}

/** Capitals that PostgreSQL does not know as such in the locale C, which ours has; those with marks come apart first. */
const CAPITALS = Array.from({ length: 0x2c00 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => sign.normalize('NFD') === sign && sign !== sign.toLowerCase() && sign.toLowerCase().length === 1,
);
const SMALL = CAPITALS.map((sign) => sign.toLowerCase());

/** A text by which it is found however it is written: `zoe` finds Zoë. */
const searchable = (text: RawBuilder<unknown>) => sql`translate(
  regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), ${CAPITALS.join('')}, ${SMALL.join('')})`;

/** As the match shows them: its organiser, and whoever was asked. */
const NAMES = sql`(
  select string_agg(first_name || ' ' || last_name, ' ') from (
    select first_name, last_name from users where id = games.owner_id
    union all select ${shownName('first_name')}, ${shownName('last_name')}
      from invitees join users on users.id = user_id where game_id = games.id) as people)`;

/** The agreed slot, else the first time on offer. */
const TIME = sql`coalesce(from_time, (select min(w.from_time) from game_windows w where w.game_id = games.id), created_at)`;

/** The agreed venue, else those on offer. */
const VENUES = sql`coalesce((
  select string_agg(name, ',' order by ord) from game_places join locations on locations.id = location_id
  where game_places.game_id = games.id and (place_id is null or game_places.id = place_id)), '')`;

/** Numbers as long as each other: Court 2 comes before Court 10. */
const byNumbers = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(regexp_replace(${text}, '(\\d+)', '0000000000\\1', 'g'), '0*(\\d{10})', '\\1', 'g') collate "C"`;

/** What the text of the statement hangs on; everything else is a value. */
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
  after: string | null,
  limit: number,
];

function askFor({ isSearch, byVenue, ascending }: Kind) {
  const venue = byVenue ? byNumbers(searchable(VENUES)) : sql`''`;
  const timeUp = !byVenue && ascending;
  const venueUp = !byVenue || ascending;
  const direction = (isUp: boolean) => sql.raw(isUp ? 'asc' : 'desc');
  const beyond = (isUp: boolean) => sql.raw(isUp ? '>' : '<');
  return statement<ReadRow, Asked>((userId, endedBefore, scoredAfter, words, after, limit) => {
    const isFound = isSearch
      ? sql`not exists (
    select 1 from unnest(${words}::text[]) as word where strpos(${searchable(NAMES)}, ${searchable(sql`word`)}) = 0)`
      : sql`true`;
    return selectGames({
      tables: sql`mine as (${involved(userId)}),
    past as materialized (
      select games.id, owner_id, ${TIME} as time, ${venue} as venue from games join mine on mine.id = games.id
      where ${isPast({ endedBefore, scoredAfter })}
    ),
    found as materialized (select id, time, venue from past as games where ${isFound}),
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
        select coalesce(json_agg(json_build_object('gameId', wanted.id, 'change', change)), '[]')
        from wanted join rating_receipts on game_id = wanted.id and user_id = ${userId}
        join rated_matches on rated_matches.game_id = wanted.id))`,
    });
  });
}

/** A statement for each kind, put together when it is first asked. */
const asks = new Map<string, ReturnType<typeof askFor>>();

function askOf(kind: Kind): ReturnType<typeof askFor> {
  const key = `${kind.isSearch} ${kind.byVenue} ${kind.ascending}`;
  const ask = asks.get(key) ?? askFor(kind);
  asks.set(key, ask);
  return ask;
}

/**
 * A page of a user's past games. Where it goes on depends on the game alone that was the last, so that none is missed or
 * comes twice when others are added meanwhile; those of one time or venue have an order as well.
 */
export async function findPastPage(db: Queryable, userId: string, query: PastQuery): Promise<PastPage> {
  const { since, words, sort, ascending, after, limit } = query;
  const ask = askOf({ isSearch: words.length > 0, byVenue: sort === 'place', ascending });
  const { games, beside } = readGames(await ask(db, userId, since.endedBefore, since.scoredAfter, words, after, limit));
  return { games, ...(beside as Omit<PastPage, 'games'>) };
}
