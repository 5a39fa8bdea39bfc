-- People: NORMAL accounts, and CONTACTs, known only by the address at which somebody invited them.
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
  -- From when until when level and period are valid; null: no known end. They follow membership_purchases.
  membership_from timestamptz,
  membership_until timestamptz,
  invitation_code text unique,
  invited_by_code text,
  language text not null default 'en',
  -- Whether they refuse all invitations, and whether they read mail of the product (R-channel-flags).
  blocks_invitations boolean not null default false,
  mail_channel boolean not null default true,
  -- In every mail to them but security mails: stops the others (R-unsubscribe-link). It never expires.
  mail_token text not null unique,
  -- The secret in the address of their calendar feed; null until they ask for one.
  calendar_token text unique,
  -- The account that a guest turned out to be: links in their old mails are the account's.
  merged_into text references users,
  created_at timestamptz not null,
  -- Closed by an operator; nothing is erased.
  disabled_at timestamptz,
  deleted_at timestamptz,
  -- The person who brought this account, once it has proved an address (R-balls-earned).
  brought_by text references users on delete set null,
  -- Organisers are invited to the second step until they say that they have seen it.
  factor_hint_closed boolean not null default false,
  -- Whether a guest has answered in the language of mails to them; else it is a guess (R-guest-language).
  language_said boolean not null default false,
  -- People are invited to turn notices on until they say that they have seen it.
  push_hint_closed boolean not null default false,
  -- Who can see that this person plays here (R-listed).
  listed text not null default 'EVERYBODY' check (listed in ('EVERYBODY', 'PLAYERS', 'NOBODY'))
);
create index users_brought_by on users (brought_by)
  where brought_by is not null;
create index users_guests on users (created_at)
  where type = 'CONTACT' and deleted_at is null;

-- Who blocked whom (R-block): it applies everywhere, in both directions.
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
create index user_addresses_address on user_addresses (address);
-- An address is held by one account: the one that proved it, or that signed up with it. A second address that is not
-- proved is only a claim, which does not keep others from using it.
create unique index user_addresses_held on user_addresses (address)
  where main or validated_at is not null;

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

-- Accounts elsewhere by which a person logs in: the provider, and its id for the person.
create table identities (
  provider text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

-- Nonces given out for ID tokens: each works once.
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
  expires_at timestamptz not null,
  -- When the session that gave the ticket was logged in; the ticket's session counts from then (R-desktop-log-in).
  logged_in_at timestamptz
);

create table preferences (
  user_id text primary key references users on delete cascade,
  language text not null,
  date_format text not null,
  time_format text not null,
  -- False for a person who has only chosen a language: their dates and times are in the usual formats (R-formats).
  formats_chosen boolean not null default true,
  -- Whether a person is shown their chances before they answer an invitation (R-rating-stakes).
  chances_shown boolean not null default true,
  -- Whether a person takes invitations of searches (R-substitute-asked).
  searches_welcome boolean not null default true
);

create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The browser in which it was made; null if unknown.
  browser text,
  system text,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table sessions (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  id text not null default replace(gen_random_uuid()::text, '-', '') unique,
  browser text,
  system text,
  provider text,
  -- The passkey that opened a session; with it the session ends.
  passkey_id text references passkeys on delete cascade,
  -- When a provider last asked the person who they are, according to the provider; null where it does not say.
  provider_asked_at timestamptz,
  -- When an operator last proved who they are, in this session (R-operator-proof).
  operator_proved_at timestamptz
);
-- Expired rows are deleted once a minute: without these indexes each deletion would read the whole table.
create index sessions_end on sessions (expires_at);
create index sessions_passkey on sessions (passkey_id);
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
create index link_tokens_end on link_tokens (expires_at);

-- Codes texted to phones: one an address, the newest.
create table phone_codes (
  address_id text primary key references user_addresses on delete cascade,
  code_hash text not null,
  tries int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who has asked for a code, as hashes of network addresses: their tries are counted separately from those of strangers.
  asked_from jsonb not null default '{}'
);

