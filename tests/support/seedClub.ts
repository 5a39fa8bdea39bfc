import type pg from 'pg';
import { hashToken } from '../../server/ids.ts';
import { PROVISIONAL_BEFORE } from '../../shared/domain/rating/scale.ts';
import { SPORTS } from '../../shared/domain/values.ts';

export interface SeedPlan {
  /** A multiple of the number of sports: a player plays one of them. */
  players: number;
  /** In each, every player organises one single and is a guest in another. */
  rounds: number;
  now: Date;
}

export const SPORT_COUNT = SPORTS.length;

/** Of a player's matches the newest is looking for players, the one before is agreed; the others were played. */
const OPEN_ROUNDS = 2;

/** @returns the session token of a seeded player, who has to be among the `viewers` of `seedClub` */
export const seedToken = (player: number): string => `seededSession${player}`;

// As hard to compress as the ids of the product; not random, so that every run has the same database.
const ID = `create function pg_temp.id(kind text, n bigint) returns text language sql immutable as
  $$ select substr(translate(encode(sha256((kind || n)::bytea), 'base64'), '+/=', 'xyz'), 1, 17) $$`;

const SETS = `[{"initiatorScore":6,"opponentScore":4,"type":"NORMAL","ord":1},
  {"initiatorScore":3,"opponentScore":6,"type":"NORMAL","ord":2},
  {"initiatorScore":7,"opponentScore":5,"type":"NORMAL","ord":3}]`;

const PREFERENCE = {
  level: null,
  opponentsLevelFrom: null,
  opponentsLevelTo: null,
  opponentsAgeFrom: null,
  opponentsAgeTo: null,
  opponentsGender: 'EITHER',
  duration: 90,
  noAdGame: false,
  groupPlayCaptain: false,
  candidateMethod: 'FIRST',
  opponentsSelection: 'FIX',
  matchType: 'SINGLE',
  matchCategory: 'EITHER',
  gameSetRule: 'BOF3S',
};

/**
 * Fills a migrated, empty database with a club of many matches by plain SQL: 1,000,000 of them are there within minutes.
 * @param viewers players with a session of `seedToken`
 */
