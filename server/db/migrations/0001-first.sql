-- People: NORMAL accounts, and CONTACTs, known only by the address somebody invited them at.
create table users (
  id text primary key,
  code text not null unique,
  type text not null check (type in ('NORMAL', 'CONTACT')),
  contact_email text unique,
  first_name text not null,
  last_name text not null,
  gender text,
  year_of_birth int,
  forehand text,
  backhand text,
  location text,
  tennis_talks text[] not null default '{}',
  profile_image_id text,
  phone text,
  password_hash text,
  membership_level text not null default 'PLAYIT',
  membership_payment_period int,
  -- Between which instants level and period are so; null: as far as can be seen. They follow membership_purchases.
  membership_from timestamptz,
  membership_until timestamptz,
  invitation_code text unique,
  invited_by_code text,
  language text not null default 'en',
  -- Whether nobody may invite them, and whether they read mail of the product (R-channel-flags).
  blocks_invitations boolean not null default false,
  mail_channel boolean not null default true,
  -- In every mail to them that is not one of security: stops the others (R-unsubscribe-link). It never expires.
  mail_token text not null unique,
  -- The secret in the address of their calendar feed; null until they ask for one.
  calendar_token text unique,
  -- The account a guest turned out to be: links in their old mails are the account's.
  merged_into text references users,
  created_at timestamptz not null,
  -- Closed by those who run the deployment; nothing is erased.
  disabled_at timestamptz,
  deleted_at timestamptz
);

create index users_guests on users (created_at) where type = 'CONTACT' and deleted_at is null;

