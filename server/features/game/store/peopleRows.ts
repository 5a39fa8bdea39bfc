import { type RawBuilder, sql } from 'kysely';
import { type JsonRow, rowReader } from '../../../db/jsonRows.ts';
import type { UserRow } from '../../../db/tables.ts';
import type { SavedFormats } from '../../people/formats.ts';
import { type InitialRow, type RatingRow, type Ratings, ratingsOf } from '../../rating/levels.ts';

/** Somebody of a match, how they are reached, and how they read. */
export interface PersonRows {
  user: UserRow;
  /** Proved ones, the main one last. */
  addresses: string[];
  hasDevice: boolean;
  savedFormats: SavedFormats | null;
}

/** As PostgreSQL writes it into JSON, with the ratings of who organises one of the games. */
export interface PersonJson extends Omit<PersonRows, 'user'> {
  user: JsonRow<UserRow>;
  rated: RatingRow[];
  initial: InitialRow[];
}

const readUser = rowReader<UserRow>({
  membership_from: true,
  membership_until: true,
  created_at: true,
  disabled_at: true,
  deleted_at: true,
});

/** A row for everybody who organises a game of the table `wanted` or was asked to one, as `PersonJson`. */
export const SELECT_PEOPLE: RawBuilder<unknown> = sql`
  select json_build_object(
    -- Looked up one by one: for a handful of people the planner would else read the whole table of a small club.
    'user', (select row_to_json(u) from users u where u.id = people.user_id),
    'addresses', array(
      select address from user_addresses a where a.user_id = people.user_id and validated_at is not null order by main),
    'hasDevice', exists (select 1 from push_devices d where d.user_id = people.user_id),
    'savedFormats', (
      select json_build_object('dateFormat', date_format, 'timeFormat', time_format) from preferences p
      where p.user_id = people.user_id and formats_chosen),
    'rated', (select coalesce(json_agg(r), '[]') from ratings r where organises and r.user_id = people.user_id),
    'initial', (select coalesce(json_agg(s), '[]') from initial_skills s where organises and s.user_id = people.user_id)) as row
  from (
    select user_id, bool_or(organises) as organises from (
      select owner_id as user_id, true as organises from wanted join games on games.id = wanted.id
      union all select user_id, false from wanted join invitees on game_id = wanted.id) as of_games
    group by user_id) as people`;

export function readPeople(rows: readonly PersonJson[]): { people: Map<string, PersonRows>; ratings: Ratings } {
  return {
    people: new Map(rows.map(({ rated, initial, ...row }) => [row.user.id, { ...row, user: readUser(row.user) }])),
    ratings: ratingsOf(
      rows.flatMap(({ rated }) => rated),
      rows.flatMap(({ initial }) => initial),
    ),
  };
}
