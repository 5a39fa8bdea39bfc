-- Clubs: what they are, who is in them, where they play, and who did what.
create table clubs (
  id text primary key,
  slug text not null unique,
  name text not null,
  sports text[] not null,
  timezone text not null,
  country text not null,
  city text,
  language text not null,
  about text,
  visibility text not null check (visibility in ('PUBLIC', 'MEMBERS')),
  joining text not null check (joining in ('OPEN', 'ASK', 'LINK')),
  juniors boolean not null default false,
  -- Whether members publish matches of the club, or its organisers alone.
  members_publish boolean not null default true,
  -- In the link with which people join; organisers see it again.
  join_token text not null unique,
  -- The one organiser who may close it; null while it is ORPHANED.
  keeper_id text references users,
  -- The organiser whom the keeper has named as the next one, and until when they may take over (R-club-handover).
  heir_id text references users,
  heir_until timestamptz,
  state text not null default 'OPEN' check (state in ('OPEN', 'ORPHANED', 'CLOSED')),
  state_since timestamptz not null,
  -- Its keeper does not open it again (R-operator-clubs).
  operator_closed boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index clubs_keeper on clubs (keeper_id);
create index clubs_ending on clubs (state_since)
  where state <> 'OPEN';

-- Former addresses, which lead on for a year (R-club).
create table club_slugs (
  slug text primary key,
  club_id text not null references clubs on delete cascade,
  until timestamptz not null
);
create index club_slugs_club on club_slugs (club_id);

-- A club's list: people with an account, and those whom organisers have typed.
create table club_people (
  id text primary key,
  club_id text not null references clubs on delete cascade,
  -- Null until somebody with an account joins with the address of this line (R-club-unproved).
  user_id text references users,
  -- As organisers typed them; the names of an account are its own.
  first_name text not null default '',
  last_name text not null default '',
  email text,
  phone text,
  minor boolean not null default false,
  -- The line through which this one is reached: a parent's (R-club-via).
  via_id text references club_people on delete set null,
  note text,
  role text not null check (role in ('ORGANISER', 'MEMBER', 'GUEST')),
  state text not null default 'IN' check (state in ('IN', 'ASKED', 'BARRED')),
  -- Whether members see them in the list.
  listed boolean not null default true,
  -- What of their account they show to organisers: EMAIL, PHONE.
  shares text[] not null default '{}',
  -- What they wrote when they asked to join.
  message text,
  asked_at timestamptz,
  joined_at timestamptz,
  organiser_since timestamptz,
  -- When an organiser was last mailed that somebody asks to join: at most once a day.
  told_asked_at timestamptz,
  added_at timestamptz not null,
  unique (club_id, user_id),
  unique (club_id, email),
  check (user_id is not null or first_name <> '')
);
create index club_people_user on club_people (user_id);
create index club_people_email on club_people (email);
create index club_people_via on club_people (via_id);

-- Who wants no mails and no invitations of a club (R-club-block). Outlives their line of the list.
create table club_blocks (
  club_id text not null references clubs on delete cascade,
  user_id text not null references users,
  created_at timestamptz not null,
  primary key (club_id, user_id)
);
create index club_blocks_user on club_blocks (user_id);

-- Addresses that a club has written to before their people joined, or that want nothing of it (R-club-mail).
create table club_contacts (
  club_id text not null references clubs on delete cascade,
  address_hash text not null,
  first_at timestamptz not null,
  -- Mails since they last did something, and when the first of these went out.
  unanswered int not null,
  since timestamptz not null,
  -- They stopped the club, took themselves off its list, or were erased: nothing is sent any more.
  refused_at timestamptz,
  primary key (club_id, address_hash)
);
create index club_contacts_first on club_contacts (club_id, first_at);
create index club_contacts_address on club_contacts (address_hash);

-- What organisers think of somebody's level, on the shown scale (R-club-level).
create table club_levels (
  person_id text not null references club_people on delete cascade,
  sport text not null,
  level double precision not null,
  set_at timestamptz not null,
  primary key (person_id, sport)
);

-- Where a club plays. Its own rows: those of a person go with them.
create table club_venues (
  id text primary key,
  club_id text not null references clubs on delete cascade,
  ord int not null,
  name text not null,
  address text,
  city text,
  country text,
  code text,
  lat text not null default '0',
  lon text not null default '0',
  gone_at timestamptz
);
create index club_venues_club on club_venues (club_id);

create table courts (
  id text primary key,
  club_id text not null references clubs on delete cascade,
  venue_id text not null references club_venues on delete cascade,
  ord int not null,
  name text not null,
  surface text,
  indoor boolean not null,
  sports text[] not null,
  -- Courts that are gone stay with what was played on them.
  gone_at timestamptz
);
create index courts_club on courts (club_id);
create unique index courts_name on courts (venue_id, lower(name))
  where gone_at is null;

-- Matches that belong to a club (R-club-match). A table beside games: a column there would be added to the largest table.
create table club_games (
  game_id text primary key references games on delete cascade,
  club_id text not null references clubs on delete cascade,
  -- One of the club's courts, once somebody has chosen it.
  court_id text references courts on delete set null,
  -- CLUB: an open match that only members find. In games it is FIX, so that the release before lists it to nobody.
  audience text not null default 'ALL' check (audience in ('ALL', 'CLUB'))
);
create index club_games_club on club_games (club_id, game_id);
create index club_games_court on club_games (court_id)
  where court_id is not null;

-- What a club writes to many of its people: they are mailed one after the other, and the row ends with the last of them.
create table club_mailings (
  id text primary key,
  club_id text not null references clubs on delete cascade,
  kind text not null check (kind in ('ANNOUNCEMENT', 'HANDED', 'KEEPER', 'ORPHANED', 'CLOSED')),
  -- Who pressed; null: the clock, or somebody whose account has ended.
  author_id text references users,
  -- Whom it is about: the next keeper.
  about_id text references users,
  -- As organisers typed it.
  subject text,
  body text,
  link text,
  created_at timestamptz not null,
  -- When the next of them may be mailed.
  due_at timestamptz not null,
  -- The last line of the list that has it.
  reached text not null default ''
);
create index club_mailings_due on club_mailings (due_at);

-- Who did what in a club, by ids alone (R-club-history).
create table club_history (
  ord bigint generated always as identity primary key,
  club_id text not null references clubs on delete cascade,
  at timestamptz not null,
  -- Null: the clock, or somebody whose account has ended.
  actor text,
  action text not null,
  subject text
);
create index club_history_club on club_history (club_id, ord);
create index club_history_at on club_history (at);

-- An account that ends, is closed or turns out to be another one, whichever release does it (R-club-orphan, R-upgrade).
create function users_left() returns trigger language plpgsql as $$
declare
  gone_at timestamptz := coalesce(new.deleted_at, new.disabled_at);
  club record;
  heir text;
begin
  if new.merged_into is not null then
    delete from club_people mine where mine.user_id = new.id and exists (
      select from club_people other where other.club_id = mine.club_id and other.user_id = new.merged_into);
    update club_people set user_id = new.merged_into where user_id = new.id;
    insert into club_blocks (club_id, user_id, created_at)
      select club_id, new.merged_into, created_at from club_blocks where user_id = new.id on conflict do nothing;
    delete from club_blocks where user_id = new.id;
    return null;
  end if;
  for club in select id from clubs where keeper_id = new.id and state = 'OPEN' order by id for update loop
    select user_id into heir from club_people join users on users.id = user_id
      where club_id = club.id and role = 'ORGANISER' and state = 'IN' and user_id <> new.id
        and deleted_at is null and disabled_at is null
      order by organiser_since, club_people.id limit 1;
    update clubs set keeper_id = heir, state = case when heir is null then 'ORPHANED' else state end,
      state_since = case when heir is null then gone_at else state_since end,
      version = version + 1, changed_at = clock_timestamp() where id = club.id;
    insert into club_history (club_id, at, action, subject)
      values (club.id, gone_at, case when heir is null then 'ORPHANED' else 'KEEPER' end, heir);
    insert into club_mailings (id, club_id, kind, about_id, created_at, due_at)
      values (replace(gen_random_uuid()::text, '-', ''), club.id,
        case when heir is null then 'ORPHANED' else 'KEEPER' end, heir, gone_at, gone_at);
  end loop;
  update clubs set heir_id = null, heir_until = null where heir_id = new.id;
  if new.deleted_at is not null then
    delete from club_people where user_id = new.id;
    delete from club_blocks where user_id = new.id;
    delete from club_mailings where about_id = new.id or (author_id = new.id and kind = 'ANNOUNCEMENT');
    update club_mailings set author_id = null where author_id = new.id;
    update clubs set keeper_id = null where keeper_id = new.id;
    update club_history set actor = null where actor = new.id;
  end if;
  return null;
end
$$;
create trigger users_left after update of deleted_at, disabled_at on users for each row
  when (new.deleted_at is distinct from old.deleted_at or (new.disabled_at is not null and old.disabled_at is null))
  execute function users_left();