-- Counters of limits (R-limits): how often in the running window, or in a row.
create table limits (
  key text primary key,
  window_started_at timestamptz not null,
  used int not null
);
create index limits_window on limits (window_started_at);

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

-- Where a match could be played, so that open ones near a player are found among all (R-open-games): by the
-- name of a venue, its town, and the square of a quarter of a degree that it is in.
-- reach: 0 is where the venue is, 1 includes the squares around it.
create function areas_of(venue locations, reach int) returns text[] language sql immutable as $$
  select array_agg(area) from (
    select 'venue ' || lower(trim(venue.name)) || ' ' || venue.timezone as area
    union
    select 'town ' || lower(trim(venue.city)) where trim(venue.city) <> ''
    union
    select 'square ' || (floor(lat * 4) + north) || ' ' || (floor(lon * 4) + east)
    from (select nullif(venue.lat, '')::float8 as lat, nullif(venue.lon, '')::float8 as lon) as point,
      generate_series(-reach, reach) as north, generate_series(-reach, reach) as east
    -- Nobody has said where it is.
    where not (lat = 0 and lon = 0)
  ) as areas
$$;

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
  -- By the database's own clock: pages that show the game are told about every change (R-live).
  changed_at timestamptz not null default clock_timestamp(),
  -- The match was not called off: its time to answer was over (R-expiry-sweep).
  lapsed boolean not null default false,
  -- The last search of a match, and whether one begins automatically when a player drops out.
  search_id text,
  finds_substitutes boolean not null default false,
  -- The calendar's SEQUENCE when times or venues last changed: an answer to an earlier one was to another offer.
  offer_sequence int not null default 0,
  -- Where it could be played, while it is open (areas_of).
  areas text[]
);
create index games_changed on games (changed_at);
create index games_expiry on games (expires_at)
  where status = 'CONFIRMED';
create index games_open on games (created_at desc)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_open_areas on games using gin (areas)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_open_owner on games (owner_id)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_open_zone on games (timezone, created_at desc)
  where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE';
create index games_owner on games (owner_id);
create index games_start on games (from_time)
  where status = 'SCHEDULED';

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

-- Stores the areas of an open match in its row.
create function note_areas() returns trigger language plpgsql as $$
begin
  update games set areas = found.areas from (
    select game_id, array_agg(distinct area) as areas
    from game_places join locations on locations.id = location_id cross join unnest(areas_of(locations, 0)) as area
    where game_id in (select placed.game_id from placed join games on games.id = placed.game_id
      -- Nobody looks for the others.
      where preference->>'opponentsSelection' = 'OPENCHALLENGE')
    group by game_id) as found
  where games.id = found.game_id;
  return null;
end $$;
create trigger game_places_noted after insert on game_places
  referencing new table as placed for each statement execute function note_areas();

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
  -- When an invitation that was not sent is tried next; null: none waits.
  next_delivery_at timestamptz,
  mailbox_seen_at timestamptz,
  mailbox_answered_at timestamptz,
  -- Why an invitation did not arrive, where a mail server has said so (R-bounces).
  delivery_problem text,
  -- When somebody last answered themselves: of two answers that cross the later one counts (R-calendar-answers).
  answered_at timestamptz,
  -- What somebody can make but would rather not: {slots: periods, places: ids}, a part of those two columns (R-rather-not).
  rather_not jsonb,
  unique (game_id, user_id)
);
create index invitees_user on invitees (user_id);

-- The order of acceptance must not depend on the clocks of several server processes.
create sequence acceptance_order;

-- The links of an invitee. A mailed one has a password, which proves the mailbox. A secured one was given to a visitor of
-- the share link who typed this person's address: it proves nothing.
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

-- Reminders that went out: each once, and again when the match was moved.
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
  winner text not null,
  -- How the match ended: ratings follow from the ledger alone (R-rating-replay). Null in rows of early matches until their
  -- pool is computed again.
  sets jsonb,
  played_status text
);
create index rated_matches_initiator on rated_matches (initiator_team_id);
create index rated_matches_opponent on rated_matches (opponent_team_id);
create index rated_matches_pool on rated_matches (pool, day);

