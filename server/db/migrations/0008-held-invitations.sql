-- Known people whom an organiser has asked a moment ago, and may still take back: nobody has heard of it.
create table held_invitations (
  id text primary key,
  game_id text not null references games on delete cascade,
  user_ids text[] not null,
  due_at timestamptz not null
);
create index held_invitations_due on held_invitations (due_at);
create index held_invitations_game on held_invitations (game_id);