export async function seedClub(client: pg.Client, plan: SeedPlan, viewers: readonly number[]): Promise<void> {
  const { players, rounds, now } = plan;
  const sports = `(array['${SPORTS.join("','")}'])`;
  const time = `'${now.toISOString()}'::timestamptz`;
  await client.query(ID);
  await client.query(`
    create temporary table seed as
    select p, r, r * ${players}::bigint + p as n, ${rounds} - r as age,
      (p + ${SPORT_COUNT} * (1 + (r * 7919) % (${players} / ${SPORT_COUNT} - 1))) % ${players} as guest,
      ${sports}[p % ${SPORT_COUNT} + 1] as sport,
      case when r = ${rounds} - 1 then 'CONFIRMED' when r >= ${rounds - OPEN_ROUNDS} then 'SCHEDULED' else 'PLAYED' end as status,
      date_trunc('hour', ${time}) + (r - ${rounds - OPEN_ROUNDS}) * interval '3 days' + interval '1 day' as begins
    from generate_series(0, ${players} - 1) p, generate_series(0, ${rounds} - 1) r`);
  await client.query(`
    insert into users (id, code, type, first_name, last_name, gender, year_of_birth, password_hash, mail_token, created_at)
    select pg_temp.id('u', p), 'c' || p, 'NORMAL', 'First' || p % 997, 'Last' || p, 'FEMALE', 1960 + p % 45, 'none',
      pg_temp.id('m', p), ${time} - interval '900 days'
    from generate_series(0, ${players} - 1) p`);
  await client.query(`
    insert into user_addresses (id, user_id, address, main, validated_at)
    select pg_temp.id('a', p), pg_temp.id('u', p), 'player' || p || '@club.example', true, ${time}
    from generate_series(0, ${players} - 1) p`);
  await client.query(`
    insert into locations (id, owner_id, name, address, city, country, timezone, used_at)
    select pg_temp.id('l', p), pg_temp.id('u', p), 'Court of ' || p, 'Street ' || p, 'Gent', 'BE', 'Europe/Brussels', ${time}
    from generate_series(0, ${players} - 1) p`);
  await client.query(`
    insert into teams (id, sport, single, mixed, players)
    select pg_temp.id('t', p), ${sports}[p % ${SPORT_COUNT} + 1], true, false, array[pg_temp.id('u', p)]
    from generate_series(0, ${players} - 1) p`);
  await client.query(
    `
    insert into games (id, code, owner_id, sport, status, prev_status, notes, share_my_phone, share_token,
      invitation_expiry_days, timezone, preference, created_at, expires_at, from_time, to_time, place_id,
      initiator_team_id, opponent_team_id, sets, winner, played_status, scored_at, scored_by)
    select pg_temp.id('g', n), substr(pg_temp.id('c', n), 1, 10), pg_temp.id('u', p), sport, status, 'CONFIRMED', null,
      false, pg_temp.id('s', n) || substr(pg_temp.id('s', -n), 1, 15), 5, 'Europe/Brussels', $1::jsonb,
      begins - interval '6 days', greatest(begins - interval '1 day', begins),
      case when status <> 'CONFIRMED' then begins end,
      case when status <> 'CONFIRMED' then begins + interval '90 minutes' end,
      case when status <> 'CONFIRMED' then pg_temp.id('p', n) end,
      case when status <> 'CONFIRMED' then pg_temp.id('t', p) end,
      case when status <> 'CONFIRMED' then pg_temp.id('t', guest) end,
      case when status = 'PLAYED' then '${SETS}'::jsonb else '[]' end,
      case when status = 'PLAYED' then 'INITIATOR' else 'UNKNOWN' end,
      case when status = 'PLAYED' then 'PLAYED' end,
      case when status = 'PLAYED' then begins + interval '2 hours' end,
      case when status = 'PLAYED' then pg_temp.id('u', p) end
    from seed`,
    [JSON.stringify(PREFERENCE)],
  );
  await client.query(`
    insert into game_windows (id, game_id, from_time, to_time)
    select pg_temp.id('w', n), pg_temp.id('g', n), begins, begins + interval '4 hours' from seed`);
  await client.query(`
    insert into game_places (id, game_id, location_id, ord)
    select pg_temp.id('p', n), pg_temp.id('g', n), pg_temp.id('l', p), 0 from seed`);
  await client.query(`
    insert into invitees (id, game_id, user_id, inviter, status, first_name, last_name, email, language, created_at, slots, mailbox_answered_at)
    select pg_temp.id('i', n), pg_temp.id('g', n), pg_temp.id('u', guest), 'OWNER',
      case when status = 'CONFIRMED' then 'SENT' else 'CONFIRMED' end,
      'First' || guest % 997, 'Last' || guest, 'player' || guest || '@club.example', 'en', begins - interval '6 days',
      case when status <> 'CONFIRMED'
        then jsonb_build_array(jsonb_build_object('fromTime', begins, 'toTime', begins + interval '90 minutes')) end,
      case when status <> 'CONFIRMED' then begins - interval '5 days' end
    from seed`);
  await client.query(`
    insert into rated_matches (game_id, pool, day, initiator_team_id, opponent_team_id, initiators, opponents, winner)
    select pg_temp.id('g', n), sport || ':single:same', begins::date, pg_temp.id('t', p), pg_temp.id('t', guest),
      array[pg_temp.id('u', p)], array[pg_temp.id('u', guest)], 'INITIATOR'
    from seed where status = 'PLAYED'`);
  await client.query(`
    insert into ratings (pool, user_id, elo, matches, wins, losses)
    select ${sports}[p % ${SPORT_COUNT} + 1] || ':single:same', pg_temp.id('u', p),
      1500 + 300 * sin(p * 12.9898), ${2 * (rounds - OPEN_ROUNDS)}, ${rounds - OPEN_ROUNDS}, ${rounds - OPEN_ROUNDS}
    from generate_series(0, ${players} - 1) p`);
  await client.query(`
    insert into rankings (pool, team_id, elo, players, played)
    select pool || case when matches < ${PROVISIONAL_BEFORE} then ':provisional' else '' end, pg_temp.id('t', p), elo,
      array[user_id], jsonb_build_array(jsonb_build_object('matches', matches, 'day', ${time}::date - 1))
    from generate_series(0, ${players} - 1) p join ratings on user_id = pg_temp.id('u', p)`);
  await client.query(`
    insert into ranking_steps (pool, step, teams)
    select pool, floor(elo / 5), count(*) from rankings group by 1, 2`);
  for (const viewer of viewers) {
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, expires_at)
      values ($1, pg_temp.id('u', $2::int), ${time}, ${time} + interval '30 days')`,
      [hashToken(seedToken(viewer)), viewer],
    );
  }
  await client.query('drop table seed');
  await client.query('analyze');
}
