-- Whoever has chosen a language alone has chosen no format of dates and times: theirs are the usual ones, and the columns
-- hold those for servers of the release before. Of rows from before, nobody knows: what they say stays.
alter table preferences add column formats_chosen boolean not null default true;

-- Accounts that the operator has closed leave the rankings; they come back with the account.
with gone as (
  delete from rankings using teams, users
  where teams.id = rankings.team_id and users.id = any(teams.players) and users.disabled_at is not null
  returning rankings.pool, floor(rankings.elo / 5)::int as step
), fewer as (
  select pool, step, count(*)::int as teams from gone group by pool, step
)
update ranking_steps set teams = ranking_steps.teams - fewer.teams
from fewer where fewer.pool = ranking_steps.pool and fewer.step = ranking_steps.step;
delete from ranking_steps where teams <= 0;
