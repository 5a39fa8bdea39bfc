import { type RawBuilder, sql } from 'kysely';
import { answeredElsewhere } from '../../../db/answered.ts';
import { type JsonRow, rowReader } from '../../../db/statement.ts';
import type { GameRow, InviteeRow, LocationRow } from '../../../db/tables.ts';
import type { GameClub, Venue, Window } from '../gameState.ts';

/** A game with the rows that belong to it alone. */
export interface GameRows {
  game: GameRow;
  club: GameClub | null;
  windows: Window[];
  venues: Venue[];
  invitees: InviteeRow[];
  noteCount: number;
  /** By the id of an invitee: when the organiser of a match that is not agreed last asked them again (R-nudge). */
  nudges: ReadonlyMap<string, Date>;
  /** Ids of the invitees whom a search has asked (R-substitute-search). */
  searched: ReadonlySet<string>;
  /** Ids of the invitees who have answered another invitation of the organiser, and not this one (R-own-name). */
  answeredElsewhere: ReadonlySet<string>;
}

/** As PostgreSQL writes it into JSON. */
export interface GameJson {
  /** Its number among the games that are wanted. */
  ord: number;
  game: JsonRow<GameRow>;
  club: GameClub | null;
  windows: { id: string; from_time: string; to_time: string }[];
  venues: { id: string; location: JsonRow<LocationRow>; lat: string; lon: string }[];
  invitees: JsonRow<InviteeRow>[];
  noteCount: number;
  nudges: { invitee: string; at: string }[];
  searched: string[];
  answeredElsewhere: string[];
}

const readGame = rowReader<GameRow>({
  created_at: true,
  expires_at: true,
  from_time: true,
  to_time: true,
  scored_at: true,
  changed_at: true,
});
const readInvitee = rowReader<InviteeRow>({
  accepted_at: true,
  created_at: true,
  next_delivery_at: true,
  mailbox_seen_at: true,
  mailbox_answered_at: true,
  answered_at: true,
});
const readLocation = rowReader<LocationRow>({ used_at: true });

const instant = (text: string): string => new Date(text).toISOString();

/** The club of the game, as `GameClub`; null for most games. */
const SELECT_CLUB: RawBuilder<unknown> = sql`
  select json_build_object(
    'id', c.id, 'name', c.name, 'slug', c.slug, 'state', c.state, 'audience', own.audience,
    'isHidden', c.visibility = 'MEMBERS' and c.joining = 'LINK',
    'court', (select json_build_object('id', courts.id, 'name', courts.name) from courts where courts.id = own.court_id),
    'organisers', array(
      select user_id from club_people p where p.club_id = c.id and p.role = 'ORGANISER' and p.state = 'IN'),
    'insiders', array(
      select p.user_id from club_people p where p.club_id = c.id and p.state = 'IN' and p.user_id in (
        select games.owner_id union all select i.user_id from invitees i where i.game_id = games.id)))
  from club_games own join clubs c on c.id = own.club_id where own.game_id = games.id`;

/**
 * One row for each game of the table `wanted`, in any order, as `GameJson`; unknown ids are left out. Lists are arrays, because
 * PostgreSQL takes longer to prepare an aggregate than to read a handful of rows.
 */
export const SELECT_GAMES: RawBuilder<unknown> = sql`
  select json_build_object(
    'ord', wanted.ord,
    'game', row_to_json(games),
    'club', (${SELECT_CLUB}),
    'windows', array(select row_to_json(w) from game_windows w where game_id = games.id order by from_time),
    'invitees', array(select row_to_json(i) from invitees i where game_id = games.id order by ord),
    -- Numbers of JSON would lose the digits that a place was given with.
    'venues', array(
      select json_build_object('id', game_places.id, 'location', row_to_json(l), 'lat', l.lat::text, 'lon', l.lon::text)
      from game_places join locations l on l.id = location_id where game_id = games.id order by game_places.ord),
    'searched', array(
      select s.invitee_id from search_invitations s join invitees i on i.id = s.invitee_id where i.game_id = games.id),
    'answeredElsewhere', array(
      select i.id from invitees i where i.game_id = games.id and ${answeredElsewhere('i', sql.ref('games.owner_id'))}),
    'noteCount', (select count(*) from game_notes where game_id = games.id),
    -- The last one of somebody counts.
    'nudges', array(
      select json_build_object('invitee', invitee, 'at', at)
      from game_history, jsonb_array_elements(detail->'events') as happened,
        jsonb_array_elements_text(happened->'inviteeIds') as invitee
      where game_id = games.id and games.status = 'CONFIRMED' and event = 'NUDGE' and happened->>'type' = 'Nudged'
      order by at)) as row
  from wanted join games on games.id = wanted.id`;

export const readGameRows = ({ game, club, windows, venues, invitees, ...row }: GameJson): GameRows => ({
  game: readGame(game),
  club,
  windows: windows.map(({ id, from_time, to_time }) => ({
    id,
    fromTime: instant(from_time),
    toTime: instant(to_time),
  })),
  venues: venues.map(({ id, location, lat, lon }) => ({ id, location: { ...readLocation(location), lat, lon } })),
  invitees: invitees.map(readInvitee),
  noteCount: row.noteCount,
  searched: new Set(row.searched),
  answeredElsewhere: new Set(row.answeredElsewhere),
  nudges: new Map(row.nudges.map(({ invitee, at }) => [invitee, new Date(at)])),
});
