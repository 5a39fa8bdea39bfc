-- Who wants no mails of the messages of one match (R-notes-stopped); what else there is to say of it is mailed.
create table note_stops (
  user_id text not null references users on delete cascade,
  game_id text not null references games on delete cascade,
  primary key (user_id, game_id)
);
create index note_stops_game on note_stops (game_id);

-- Whether the last mail about the match that had one put its entry into the calendar of who got it, not out of it (R-reach).
-- Null in rows that servers of the release before have written: nothing is said of it then.
alter table match_mails add column entry boolean;

-- From where an account was logged in: hashes of a device's mark and of a network (R-known-origin).
create table known_origins (
  user_id text not null references users on delete cascade,
  origin_hash text not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, origin_hash)
);

-- When the session that gave a ticket was logged in; what the ticket opens is as old (R-desktop-log-in). Null in rows that the
-- release before has written.
alter table login_tickets add column logged_in_at timestamptz;

-- Whose mail to a stranger it counts, or who was slowed (R-mail-newcomer); null: a budget by its key alone, or no account.
alter table mail_counts add column holder text;
