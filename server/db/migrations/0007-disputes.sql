-- Matches whose sides disagree about the score, and since when; a match whose sides never agreed stays.
create table disputes (
  game_id text primary key references games on delete cascade,
  began_at timestamptz not null
);
create index disputes_began on disputes (began_at);
