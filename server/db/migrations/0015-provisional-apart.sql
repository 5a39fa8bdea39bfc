-- Players and pairs whose rating is provisional are listed apart: their rows of rankings and ranking_steps have the pool's
-- name with `:provisional` after it. Pools are listed anew by the job that computes a pool of the rule before.
update rating_pools set rule = null where rule is not null;

-- Servers of the release before go on listing them among the others: the pool is listed anew once they are gone.
create function note_unsorted_ranking() returns trigger language plpgsql as $$
begin
  update rating_pools set rule = null where rule is not null and pool in (
    select listed.pool from listed join teams on teams.id = listed.team_id cross join unnest(teams.players) as player
    join ratings on ratings.pool = listed.pool and ratings.user_id = player
    where ratings.matches < 5);
  return null;
end $$;
create trigger rankings_unsorted after insert on rankings
  referencing new table as listed for each statement execute function note_unsorted_ranking();
