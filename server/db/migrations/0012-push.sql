-- Devices that notices are pushed to. One belongs to the session that turned it on, and ends with it.
create table push_devices (
  id text primary key,
  user_id text not null references users on delete cascade,
  session_hash text not null unique references sessions (token_hash) on delete cascade,
  -- Where the browser's push service takes notices for it, and what they are encrypted with.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Of what the device itself says by that its endpoint has changed.
  token_hash text not null unique,
  -- On what it was turned on; null for what is not known.
  browser text,
  system text,
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id);

-- What somebody wants to be notified of, and when not; of those who have never turned it on there is no row.
create table push_choices (
  user_id text primary key references users on delete cascade,
  kinds text[] not null,
  -- Hours of the wall clock.
  quiet_from int not null,
  quiet_to int not null,
  timezone text not null
);

create table push_notices (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Null for one about several matches.
  game_id text references games on delete cascade,
  kind text not null,
  -- On a device a later one of the same tag takes its place.
  tag text not null,
  title text not null,
  body text not null,
  path text not null,
  language text not null,
  created_at timestamptz not null,
  -- From then on it says nothing of use.
  ends_at timestamptz not null,
  -- When the quiet hours end that hold it; null once it has been sent.
  due_at timestamptz,
  read_at timestamptz,
  -- When the reminder is mailed, unless it was read; null where there is nothing to mail.
  mail_at timestamptz,
  reminder text,
  about timestamptz
);
create index push_notices_user on push_notices (user_id, tag);
create index push_notices_due on push_notices (due_at) where due_at is not null;
create index push_notices_mail on push_notices (mail_at) where mail_at is not null;
create index push_notices_created on push_notices (created_at);

-- People are invited to turn notices on until they say that they have seen it.
alter table users add column push_hint_closed boolean not null default false;
