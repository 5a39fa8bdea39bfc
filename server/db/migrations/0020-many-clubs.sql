-- Where a match could be played, so that open ones are found near a player among those of everybody (R-open-games): by the
-- name of a venue, its town, and the square of a quarter of a degree that it lies in.
-- reach: 0 is where the venue is, 1 takes the squares around it as well.
create function areas_of(venue locations, reach int) returns text[] language sql immutable as $$
  select array_agg(area) from (
    select 'venue ' || lower(trim(venue.name)) || ' ' || venue.timezone as area
    union
    select 'town ' || lower(trim(venue.city)) where trim(venue.city) <> ''
    union
    select 'square ' || (floor(lat * 4) + north) || ' ' || (floor(lon * 4) + east)
    from (select nullif(venue.lat, '')::float8 as lat, nullif(venue.lon, '')::float8 as lon) as point,
      generate_series(-reach, reach) as north, generate_series(-reach, reach) as east
    -- Nobody has said where it is.
    where not (lat = 0 and lon = 0)
  ) as areas
$$;

alter table games add column areas text[];

-- Servers of the release before make matches as well.
create function note_areas() returns trigger language plpgsql as $$
begin
  update games set areas = found.areas from (
    select game_id, array_agg(distinct area) as areas
    from game_places join locations on locations.id = location_id cross join unnest(areas_of(locations, 0)) as area
    where game_id in (select placed.game_id from placed join games on games.id = placed.game_id
      -- Nobody looks for the others.
      where preference->>'opponentsSelection' = 'OPENCHALLENGE')
    group by game_id) as found
  where games.id = found.game_id;
  return null;
end $$;
create trigger game_places_noted after insert on game_places
  referencing new table as placed for each statement execute function note_areas();

-- What is over is never looked for.
update games set areas = (
  select array_agg(distinct area)
  from game_places join locations on locations.id = location_id cross join unnest(areas_of(locations, 0)) as area
  where game_id = games.id)
where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';

create index games_open_areas on games using gin (areas)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_open_zone on games (timezone, created_at desc)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_open_owner on games (owner_id)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';

-- Up to where in the database's log a replica has to be before this person may read from it: whoever has just written sees it
-- (R-replica). Rows are of use for as long as a replica may lag.
create table user_writes (
  user_id text primary key references users on delete cascade,
  written_at pg_lsn not null,
  -- By the database's own clock.
  noted_at timestamptz not null default clock_timestamp()
);
create index user_writes_noted on user_writes (noted_at);
