-- Calls that their callers may send again: what each has done, written in the transaction that did it.
create table request_keys (
  -- Who called: an account, an invitee, or the holders of a share link.
  holder text not null,
  key text not null,
  -- Of what was asked for: a key stands for one call.
  request_hash text not null,
  result jsonb not null,
  created_at timestamptz not null,
  primary key (holder, key)
);
create index request_keys_created on request_keys (created_at);
