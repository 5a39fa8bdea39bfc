-- What a session is called on the wire, on what it was opened, and which provider vouched for the person. A default
-- gives those of before, and of servers of the release before, their name.
alter table sessions
  add column id text not null default replace(gen_random_uuid()::text, '-', '') unique,
  add column browser text,
  add column system text,
  add column provider text;

-- Codes by which an account without password proves that its owner is asking: one an account, the newest.
create table proof_codes (
  user_id text primary key references users on delete cascade,
  code_hash text not null,
  tries int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Who has asked for a code, as hashes of network addresses: their tries are counted apart from those of strangers.
alter table phone_codes add column asked_from jsonb not null default '{}';
