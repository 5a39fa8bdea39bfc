/** Games with what an answer says of them, as the least that could answer for them would read it. */
const GAMES = `select row_to_json(g) as game, row_to_json(o) as owner, windows, venues, invitees,
    (select json_agg(r) from ratings r where user_id = o.id) as "ownerRatings",
    (select count(*) from game_notes where game_id = g.id) as notes
  from games g join users o on o.id = g.owner_id
  cross join lateral (select json_agg(w order by from_time) as windows from game_windows w where game_id = g.id) w
  cross join lateral (
    select json_agg(json_build_object('id', p.id, 'location', l) order by p.ord) as venues
    from game_places p join locations l on l.id = location_id where game_id = g.id) v
  cross join lateral (
    select json_agg(json_build_object('invitee', i, 'person', u) order by i.ord) as invitees
    from invitees i join users u on u.id = user_id where game_id = g.id) i`;

/** Nobody is answered who has not shown who they are: by the hash of a session's token, or of a link's. */
const CALLER = '(select user_id from sessions where token_hash = $1 and expires_at > now())';
const ASKED = '(select i.game_id from invitee_links join invitees i on i.id = invitee_id where token_hash = $1)';

const MINE = `(select id from games where owner_id = ${CALLER}
  union select game_id from invitees where user_id = ${CALLER} and not hidden)`;

const ORDER = 'order by coalesce(g.from_time, g.created_at) desc, g.id';

/** One statement each, for the hash of a token. */
export const READS: Record<string, string> = {
  invitation: `${GAMES} where g.id = ${ASKED}`,
  dashboard: `${GAMES} where g.id in ${MINE} and not (g.status in ('PLAYED', 'CANCELED')) ${ORDER} limit 1000`,
  'past matches': `${GAMES} where g.id in ${MINE} and g.status in ('PLAYED', 'CANCELED') ${ORDER} limit 20`,
  ranking: `select page.team_id as id, page.elo, json_agg(json_build_object('id', u.id, 'firstName', first_name,
      'lastName', last_name, 'code', code, 'profileImageId', profile_image_id) order by u.id) as players, played
    from (select team_id, elo, players, played from rankings
      where pool = (select pool from ratings where user_id = ${CALLER} order by matches desc limit 1)
      order by elo desc, team_id limit 50) as page
    join users u on u.id = any(page.players)
    group by page.team_id, page.elo, played order by page.elo desc, page.team_id`,
};

/** What an accept answers. */
export const ACCEPTED = `${GAMES} where g.id = $1`;

/** The least an accept writes: the game locked, its guest and itself changed, and a line of its history. */
export const ACCEPT = {
  lock: 'select * from games where id = $1 for no key update',
  guest: `update invitees set status = 'CONFIRMED', accepted_at = now(), accepted_order = nextval('acceptance_order')
    where game_id = $1`,
  game: `update games set status = 'SCHEDULED', prev_status = games.status, version = games.version + 1, changed_at = clock_timestamp(),
      from_time = w.from_time, to_time = w.from_time + interval '90 minutes', place_id = p.id,
      initiator_team_id = a.id, opponent_team_id = b.id
    from game_windows w, game_places p, invitees i, teams a, teams b
    where games.id = $1 and w.game_id = games.id and p.game_id = games.id and i.game_id = games.id
      and a.players = array[owner_id] and b.players = array[i.user_id]`,
  history: `insert into game_history (id, game_id, at, version, actor, event, from_status, to_status, detail)
    values (gen_random_uuid(), $1, now(), 1, null, 'ACCEPT', 'CONFIRMED', 'SCHEDULED', '{}')`,
};
