-- The table held_invitations is used no more: servers of the release before still do, so that it goes with a later one.
-- Players looked for in waves, each with a time in which the spot is theirs alone to take (R-substitute-search).
create table player_searches (
  id text primary key,
  game_id text not null references games on delete cascade,
  state text not null check (state in ('RUNNING', 'FILLED', 'EXHAUSTED', 'STOPPED')),
  wave integer not null default 0,
  -- When it goes on at the latest; null once it is over.
  next_at timestamptz,
  started_at timestamptz not null
);
create unique index player_searches_running on player_searches (game_id) where state = 'RUNNING';
create index player_searches_game on player_searches (game_id);
create index player_searches_due on player_searches (next_at) where next_at is not null;

-- Invitations that a search has sent.
create table search_invitations (
  invitee_id text primary key references invitees on delete cascade,
  search_id text not null references player_searches on delete cascade,
  wave integer not null,
  asked_at timestamptz not null,
  turn_ends timestamptz not null
);
create index search_invitations_search on search_invitations (search_id);

-- The last search of a match, and whether one begins by itself when somebody drops out.
alter table games add column search_id text;
alter table games add column finds_substitutes boolean not null default false;

-- Whether a person takes invitations of searches (R-substitute-asked).
alter table preferences add column searches_welcome boolean not null default true;