-- Who blocked whom (R-block): it holds at every door, either way.
create table blocks (
  user_id text not null references users on delete cascade,
  blocked_id text not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

create table user_addresses (
  id text primary key,
  user_id text not null references users on delete cascade,
  address text not null,
  main boolean not null,
  validated_at timestamptz,
  unique (user_id, address)
);
-- An address is held by one account: the one that proved it, or that signed up with it. A second address that is not
-- proved is only a claim, which keeps nobody from anything.
create unique index user_addresses_held on user_addresses (address) where main or validated_at is not null;
create index user_addresses_address on user_addresses (address);

-- Pictures of people, as they are served: 512 px and a thumbnail. The id is a hash of owner and picture.
create table pictures (
  id text primary key,
  user_id text not null references users on delete cascade,
  picture bytea not null,
  thumbnail bytea not null,
  type text not null,
  created_at timestamptz not null
);
create index pictures_user on pictures (user_id);

-- Accounts elsewhere that a person logs in by: who vouches, and what the provider calls the person.
create table identities (
  provider text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

-- Nonces given out for ID tokens: each is good once.
create table login_nonces (
  nonce_hash text primary key,
  expires_at timestamptz not null
);

-- People whom Apple has sent back, until their page fetches its session.
create table apple_returns (
  handle_hash text primary key,
  person jsonb not null,
  expires_at timestamptz not null
);

-- Log-ins on their way from a browser to the desktop app, which has the verifier of the challenge.
create table login_tickets (
  ticket_hash text primary key,
  user_id text not null references users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

create table preferences (
  user_id text primary key references users on delete cascade,
  language text not null,
  date_format text not null,
  time_format text not null
);

create table sessions (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- Tokens of mailed links: they work once, and only the newest of a kind and address.
create table link_tokens (
  token_hash text primary key,
  kind text not null,
  address_id text not null references user_addresses on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_tokens_address on link_tokens (address_id);

-- Codes texted to phones: one an address, the newest.
create table phone_codes (
  address_id text primary key references user_addresses on delete cascade,
  code_hash text not null,
  tries int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Counters of limits (R-limits): how often in the running window, or in a row.
create table limits (
  key text primary key,
  window_started_at timestamptz not null,
  used int not null
);

create table locations (
  id text primary key,
  owner_id text not null references users on delete cascade,
  data text,
  name text not null,
  address text,
  city text,
  country text,
  code text,
  lat text not null default '0',
  lon text not null default '0',
  timezone text not null,
  favorite boolean not null default false,
  used_at timestamptz not null
);
create index locations_owner on locations (owner_id);

create table games (
  id text primary key,
  code text not null unique,
  owner_id text not null references users on delete cascade,
  sport text not null,
  status text not null,
  prev_status text,
  version int not null default 1,
  notes text,
  share_my_phone boolean not null,
  share_token text not null,
  invitation_expiry_days int not null,
  timezone text not null,
  preference jsonb not null,
  court_booked boolean not null default false,
  surface text,
  -- {amount, currency} that one player pays.
  cost jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  from_time timestamptz,
  to_time timestamptz,
  place_id text,
  partner_id text,
  initiator_team_id text,
  opponent_team_id text,
  sets jsonb not null default '[]',
  winner text not null default 'UNKNOWN',
  played_status text,
  scored_at timestamptz,
  scored_by text,
  disputed boolean not null default false,
  -- The last word of each side about the score (R-score-dispute).
  score_claims jsonb not null default '{}',
  calendar_sequence int not null default 0,
  -- By the database's own clock: pages that show the game are told of every change (R-live).
  changed_at timestamptz not null default clock_timestamp()
);
create index games_changed on games (changed_at);
create index games_open on games (created_at desc)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_start on games (from_time) where status = 'SCHEDULED';
create index games_owner on games (owner_id);
create index games_expiry on games (expires_at) where status = 'CONFIRMED';

create table game_windows (
  id text primary key,
  game_id text not null references games on delete cascade,
  from_time timestamptz not null,
  to_time timestamptz not null
);
create index game_windows_game on game_windows (game_id);

create table game_places (
  id text primary key,
  game_id text not null references games on delete cascade,
  location_id text not null references locations,
  ord int not null
);
create index game_places_game on game_places (game_id);

-- One person is in a game once (R-one-person-once). slots and places are the person's choice, null when none was sent.
create table invitees (
  id text primary key,
  game_id text not null references games on delete cascade,
  user_id text not null references users,
  type text not null default 'OPPONENT',
  inviter text not null,
  status text not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  share_my_phone boolean not null default false,
  note text,
  slots jsonb,
  places jsonb,
  -- The person has blocked the organiser, or all invitations: they hear and see nothing of it.
  hidden boolean not null default false,
  -- What somebody chose under this person's address without proving the mailbox (R-draft).
  draft jsonb,
  accepted_at timestamptz,
  accepted_order bigint,
  language text not null,
  created_at timestamptz not null,
  ord bigint generated always as identity,
  unique (game_id, user_id)
);
create index invitees_user on invitees (user_id);

-- Order of acceptance must not depend on the clocks of several server processes.
create sequence acceptance_order;

-- The links of an invitee. A mailed one has a password, which proves the mailbox. A secured one was handed to a visitor of
-- the share link who gave this person's address: it proves nothing.
create table invitee_links (
  token_hash text primary key,
  invitee_id text not null references invitees on delete cascade,
  password_hash text,
  secured boolean not null default false,
  created_at timestamptz not null
);
create index invitee_links_invitee on invitee_links (invitee_id);

create table game_history (
  id text primary key,
  game_id text not null references games on delete cascade,
  at timestamptz not null,
  version int not null,
  actor text,
  event text not null,
  from_status text,
  to_status text,
  detail jsonb
);
create index game_history_game on game_history (game_id);

-- Reminders that went out: each once, and anew when the match was moved.
create table reminders (
  game_id text not null references games on delete cascade,
  user_id text not null references users on delete cascade,
  kind text not null,
  about timestamptz not null,
  primary key (game_id, user_id, kind, about)
);

-- What the people of a game say to each other.
create table game_notes (
  id text primary key,
  game_id text not null references games on delete cascade,
  user_id text not null references users,
  message text not null,
  created_at timestamptz not null,
  ord bigint generated always as identity
);
create index game_notes_game on game_notes (game_id, ord);

create table teams (
  id text primary key,
  sport text not null,
  single boolean not null,
  mixed boolean not null,
  players text[] not null,
  unique (sport, single, mixed, players)
);
create index teams_players on teams using gin (players);

create table initial_skills (
  user_id text not null references users on delete cascade,
  sport text not null,
  rating double precision not null,
  set_at timestamptz not null,
  primary key (user_id, sport)
);

-- The ledger: ratings and receipts are computed from it alone (R-rating-replay).
create table rated_matches (
  game_id text primary key references games on delete cascade,
  pool text not null,
  day date not null,
  initiator_team_id text not null references teams,
  opponent_team_id text not null references teams,
  initiators text[] not null,
  opponents text[] not null,
  winner text not null
);
create index rated_matches_pool on rated_matches (pool, day);
create index rated_matches_initiator on rated_matches (initiator_team_id);
create index rated_matches_opponent on rated_matches (opponent_team_id);

-- A pool's row is locked while its ratings are computed: one at a time, whatever process.
create table rating_pools (
  pool text primary key
);

-- Those of a match that has left the ledger stay until its pool is computed anew, which tells by them whom it moved.
create table rating_receipts (
  game_id text not null references games on delete cascade,
  user_id text not null references users,
  pool text not null,
  day date not null,
  before double precision not null,
  expected double precision not null,
  result double precision not null,
  k double precision not null,
  change double precision not null,
  after double precision not null,
  primary key (game_id, user_id)
);
create index rating_receipts_player on rating_receipts (user_id, pool, day);

create table ratings (
  pool text not null,
  user_id text not null references users,
  elo double precision not null,
  matches int not null,
  wins int not null,
  losses int not null,
  primary key (pool, user_id)
);
create index ratings_user on ratings (user_id);

-- What the ratings before the day of a match said of it, and about whom.
create table predictions (
  game_id text primary key references games on delete cascade,
  chance double precision not null,
  day date not null,
  initiators text[] not null,
  opponents text[] not null,
  made_at timestamptz not null
);

-- Players and pairs as the rankings list them, at the mean of their ratings: a page is read without looking at the rest.
create table rankings (
  pool text not null,
  team_id text not null references teams on delete cascade,
  elo double precision not null,
  primary key (pool, team_id)
);
create index rankings_order on rankings (pool, elo desc, team_id);
create index rankings_team on rankings (team_id);

-- How many stand in each step of five Elo (see ranking.ts): with it a rank is found without counting the whole table.
create table ranking_steps (
  pool text not null,
  step int not null,
  teams int not null,
  primary key (pool, step)
);

-- People an organiser asks again and again.
create table groups (
  id text primary key,
  owner_id text not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index groups_owner on groups (owner_id);

-- Somebody known, or somebody by the address the owner typed.
create table group_members (
  group_id text not null references groups on delete cascade,
  ord int not null,
  user_id text references users on delete cascade,
  first_name text not null,
  last_name text not null,
  email text,
  primary key (group_id, ord)
);

-- Stars players give each other after a match, of those in values.ts; null is what a reviewer could not judge.
create table reviews (
  game_id text not null references games on delete cascade,
  reviewer_id text not null references users on delete cascade,
  user_id text not null references users on delete cascade,
  stars jsonb not null,
  created_at timestamptz not null,
  primary key (game_id, reviewer_id, user_id),
  check (reviewer_id <> user_id)
);
create index reviews_user on reviews (user_id);

-- Friends a player has invited by mail: by the hash of the address, so that nobody's address is kept for it. Pending
-- balls are those of rows without earned_at (R-balls-pending).
create table friend_invitations (
  id text primary key,
  user_id text not null references users on delete cascade,
  address_hash text not null,
  created_at timestamptz not null,
  earned_at timestamptz,
  unique (user_id, address_hash)
);
create index friend_invitations_address on friend_invitations (address_hash) where earned_at is null;

-- The ledger of balls: a balance is the sum of its rows, and nothing happens twice for the same cause.
create table ball_entries (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Positive earned, negative spent.
  amount int not null check (amount <> 0),
  -- FRIEND: cause is the account that came. PLAN: cause is the upgrade request.
  reason text not null check (reason in ('FRIEND', 'PLAN')),
  cause text not null,
  created_at timestamptz not null,
  unique (reason, cause)
);
create index ball_entries_user on ball_entries (user_id);

-- What somebody wants to buy: a plan at the price of that moment, in money or in balls (currency IPB).
create table upgrade_requests (
  id text primary key,
  user_id text not null references users,
  level text not null,
  months int not null,
  currency text not null,
  -- Minor units, or balls.
  amount int not null check (amount > 0),
  state text not null check (state in ('OPEN', 'DONE', 'CLOSED')),
  -- Money: the session and the payment at the payment provider.
  session_id text unique,
  payment_intent text unique,
  -- Balls: the one-time code that was mailed.
  code_hash text,
  code_tries int not null default 0,
  code_expires_at timestamptz,
  created_at timestamptz not null
);
create index upgrade_requests_user on upgrade_requests (user_id, created_at);

-- The ledger of money: every movement once, by the object of the payment provider that it is. A plan that was paid for
-- is there as long as the sum of its request is above zero.
create table payments (
  id text primary key,
  request_id text not null references upgrade_requests,
  kind text not null check (kind in ('PAID', 'REFUNDED', 'DISPUTED', 'DISPUTE_WON')),
  object_id text not null,
  -- Minor units; negative is what went back.
  amount int not null check (amount <> 0),
  currency text not null,
  created_at timestamptz not null,
  unique (kind, object_id)
);
create index payments_request on payments (request_id);

-- Every event of the payment provider that was taken, and what it came to: none counts twice.
create table payment_events (
  id text primary key,
  type text not null,
  outcome text not null,
  received_at timestamptz not null
);

-- What was bought and not taken back: shared/domain/membershipPeriods.ts says what it comes to at an instant.
create table membership_purchases (
  id text primary key,
  user_id text not null references users,
  -- Null for what was given by the deployment.
  request_id text unique references upgrade_requests,
  level text not null,
  -- Null has no end.
  months int,
  bought_at timestamptz not null,
  -- Set by a refund or a dispute.
  ended_at timestamptz
);
create index membership_purchases_user on membership_purchases (user_id);

-- Ends of a membership that its holder was mailed about.
create table membership_notices (
  user_id text not null references users,
  ends_at timestamptz not null,
  primary key (user_id, ends_at)
);

create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  from_name text,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  invitee_ids text[] not null,
  state text not null,
  created_at timestamptz not null,
  ord bigint generated always as identity
);
create index mails_recipient on mails (recipient, ord desc);
create index mails_order on mails (ord desc);

-- Facts about the deployment itself: the moved clock of development, the demo club's open link.
create table deployment (
  key text primary key,
  value text not null
);