-- A pool's row is locked while its ratings are computed: one process at a time.
create table rating_pools (
  pool text primary key,
  -- The rule of all receipts of the pool. Null: some or all are of the previous rule.
  rule text
);

-- Receipts of a match that has left the ledger stay until its pool is computed again, because they show whom it moved.
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
  -- What the winners took of the match, how much their win counted, and by which rule; null is the previous rule.
  share double precision,
  credit double precision,
  rule text,
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

-- What the ratings before the day of a match predicted, and about which players.
create table predictions (
  game_id text primary key references games on delete cascade,
  chance double precision not null,
  day date not null,
  initiators text[] not null,
  opponents text[] not null,
  made_at timestamptz not null
);

-- Players and pairs as the rankings list them, at the mean of their ratings: a page is read without reading the rest.
create table rankings (
  pool text not null,
  team_id text not null references teams on delete cascade,
  elo double precision not null,
  -- What a page of rankings shows of the row (R-ranking-page).
  players text[],
  -- A list of {matches, day}: the rated matches of each of them, and the day of the last.
  played jsonb,
  primary key (pool, team_id)
);
create index rankings_order on rankings (pool, elo desc, team_id);
create index rankings_team on rankings (team_id);

-- How many teams are in each step of five Elo (see ranking.ts): with it a rank is found without counting the whole table.
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

-- A known person, or a person by the address the owner typed.
create table group_members (
  group_id text not null references groups on delete cascade,
  ord int not null,
  user_id text references users on delete cascade,
  first_name text not null,
  last_name text not null,
  email text,
  primary key (group_id, ord)
);

-- Stars players give each other after a match, of those in values.ts; null is a skill that a reviewer could not judge.
create table reviews (
  game_id text not null references games on delete cascade,
  reviewer_id text not null references users on delete cascade,
  user_id text not null references users on delete cascade,
  stars jsonb not null,
  created_at timestamptz not null,
  check (reviewer_id <> user_id),
  primary key (game_id, reviewer_id, user_id)
);
create index reviews_user on reviews (user_id);

-- Friends a player has invited by mail: by the hash of the address, so that the address is not stored for it. Pending
-- balls are those of rows without earned_at (R-balls-pending).
create table friend_invitations (
  id text primary key,
  user_id text not null references users on delete cascade,
  address_hash text not null,
  created_at timestamptz not null,
  earned_at timestamptz,
  unique (user_id, address_hash)
);
create index friend_invitations_address on friend_invitations (address_hash)
  where earned_at is null;

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

-- What a user wants to buy: a plan at the price of that moment, in money or in balls (currency IPB).
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

-- The ledger of money: every movement once, by its object at the payment provider. A plan that was paid for
-- is valid as long as the sum of its request is above zero.
create table payments (
  id text primary key,
  request_id text not null references upgrade_requests,
  kind text not null check (kind in ('PAID', 'REFUNDED', 'DISPUTED', 'DISPUTE_WON')),
  object_id text not null,
  -- Minor units; negative for money that went back.
  amount int not null check (amount <> 0),
  currency text not null,
  created_at timestamptz not null,
  unique (kind, object_id)
);
create index payments_request on payments (request_id);

-- Every event of the payment provider that was handled, and its result: none counts twice.
create table payment_events (
  id text primary key,
  type text not null,
  outcome text not null,
  received_at timestamptz not null
);

-- What was bought and not taken back: shared/domain/membershipPeriods.ts says which plan that gives at an instant.
create table membership_purchases (
  id text primary key,
  user_id text not null references users,
  -- Null for a membership that the deployment gave.
  request_id text unique references upgrade_requests,
  level text not null,
  -- Null has no end.
  months int,
  bought_at timestamptz not null,
  -- Set by a refund or a dispute.
  ended_at timestamptz
);
create index membership_purchases_user on membership_purchases (user_id);

