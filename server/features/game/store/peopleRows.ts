import { type RawBuilder, sql } from 'kysely';
import { type JsonRow, rowReader } from '../../../db/statement.ts';
import type { UserRow } from '../../../db/tables.ts';
import { isPhone, type SavedFormats } from '../../people/repository.ts';
import { type InitialRow, type RatingRow, type Ratings, ratingsOf } from '../../rating/levels.ts';

/** What matches need to know about people: nothing that is used for logging in. */
const COLUMNS = [
  'id',
  'code',
  'type',
  'contact_email',
  'first_name',
  'last_name',
  'gender',
  'year_of_birth',
  'profile_image_id',
  'listed',
  'phone',
  'language',
  'language_said',
  'mail_channel',
  'mail_token',
  'membership_level',
  'membership_payment_period',
  'membership_from',
  'membership_until',
  'disabled_at',
  'deleted_at',
] as const satisfies (keyof UserRow)[];

/** A person in a match. */
export type PersonRow = Pick<UserRow, (typeof COLUMNS)[number]>;

/** A person in a match, how to reach them, and how they read. */
export interface PersonRows {
  user: PersonRow;
  /** Proved addresses, the main one last. */
  addresses: string[];
  hasDevice: boolean;
  savedFormats: SavedFormats | null;
}

/** As PostgreSQL writes it into JSON, with the ratings of organisers of one of the games. */
export interface PersonJson extends Omit<PersonRows, 'user'> {
  user: JsonRow<PersonRow>;
  rated: RatingRow[];
  initial: InitialRow[];
}

const readUser = rowReader<PersonRow>({
  membership_from: true,
  membership_until: true,
  disabled_at: true,
  deleted_at: true,
});

/** One row for each organiser of a game of the table `wanted`, and one for each invitee, as `PersonJson`. */
export const SELECT_PEOPLE: RawBuilder<unknown> = sql`
  select json_build_object(
    -- Looked up one by one: for a handful of people the planner would else read the whole table of a small club.
    'user', (select row_to_json(u) from (select ${sql.join(COLUMNS.map(sql.ref))} from users) as u where u.id = people.user_id),
    'addresses', array(
      select address from user_addresses a where a.user_id = people.user_id and validated_at is not null order by main),
    'hasDevice', exists (select 1 from push_devices d where d.user_id = people.user_id),
    'savedFormats', (
      select json_build_object('dateFormat', date_format, 'timeFormat', time_format) from preferences p
      where p.user_id = people.user_id and formats_chosen),
    'rated', array(select row_to_json(r) from ratings r where organises and r.user_id = people.user_id),
    'initial', array(select row_to_json(s) from initial_skills s where organises and s.user_id = people.user_id)) as row
  from (
    select owner_id as user_id, true as organises from wanted join games on games.id = wanted.id
    union select user_id, false from wanted join invitees on game_id = wanted.id) as people`;

/**
 * Accounts made before the profile had one line for the phone have their number only among their log-in addresses
 * (R-phone-account).
 */
function withPhone(user: PersonRow, addresses: readonly string[]): PersonRow {
  return { ...user, phone: user.phone ?? addresses.find(isPhone) ?? null };
}

export function readPeople(rows: readonly PersonJson[]): { people: Map<string, PersonRows>; ratings: Ratings } {
  return {
    people: new Map(
      rows.map(({ rated, initial, ...row }) => [
        row.user.id,
        { ...row, user: withPhone(readUser(row.user), row.addresses) },
      ]),
    ),
    ratings: ratingsOf(
      rows.flatMap(({ rated }) => rated),
      rows.flatMap(({ initial }) => initial),
    ),
  };
}
