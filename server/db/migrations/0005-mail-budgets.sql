-- How much mail goes out, by hashed receiver, sender and network address (R-mail-budget): a row each time one is counted.
create table mail_counts (
  key text not null,
  counted_at timestamptz not null
);
create index mail_counts_key on mail_counts (key, counted_at);
create index mail_counts_time on mail_counts (counted_at);

-- Mails about one match to one address: how many went out since when, and what waits to go out as one (R-mail-gathered).
create table match_mails (
  recipient text not null,
  game_id text not null references games on delete cascade,
  window_started_at timestamptz not null,
  sent int not null,
  -- A mail before it is written out.
  gathered jsonb,
  due_at timestamptz,
  primary key (recipient, game_id)
);
create index match_mails_game on match_mails (game_id);
create index match_mails_due on match_mails (due_at) where due_at is not null;

alter table invitees
  -- When the match was first read by a session or a mailed link of this person (R-mail-unproved).
  add column mailbox_seen_at timestamptz,
  -- When this person first acted by one (R-score-ghost).
  add column mailbox_answered_at timestamptz;
-- Until now nobody wrote it down: nothing is taken away from who is in a match already.
update invitees set mailbox_seen_at = created_at where status <> 'PENDING' and status <> 'SENT';
update invitees set mailbox_answered_at = created_at where status in ('ACCEPTED', 'CONFIRMED', 'DECLINED');

-- Who brought this account, once it has proved an address (R-balls-earned).
alter table users add column brought_by text references users on delete set null;
create index users_brought_by on users (brought_by) where brought_by is not null;
update users set brought_by = ball_entries.user_id from ball_entries
  where ball_entries.reason = 'FRIEND' and ball_entries.cause = users.id;