-- Ends of a membership that its holder got a mail about.
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
  ord bigint generated always as identity,
  urgent boolean not null default false,
  tries int not null default 0,
  next_try_at timestamptz,
  -- The address to which a mail comes back; it names the mail until that is sent.
  return_to text,
  -- The kind of a mail, and what became of one that was never sent (R-operator-mails).
  kind text,
  problem text,
  failed_at timestamptz
);
create index mails_next_try on mails (next_try_at)
  where state = 'QUEUED';
create index mails_order on mails (ord desc);
create index mails_recipient on mails (recipient, ord desc);

-- Facts about the deployment itself: the moved clock of development, the demo club's open link.
create table deployment (
  key text primary key,
  value text not null
);

-- Codes by which an account without password proves that its owner is asking: one an account, the newest.
create table proof_codes (
  user_id text primary key references users on delete cascade,
  code_hash text not null,
  tries int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- How much mail goes out, by hashed receiver, sender and network address (R-mail-budget): a row for each mail.
create table mail_counts (
  key text not null,
  counted_at timestamptz not null,
  -- Whose mail to a stranger it counts, or who was slowed (R-mail-newcomer); null: a budget by its key alone, or no account.
  holder text
);
create index mail_counts_key on mail_counts (key, counted_at);
create index mail_counts_time on mail_counts (counted_at);

-- Mails about one match to one address: how many went out since when, and those that wait to go out as one (R-mail-gathered).
create table match_mails (
  recipient text not null,
  game_id text not null references games on delete cascade,
  window_started_at timestamptz not null,
  sent int not null,
  -- A mail before it is written out.
  gathered jsonb,
  due_at timestamptz,
  -- Whether the last mail with a calendar part added the match to the calendar, or removed it (R-reach). Null: unknown.
  entry boolean,
  primary key (recipient, game_id)
);
create index match_mails_due on match_mails (due_at)
  where due_at is not null;
create index match_mails_game on match_mails (game_id);

-- The second step of a log-in by password: the secret that an authenticator app shares with us. One an account.
create table second_factors (
  user_id text primary key references users on delete cascade,
  secret text not null,
  -- The time step of the newest code that was accepted: a code works once.
  last_step int not null default 0,
  -- Null until the app has shown a first right code: before that no code is asked for.
  confirmed_at timestamptz,
  -- For a secret that waits for its first code.
  expires_at timestamptz
);

create table recovery_codes (
  user_id text not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkey_challenges (
  challenge_hash text primary key,
  -- The user who adds a passkey; null for a log-in.
  user_id text references users on delete cascade,
  expires_at timestamptz not null
);

-- Matches whose sides disagree about the score, and since when; matches whose sides never agreed stay here.
create table disputes (
  game_id text primary key references games on delete cascade,
  began_at timestamptz not null
);
create index disputes_began on disputes (began_at);

-- Calls that their callers may send again: what each has done, written in the transaction that did it.
create table request_keys (
  -- Who called: an account, an invitee, or the holders of a share link.
  holder text not null,
  key text not null,
  -- Hash of the request: a key belongs to one call.
  request_hash text not null,
  result jsonb not null,
  created_at timestamptz not null,
  primary key (holder, key)
);
create index request_keys_created on request_keys (created_at);

-- Devices that notices are pushed to. One belongs to the session that turned it on, and ends with it.
create table push_devices (
  id text primary key,
  user_id text not null references users on delete cascade,
  session_hash text not null unique references sessions (token_hash) on delete cascade,
  -- Where the browser's push service takes notices for it, and the keys to encrypt them.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Hash of the token with which the device itself reports that its endpoint has changed.
  token_hash text not null unique,
  -- The browser in which it was turned on; null if unknown.
  browser text,
  system text,
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id);

-- What a user wants to be notified of, and when not; users who have never turned it on have no row.
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
  -- Null for a notice about several matches.
  game_id text references games on delete cascade,
  kind text not null,
  -- On a device a later notice with the same tag replaces it.
  tag text not null,
  title text not null,
  body text not null,
  path text not null,
  language text not null,
  created_at timestamptz not null,
  -- After this it is no longer useful.
  ends_at timestamptz not null,
  -- When the quiet hours end that hold it back; null once it has been sent.
  due_at timestamptz,
  read_at timestamptz,
  -- When the reminder is mailed, unless it was read; null where there is nothing to mail.
  mail_at timestamptz,
  reminder text,
  about timestamptz
);
create index push_notices_created on push_notices (created_at);
create index push_notices_due on push_notices (due_at)
  where due_at is not null;
create index push_notices_mail on push_notices (mail_at)
  where mail_at is not null;
create index push_notices_user on push_notices (user_id, tag);

-- Searches for players in waves, each with a time in which only its players can take the spot (R-substitute-search).
create table player_searches (
  id text primary key,
  game_id text not null references games on delete cascade,
  state text not null check (state in ('RUNNING', 'FILLED', 'EXHAUSTED', 'STOPPED')),
  wave int not null default 0,
  -- When it continues at the latest; null once it is over.
  next_at timestamptz,
  started_at timestamptz not null
);
create index player_searches_due on player_searches (next_at)
  where next_at is not null;
create index player_searches_game on player_searches (game_id);
create unique index player_searches_running on player_searches (game_id)
  where state = 'RUNNING';

-- Invitations that a search has sent.
create table search_invitations (
  invitee_id text primary key references invitees on delete cascade,
  search_id text not null references player_searches on delete cascade,
  wave int not null,
  asked_at timestamptz not null,
  turn_ends timestamptz not null
);
create index search_invitations_search on search_invitations (search_id);

-- Whose invitation a mail was that comes back; only the hash of its address is stored.
create table bounce_tokens (
  token_hash text not null,
  invitee_id text not null references invitees on delete cascade,
  created_at timestamptz not null,
  primary key (token_hash, invitee_id)
);
create index bounce_tokens_created on bounce_tokens (created_at);
create index bounce_tokens_invitee on bounce_tokens (invitee_id);

-- The address for answers in a person's calendar. It outlives mails and stays in calendars, so it is not a link.
create table reply_tokens (
  token_hash text primary key,
  invitee_id text not null unique references invitees on delete cascade,
  -- The only time they were asked for, which is in their calendar since.
  asked_from timestamptz,
  asked_to timestamptz,
  -- How often, and when last, they were asked about an answer from a calendar.
  asked_about int not null default 0,
  asked_about_at timestamptz
);

-- How far in the database's log a replica has to be before this person may read from it: people see what they have just written
-- (R-replica). Rows are useful for as long as a replica may lag.
create table user_writes (
  user_id text primary key references users on delete cascade,
  written_at pg_lsn not null,
  -- By the database's own clock.
  noted_at timestamptz not null default clock_timestamp()
);
create index user_writes_noted on user_writes (noted_at);

-- What players report about each other to the operators (R-report-player, R-operator-reports).
create table player_reports (
  id text primary key,
  ord bigint generated always as identity,
  reported_id text not null references users,
  -- Null once they have left.
  reporter_id text references users,
  reason text not null,
  comment text not null,
  created_at timestamptz not null,
  state text not null check (state in ('OPEN', 'DISMISSED', 'CLOSED')),
  settled_at timestamptz,
  settled_by text references users,
  check ((state = 'OPEN') = (settled_at is null))
);
create index player_reports_reported on player_reports (reported_id);
create index player_reports_reporter on player_reports (reporter_id);
create index player_reports_state on player_reports (state, ord);

-- What operators have done (R-operator-audit): only ids, as rows are never changed or removed, not even when a person leaves.
create table audit_log (
  ord bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null means the command line.
  operator_id text,
  action text not null,
  -- The account it was done to; null if there was none.
  account_id text,
  -- Id of the report, mail or match.
  subject text
);
create index audit_log_action on audit_log (action, ord);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- People who want no mails with the messages of one match (R-notes-stopped); other mails about it are sent.
create table note_stops (
  user_id text not null references users on delete cascade,
  game_id text not null references games on delete cascade,
  primary key (user_id, game_id)
);
create index note_stops_game on note_stops (game_id);

-- From where an account was logged in: hashes of a device's mark and of a network (R-known-origin).
create table known_origins (
  user_id text not null references users on delete cascade,
  origin_hash text not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, origin_hash)
);
