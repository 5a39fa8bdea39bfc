-- The second step of a log-in by password: the secret that an authenticator app shares with us. One an account.
create table second_factors (
  user_id text primary key references users on delete cascade,
  secret text not null,
  -- Of the newest code that was taken: a code works once.
  last_step int not null default 0,
  -- Null until the app has shown a first right code: nothing is asked for before.
  confirmed_at timestamptz,
  -- Of one that waits for its first code.
  expires_at timestamptz
);

create table recovery_codes (
  user_id text not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- On what it was made; null for what is not known.
  browser text,
  system text,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  challenge_hash text primary key,
  -- Who adds a passkey; null for a log-in.
  user_id text references users on delete cascade,
  expires_at timestamptz not null
);

-- The passkey that opened a session; with it the session ends.
alter table sessions add column passkey_id text references passkeys on delete cascade;
create index sessions_passkey on sessions (passkey_id);

-- Organisers are invited to the second step until they say that they have seen it.
alter table users add column factor_hint_closed boolean not null default false;
