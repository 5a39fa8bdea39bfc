CREATE TABLE public.locations (
    id text NOT NULL,
    owner_id text NOT NULL,
    data text,
    name text NOT NULL,
    address text,
    city text,
    country text,
    code text,
    lat text DEFAULT '0'::text NOT NULL,
    lon text DEFAULT '0'::text NOT NULL,
    timezone text NOT NULL,
    favorite boolean DEFAULT false NOT NULL,
    used_at timestamp with time zone NOT NULL
);

CREATE FUNCTION public.areas_of(venue public.locations, reach integer) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
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

CREATE FUNCTION public.note_areas() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end
$$;

CREATE FUNCTION public.users_left() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE SEQUENCE public.acceptance_order
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.apple_returns (
    handle_hash text NOT NULL,
    person jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.audit_log (
    ord bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    operator_id text,
    action text NOT NULL,
    account_id text,
    subject text
);

ALTER TABLE public.audit_log ALTER COLUMN ord ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_ord_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ball_entries (
    id text NOT NULL,
    user_id text NOT NULL,
    amount integer NOT NULL,
    reason text NOT NULL,
    cause text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ball_entries_amount_check CHECK ((amount <> 0)),
    CONSTRAINT ball_entries_reason_check CHECK ((reason = ANY (ARRAY['FRIEND'::text, 'PLAN'::text])))
);

CREATE TABLE public.blocks (
    user_id text NOT NULL,
    blocked_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.bounce_tokens (
    token_hash text NOT NULL,
    invitee_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.club_blocks (
    club_id text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.club_contacts (
    club_id text NOT NULL,
    address_hash text NOT NULL,
    first_at timestamp with time zone NOT NULL,
    unanswered integer NOT NULL,
    since timestamp with time zone NOT NULL,
    refused_at timestamp with time zone
);

CREATE TABLE public.club_games (
    game_id text NOT NULL,
    club_id text NOT NULL,
    court_id text,
    audience text DEFAULT 'ALL'::text NOT NULL,
    CONSTRAINT club_games_audience_check CHECK ((audience = ANY (ARRAY['ALL'::text, 'CLUB'::text])))
);

CREATE TABLE public.club_history (
    ord bigint NOT NULL,
    club_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text,
    action text NOT NULL,
    subject text
);

ALTER TABLE public.club_history ALTER COLUMN ord ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.club_history_ord_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.club_levels (
    person_id text NOT NULL,
    sport text NOT NULL,
    level double precision NOT NULL,
    set_at timestamp with time zone NOT NULL
);

CREATE TABLE public.club_mailings (
    id text NOT NULL,
    club_id text NOT NULL,
    kind text NOT NULL,
    author_id text,
    about_id text,
    subject text,
    body text,
    link text,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    reached text DEFAULT ''::text NOT NULL,
    CONSTRAINT club_mailings_kind_check CHECK ((kind = ANY (ARRAY['ANNOUNCEMENT'::text, 'HANDED'::text, 'KEEPER'::text, 'ORPHANED'::text, 'CLOSED'::text])))
);

CREATE TABLE public.club_people (
    id text NOT NULL,
    club_id text NOT NULL,
    user_id text,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    email text,
    phone text,
    minor boolean DEFAULT false NOT NULL,
    via_id text,
    note text,
    role text NOT NULL,
    state text DEFAULT 'IN'::text NOT NULL,
    listed boolean DEFAULT true NOT NULL,
    shares text[] DEFAULT '{}'::text[] NOT NULL,
    message text,
    asked_at timestamp with time zone,
    joined_at timestamp with time zone,
    organiser_since timestamp with time zone,
    told_asked_at timestamp with time zone,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT club_people_check CHECK (((user_id IS NOT NULL) OR (first_name <> ''::text))),
    CONSTRAINT club_people_role_check CHECK ((role = ANY (ARRAY['ORGANISER'::text, 'MEMBER'::text, 'GUEST'::text]))),
    CONSTRAINT club_people_state_check CHECK ((state = ANY (ARRAY['IN'::text, 'ASKED'::text, 'BARRED'::text])))
);

CREATE TABLE public.club_slugs (
    slug text NOT NULL,
    club_id text NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE public.club_venues (
    id text NOT NULL,
    club_id text NOT NULL,
    ord integer NOT NULL,
    name text NOT NULL,
    address text,
    city text,
    country text,
    code text,
    lat text DEFAULT '0'::text NOT NULL,
    lon text DEFAULT '0'::text NOT NULL,
    gone_at timestamp with time zone
);

CREATE TABLE public.clubs (
    id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    sports text[] NOT NULL,
    timezone text NOT NULL,
    country text NOT NULL,
    city text,
    language text NOT NULL,
    about text,
    visibility text NOT NULL,
    joining text NOT NULL,
    juniors boolean DEFAULT false NOT NULL,
    members_publish boolean DEFAULT true NOT NULL,
    join_token text NOT NULL,
    keeper_id text,
    heir_id text,
    heir_until timestamp with time zone,
    state text DEFAULT 'OPEN'::text NOT NULL,
    state_since timestamp with time zone NOT NULL,
    operator_closed boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT clubs_joining_check CHECK ((joining = ANY (ARRAY['OPEN'::text, 'ASK'::text, 'LINK'::text]))),
    CONSTRAINT clubs_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'ORPHANED'::text, 'CLOSED'::text]))),
    CONSTRAINT clubs_visibility_check CHECK ((visibility = ANY (ARRAY['PUBLIC'::text, 'MEMBERS'::text])))
);

CREATE TABLE public.courts (
    id text NOT NULL,
    club_id text NOT NULL,
    venue_id text NOT NULL,
    ord integer NOT NULL,
    name text NOT NULL,
    surface text,
    indoor boolean NOT NULL,
    sports text[] NOT NULL,
    gone_at timestamp with time zone
);

CREATE TABLE public.deployment (
    key text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.disputes (
    game_id text NOT NULL,
    began_at timestamp with time zone NOT NULL
);

CREATE TABLE public.friend_invitations (
    id text NOT NULL,
    user_id text NOT NULL,
    address_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    earned_at timestamp with time zone
);

CREATE TABLE public.game_history (
    id text NOT NULL,
    game_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    version integer NOT NULL,
    actor text,
    event text NOT NULL,
    from_status text,
    to_status text,
    detail jsonb
);

CREATE TABLE public.game_notes (
    id text NOT NULL,
    game_id text NOT NULL,
    user_id text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ord bigint NOT NULL
);

ALTER TABLE public.game_notes ALTER COLUMN ord ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.game_notes_ord_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.game_places (
    id text NOT NULL,
    game_id text NOT NULL,
    location_id text NOT NULL,
    ord integer NOT NULL
);

CREATE TABLE public.game_windows (
    id text NOT NULL,
    game_id text NOT NULL,
    from_time timestamp with time zone NOT NULL,
    to_time timestamp with time zone NOT NULL
);

CREATE TABLE public.games (
    id text NOT NULL,
    code text NOT NULL,
    owner_id text NOT NULL,
    sport text NOT NULL,
    status text NOT NULL,
    prev_status text,
    version integer DEFAULT 1 NOT NULL,
    notes text,
    share_my_phone boolean NOT NULL,
    share_token text NOT NULL,
    invitation_expiry_days integer NOT NULL,
    timezone text NOT NULL,
    preference jsonb NOT NULL,
    court_booked boolean DEFAULT false NOT NULL,
    surface text,
    cost jsonb,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    from_time timestamp with time zone,
    to_time timestamp with time zone,
    place_id text,
    partner_id text,
    initiator_team_id text,
    opponent_team_id text,
    sets jsonb DEFAULT '[]'::jsonb NOT NULL,
    winner text DEFAULT 'UNKNOWN'::text NOT NULL,
    played_status text,
    scored_at timestamp with time zone,
    scored_by text,
    disputed boolean DEFAULT false NOT NULL,
    score_claims jsonb DEFAULT '{}'::jsonb NOT NULL,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    lapsed boolean DEFAULT false NOT NULL,
    search_id text,
    finds_substitutes boolean DEFAULT false NOT NULL,
    offer_sequence integer DEFAULT 0 NOT NULL,
    areas text[]
);

CREATE TABLE public.group_members (
    group_id text NOT NULL,
    ord integer NOT NULL,
    user_id text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text
);

CREATE TABLE public.groups (
    id text NOT NULL,
    owner_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.identities (
    provider text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.initial_skills (
    user_id text NOT NULL,
    sport text NOT NULL,
    rating double precision NOT NULL,
    set_at timestamp with time zone NOT NULL
);

CREATE TABLE public.invitee_links (
    token_hash text NOT NULL,
    invitee_id text NOT NULL,
    password_hash text,
    secured boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.invitees (
    id text NOT NULL,
    game_id text NOT NULL,
    user_id text NOT NULL,
    type text DEFAULT 'OPPONENT'::text NOT NULL,
    inviter text NOT NULL,
    status text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    phone text,
    share_my_phone boolean DEFAULT false NOT NULL,
    note text,
    slots jsonb,
    places jsonb,
    hidden boolean DEFAULT false NOT NULL,
    draft jsonb,
    accepted_at timestamp with time zone,
    accepted_order bigint,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ord bigint NOT NULL,
    next_delivery_at timestamp with time zone,
    mailbox_seen_at timestamp with time zone,
    mailbox_answered_at timestamp with time zone,
    delivery_problem text,
    answered_at timestamp with time zone,
    rather_not jsonb
);

ALTER TABLE public.invitees ALTER COLUMN ord ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invitees_ord_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.known_origins (
    user_id text NOT NULL,
    origin_hash text NOT NULL,
    used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.limits (
    key text NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    used integer NOT NULL
);

CREATE TABLE public.link_tokens (
    token_hash text NOT NULL,
    kind text NOT NULL,
    address_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.login_nonces (
    nonce_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.login_tickets (
    ticket_hash text NOT NULL,
    user_id text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    logged_in_at timestamp with time zone
);

CREATE TABLE public.mail_counts (
    key text NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    holder text
);

CREATE TABLE public.mails (
    id text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    from_name text,
    headers jsonb DEFAULT '{}'::jsonb NOT NULL,
    attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
    invitee_ids text[] NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ord bigint NOT NULL,
    urgent boolean DEFAULT false NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    return_to text,
    kind text,
    problem text,
    failed_at timestamp with time zone
);

ALTER TABLE public.mails ALTER COLUMN ord ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mails_ord_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.match_mails (
    recipient text NOT NULL,
    game_id text NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    sent integer NOT NULL,
    gathered jsonb,
    due_at timestamp with time zone,
    entry boolean
);

CREATE TABLE public.membership_notices (
    user_id text NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.membership_purchases (
    id text NOT NULL,
    user_id text NOT NULL,
    request_id text,
    level text NOT NULL,
    months integer,
    bought_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);

CREATE TABLE public.note_stops (
    user_id text NOT NULL,
    game_id text NOT NULL
);

CREATE TABLE public.passkey_challenges (
    challenge_hash text NOT NULL,
    user_id text,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    browser text,
    system text,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.payment_events (
    id text NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payments (
    id text NOT NULL,
    request_id text NOT NULL,
    kind text NOT NULL,
    object_id text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payments_amount_check CHECK ((amount <> 0)),
    CONSTRAINT payments_kind_check CHECK ((kind = ANY (ARRAY['PAID'::text, 'REFUNDED'::text, 'DISPUTED'::text, 'DISPUTE_WON'::text])))
);

CREATE TABLE public.phone_codes (
    address_id text NOT NULL,
    code_hash text NOT NULL,
    tries integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    asked_from jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.pictures (
    id text NOT NULL,
    user_id text NOT NULL,
    picture bytea NOT NULL,
    thumbnail bytea NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.player_reports (
    id text NOT NULL,
    ord bigint NOT NULL,
    reported_id text NOT NULL,
    reporter_id text,
    reason text NOT NULL,
    comment text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    settled_at timestamp with time zone,
    settled_by text,
    CONSTRAINT player_reports_check CHECK (((state = 'OPEN'::text) = (settled_at IS NULL))),
    CONSTRAINT player_reports_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DISMISSED'::text, 'CLOSED'::text])))
);

ALTER TABLE public.player_reports ALTER COLUMN ord ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.player_reports_ord_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.player_searches (
    id text NOT NULL,
    game_id text NOT NULL,
    state text NOT NULL,
    wave integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone,
    started_at timestamp with time zone NOT NULL,
    CONSTRAINT player_searches_state_check CHECK ((state = ANY (ARRAY['RUNNING'::text, 'FILLED'::text, 'EXHAUSTED'::text, 'STOPPED'::text])))
);

CREATE TABLE public.predictions (
    game_id text NOT NULL,
    chance double precision NOT NULL,
    day date NOT NULL,
    initiators text[] NOT NULL,
    opponents text[] NOT NULL,
    made_at timestamp with time zone NOT NULL
);

CREATE TABLE public.preferences (
    user_id text NOT NULL,
    language text NOT NULL,
    date_format text NOT NULL,
    time_format text NOT NULL,
    formats_chosen boolean DEFAULT true NOT NULL,
    chances_shown boolean DEFAULT true NOT NULL,
    searches_welcome boolean DEFAULT true NOT NULL
);

CREATE TABLE public.proof_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    tries integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.push_choices (
    user_id text NOT NULL,
    kinds text[] NOT NULL,
    quiet_from integer NOT NULL,
    quiet_to integer NOT NULL,
    timezone text NOT NULL
);

CREATE TABLE public.push_devices (
    id text NOT NULL,
    user_id text NOT NULL,
    session_hash text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    token_hash text NOT NULL,
    browser text,
    system text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.push_notices (
    id text NOT NULL,
    user_id text NOT NULL,
    game_id text,
    kind text NOT NULL,
    tag text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    path text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    read_at timestamp with time zone,
    mail_at timestamp with time zone,
    reminder text,
    about timestamp with time zone
);

CREATE TABLE public.ranking_steps (
    pool text NOT NULL,
    step integer NOT NULL,
    teams integer NOT NULL
);

CREATE TABLE public.rankings (
    pool text NOT NULL,
    team_id text NOT NULL,
    elo double precision NOT NULL,
    players text[],
    played jsonb
);

CREATE TABLE public.rated_matches (
    game_id text NOT NULL,
    pool text NOT NULL,
    day date NOT NULL,
    initiator_team_id text NOT NULL,
    opponent_team_id text NOT NULL,
    initiators text[] NOT NULL,
    opponents text[] NOT NULL,
    winner text NOT NULL,
    sets jsonb,
    played_status text
);

CREATE TABLE public.rating_pools (
    pool text NOT NULL,
    rule text
);

CREATE TABLE public.rating_receipts (
    game_id text NOT NULL,
    user_id text NOT NULL,
    pool text NOT NULL,
    day date NOT NULL,
    before double precision NOT NULL,
    expected double precision NOT NULL,
    result double precision NOT NULL,
    k double precision NOT NULL,
    change double precision NOT NULL,
    after double precision NOT NULL,
    share double precision,
    credit double precision,
    rule text
);

CREATE TABLE public.ratings (
    pool text NOT NULL,
    user_id text NOT NULL,
    elo double precision NOT NULL,
    matches integer NOT NULL,
    wins integer NOT NULL,
    losses integer NOT NULL
);

CREATE TABLE public.recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.reminders (
    game_id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    about timestamp with time zone NOT NULL
);

CREATE TABLE public.reply_tokens (
    token_hash text NOT NULL,
    invitee_id text NOT NULL,
    asked_from timestamp with time zone,
    asked_to timestamp with time zone,
    asked_about integer DEFAULT 0 NOT NULL,
    asked_about_at timestamp with time zone
);

CREATE TABLE public.request_keys (
    holder text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    result jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.reviews (
    game_id text NOT NULL,
    reviewer_id text NOT NULL,
    user_id text NOT NULL,
    stars jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT reviews_check CHECK ((reviewer_id <> user_id))
);

CREATE TABLE public.search_invitations (
    invitee_id text NOT NULL,
    search_id text NOT NULL,
    wave integer NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    turn_ends timestamp with time zone NOT NULL
);

CREATE TABLE public.second_factors (
    user_id text NOT NULL,
    secret text NOT NULL,
    last_step integer DEFAULT 0 NOT NULL,
    confirmed_at timestamp with time zone,
    expires_at timestamp with time zone
);

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id text DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text) NOT NULL,
    browser text,
    system text,
    provider text,
    passkey_id text,
    provider_asked_at timestamp with time zone,
    operator_proved_at timestamp with time zone
);

CREATE TABLE public.teams (
    id text NOT NULL,
    sport text NOT NULL,
    single boolean NOT NULL,
    mixed boolean NOT NULL,
    players text[] NOT NULL
);

CREATE TABLE public.upgrade_requests (
    id text NOT NULL,
    user_id text NOT NULL,
    level text NOT NULL,
    months integer NOT NULL,
    currency text NOT NULL,
    amount integer NOT NULL,
    state text NOT NULL,
    session_id text,
    payment_intent text,
    code_hash text,
    code_tries integer DEFAULT 0 NOT NULL,
    code_expires_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT upgrade_requests_amount_check CHECK ((amount > 0)),
    CONSTRAINT upgrade_requests_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'CLOSED'::text])))
);

CREATE TABLE public.user_addresses (
    id text NOT NULL,
    user_id text NOT NULL,
    address text NOT NULL,
    main boolean NOT NULL,
    validated_at timestamp with time zone
);

CREATE TABLE public.user_writes (
    user_id text NOT NULL,
    written_at pg_lsn NOT NULL,
    noted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.users (
    id text NOT NULL,
    code text NOT NULL,
    type text NOT NULL,
    contact_email text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    gender text,
    year_of_birth integer,
    forehand text,
    backhand text,
    location text,
    tennis_talks text[] DEFAULT '{}'::text[] NOT NULL,
    profile_image_id text,
    phone text,
    password_hash text,
    membership_level text DEFAULT 'PLAYIT'::text NOT NULL,
    membership_payment_period integer,
    membership_from timestamp with time zone,
    membership_until timestamp with time zone,
    invitation_code text,
    invited_by_code text,
    language text DEFAULT 'en'::text NOT NULL,
    blocks_invitations boolean DEFAULT false NOT NULL,
    mail_channel boolean DEFAULT true NOT NULL,
    mail_token text NOT NULL,
    calendar_token text,
    merged_into text,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone,
    deleted_at timestamp with time zone,
    brought_by text,
    factor_hint_closed boolean DEFAULT false NOT NULL,
    language_said boolean DEFAULT false NOT NULL,
    push_hint_closed boolean DEFAULT false NOT NULL,
    listed text DEFAULT 'EVERYBODY'::text NOT NULL,
    CONSTRAINT users_listed_check CHECK ((listed = ANY (ARRAY['EVERYBODY'::text, 'PLAYERS'::text, 'NOBODY'::text]))),
    CONSTRAINT users_type_check CHECK ((type = ANY (ARRAY['NORMAL'::text, 'CONTACT'::text])))
);

INSERT INTO public.apple_returns VALUES ('handle-1', '{"email": null, "subject": "s", "lastName": "Dean", "provider": "apple", "firstName": "Dora", "emailVerified": false}', '2026-11-20 08:10:00+00');

INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-20 10:00:00+00', 'u-ben', 'REPORT_CLOSED', 'u-anna', 'report1');

INSERT INTO public.ball_entries VALUES ('b-1', 'u-anna', 100, 'FRIEND', 'u-ben', '2026-09-02 08:00:00+00');
INSERT INTO public.ball_entries VALUES ('b-2', 'u-anna', -60, 'PLAN', 'r-balls', '2026-09-20 08:00:00+00');

INSERT INTO public.blocks VALUES ('u-ben', 'u-cleo', '2026-09-05 08:00:00+00');

INSERT INTO public.bounce_tokens VALUES ('bounce-hash', 'i-cleo', '2026-11-22 11:30:00+00');

INSERT INTO public.club_blocks VALUES ('c-1', 'u-cleo', '2026-11-13 08:00:00+00');

INSERT INTO public.club_contacts VALUES ('c-1', 'address-hash-1', '2026-11-12 08:00:00+00', 1, '2026-11-12 08:00:00+00', NULL);

INSERT INTO public.club_games VALUES ('g-open', 'c-1', 'ct-1', 'ALL');

INSERT INTO public.club_history OVERRIDING SYSTEM VALUE VALUES (1, 'c-1', '2026-11-10 08:00:00+00', 'u-anna', 'CREATED', NULL);

INSERT INTO public.club_levels VALUES ('cp-cleo', 'TENNIS', 4.5, '2026-11-12 08:00:00+00');

INSERT INTO public.club_mailings VALUES ('cm-1', 'c-1', 'ANNOUNCEMENT', 'u-anna', NULL, 'Courts closed', 'From Monday on.', NULL, '2026-11-19 08:00:00+00', '2026-11-19 08:00:00+00', 'cp-anna');

INSERT INTO public.club_people VALUES ('cp-anna', 'c-1', 'u-anna', 'Anna', 'Archer', NULL, NULL, false, NULL, NULL, 'ORGANISER', 'IN', true, '{EMAIL}', NULL, NULL, '2026-11-10 08:00:00+00', '2026-11-10 08:00:00+00', NULL, '2026-11-10 08:00:00+00');
INSERT INTO public.club_people VALUES ('cp-ben', 'c-1', 'u-ben', 'Ben', 'Brook', NULL, NULL, false, NULL, NULL, 'ORGANISER', 'IN', true, '{}', NULL, NULL, '2026-11-11 08:00:00+00', '2026-11-11 08:00:00+00', NULL, '2026-11-11 08:00:00+00');
INSERT INTO public.club_people VALUES ('cp-cleo', 'c-1', NULL, 'Cleo', 'Croft', 'cleo@guests.example', NULL, false, NULL, NULL, 'GUEST', 'IN', true, '{}', NULL, NULL, NULL, NULL, NULL, '2026-11-12 08:00:00+00');

INSERT INTO public.club_slugs VALUES ('old-ghent', 'c-1', '2027-11-10 08:00:00+00');

INSERT INTO public.club_venues VALUES ('cv-1', 'c-1', 0, 'Blaarmeersen', NULL, 'Ghent', 'BE', NULL, '51.04', '3.68', NULL);

INSERT INTO public.clubs VALUES ('c-1', 'ghent-racquets', 'Ghent Racquets', '{TENNIS,PADEL}', 'Europe/Brussels', 'BE', 'Ghent', 'nl', 'Since 1920', 'PUBLIC', 'ASK', false, true, 'join-1', 'u-anna', 'u-ben', '2026-12-08 08:00:00+00', 'OPEN', '2026-11-10 08:00:00+00', false, 1, '2026-11-10 08:00:00+00', '2026-11-10 08:00:00+00');

INSERT INTO public.courts VALUES ('ct-1', 'c-1', 'cv-1', 0, 'Court 1', 'CLAY', false, '{TENNIS}', NULL);

INSERT INTO public.deployment VALUES ('clock', '2026-11-20T08:00:00.000Z');

INSERT INTO public.disputes VALUES ('g-open', '2026-11-22 11:45:14.013765+00');

INSERT INTO public.friend_invitations VALUES ('f-1', 'u-anna', 'address-hash-1', '2026-09-01 09:00:00+00', '2026-09-02 08:00:00+00');
INSERT INTO public.friend_invitations VALUES ('f-2', 'u-anna', 'address-hash-2', '2026-09-01 09:00:00+00', NULL);

INSERT INTO public.game_history VALUES ('h-1', 'g-played', '2026-10-01 08:00:00+00', 1, 'u-anna', 'CREATED', NULL, 'CONFIRMED', NULL);
INSERT INTO public.game_history VALUES ('h-2', 'g-played', '2026-10-02 08:00:00+00', 2, 'u-ben', 'ACCEPTED', 'CONFIRMED', 'SCHEDULED', '{"invitee": "i-ben"}');

INSERT INTO public.game_notes OVERRIDING SYSTEM VALUE VALUES ('n-1', 'g-played', 'u-ben', 'I bring new balls', '2026-10-03 08:00:00+00', 1);
INSERT INTO public.game_notes OVERRIDING SYSTEM VALUE VALUES ('n-2', 'g-played', 'u-anna', 'Thanks!', '2026-10-03 09:00:00+00', 2);

INSERT INTO public.game_places VALUES ('p-open', 'g-open', 'l-park', 0);
INSERT INTO public.game_places VALUES ('p-played', 'g-played', 'l-hall', 0);
INSERT INTO public.game_places VALUES ('p-away', 'g-away', 'l-away', 0);

INSERT INTO public.game_windows VALUES ('w-1', 'g-open', '2026-11-25 17:00:00+00', '2026-11-25 20:00:00+00');
INSERT INTO public.game_windows VALUES ('w-2', 'g-played', '2026-10-05 17:00:00+00', '2026-10-05 18:30:00+00');
INSERT INTO public.game_windows VALUES ('w-3', 'g-away', '2026-11-26 12:30:00+00', '2026-11-26 14:30:00+00');

INSERT INTO public.games VALUES ('g-played', 'G00002', 'u-anna', 'PADEL', 'PLAYED', 'SCHEDULED', 4, NULL, false, 'share-2', 3, 'Europe/Brussels', '{"level": null, "duration": 90, "noAdGame": false, "matchType": "SINGLE", "gameSetRule": "BOF3S", "matchCategory": "CROSSCOURT", "opponentsAgeTo": null, "candidateMethod": "FIRST", "opponentsGender": "EITHER", "groupPlayCaptain": false, "opponentsAgeFrom": null, "opponentsLevelTo": null, "opponentsLevelFrom": null, "opponentsSelection": "FIX"}', true, NULL, NULL, '2026-10-01 08:00:00+00', '2026-10-04 08:00:00+00', '2026-10-05 17:00:00+00', '2026-10-05 18:30:00+00', 'p-played', NULL, 't-anna', 't-ben', '[{"ord": 0, "type": "NORMAL", "opponentScore": 4, "initiatorScore": 6}, {"ord": 1, "type": "NORMAL", "opponentScore": 2, "initiatorScore": 6}]', 'INITIATOR', 'PLAYED', '2026-10-05 19:00:00+00', 'u-anna', false, '{"INITIATOR": {"sets": [{"ord": 0, "type": "NORMAL", "opponentScore": 4, "initiatorScore": 6}, {"ord": 1, "type": "NORMAL", "opponentScore": 2, "initiatorScore": 6}], "winner": "INITIATOR", "playedStatus": "PLAYED"}}', 2, '2026-10-05 19:00:00+00', false, NULL, false, 0, NULL);
INSERT INTO public.games VALUES ('g-open', 'G00001', 'u-anna', 'TENNIS', 'CONFIRMED', NULL, 1, 'Bring balls', true, 'share-1', 3, 'Europe/Brussels', '{"level": null, "duration": 60, "noAdGame": false, "matchType": "SINGLE", "gameSetRule": "BOF3S", "matchCategory": "CROSSCOURT", "opponentsAgeTo": null, "candidateMethod": "FIRST", "opponentsGender": "EITHER", "groupPlayCaptain": false, "opponentsAgeFrom": null, "opponentsLevelTo": null, "opponentsLevelFrom": null, "opponentsSelection": "OPENCHALLENGE"}', false, 'CLAY', '{"amount": 6.5, "currency": "EUR"}', '2026-11-19 08:00:00+00', '2026-11-22 08:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '[]', 'UNKNOWN', NULL, NULL, NULL, false, '{}', 0, '2026-11-19 08:00:00+00', false, 'search1', true, 0, '{"square 204 14","town ghent","venue citadelpark Europe/Brussels"}');
INSERT INTO public.games VALUES ('g-away', 'G00003', 'u-anna', 'BADMINTON', 'CONFIRMED', NULL, 1, NULL, true, 'share-3', 3, 'Asia/Calcutta', '{"level": null, "duration": 60, "noAdGame": false, "matchType": "SINGLE", "gameSetRule": "BOF3S", "matchCategory": "CROSSCOURT", "opponentsAgeTo": null, "candidateMethod": "FIRST", "opponentsGender": "EITHER", "groupPlayCaptain": false, "opponentsAgeFrom": null, "opponentsLevelTo": null, "opponentsLevelFrom": null, "opponentsSelection": "OPENCHALLENGE"}', false, NULL, NULL, '2026-11-19 08:00:00+00', '2026-11-22 08:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '[]', 'UNKNOWN', NULL, NULL, NULL, false, '{}', 0, '2026-11-19 08:00:00+00', false, NULL, false, 0, '{"town pŪne","venue deccan club Asia/Calcutta"}');

INSERT INTO public.group_members VALUES ('gr-1', 0, 'u-ben', 'Ben', 'Brook', NULL);
INSERT INTO public.group_members VALUES ('gr-1', 1, NULL, 'Cleo', 'Croft', 'cleo@guests.example');

INSERT INTO public.groups VALUES ('gr-1', 'u-anna', 'Tuesday evening', '2026-09-10 08:00:00+00');

INSERT INTO public.identities VALUES ('google', 'subject-1', 'u-anna', '2026-09-01 08:10:00+00');

INSERT INTO public.initial_skills VALUES ('u-anna', 'PADEL', 4.5, '2026-09-01 08:20:00+00');

INSERT INTO public.invitee_links VALUES ('ilink-1', 'i-cleo', 'link-password-hash', false, '2026-11-19 08:00:00+00');
INSERT INTO public.invitee_links VALUES ('ilink-2', 'i-cleo', NULL, true, '2026-11-19 09:00:00+00');

INSERT INTO public.invitees OVERRIDING SYSTEM VALUE VALUES ('i-cleo', 'g-open', 'u-cleo', 'OPPONENT', 'OWNER', 'OPENED', 'Cleo', 'Croft', 'cleo@guests.example', NULL, false, NULL, NULL, NULL, false, '{"note": null, "slots": [{"toTime": "2026-11-25T18:00:00.000Z", "fromTime": "2026-11-25T17:00:00.000Z"}], "places": null, "lastName": "Croft", "firstName": "Cleo", "shareMyPhone": false}', NULL, NULL, 'fr', '2026-11-19 08:00:00+00', 1, NULL, '2026-11-19 08:00:00+00', NULL, NULL, NULL, NULL);
INSERT INTO public.invitees OVERRIDING SYSTEM VALUE VALUES ('i-ben', 'g-played', 'u-ben', 'OPPONENT', 'OWNER', 'CONFIRMED', 'Ben', 'Brook', NULL, NULL, false, 'See you', '[{"toTime": "2026-10-05T18:30:00.000Z", "fromTime": "2026-10-05T17:00:00.000Z"}]', '["p-played"]', false, NULL, '2026-10-02 08:00:00+00', 1, 'nl', '2026-10-01 08:00:00+00', 2, NULL, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00', NULL, NULL, '{"slots": [{"toTime": "2026-10-05T18:30:00.000Z", "fromTime": "2026-10-05T17:00:00.000Z"}], "places": []}');

INSERT INTO public.known_origins VALUES ('u-anna', 'origin-hash', '2026-11-20 09:00:00+00', '2027-05-20 09:00:00+00');

INSERT INTO public.kysely_migration VALUES ('0001-baseline', '2026-11-27T09:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-club', '2026-11-28T09:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-zone-names', '2026-11-29T16:00:00.000Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO public.limits VALUES ('login:anna@players.example', '2026-11-20 07:00:00+00', 3);

INSERT INTO public.link_tokens VALUES ('link-1', 'validateEmail', 'a-ben', '2026-09-02 08:00:00+00', '2026-09-09 08:00:00+00', NULL);

INSERT INTO public.locations VALUES ('l-park', 'u-anna', NULL, 'Citadelpark', 'Hofbouwlaan 1', 'Ghent', 'BE', '9000', '51.036', '3.7205', 'Europe/Brussels', true, '2026-11-01 08:00:00+00');
INSERT INTO public.locations VALUES ('l-hall', 'u-anna', NULL, 'Blaarmeersen', NULL, 'Ghent', 'BE', NULL, '51.04', '3.68', 'Europe/Brussels', false, '2026-10-01 08:00:00+00');
INSERT INTO public.locations VALUES ('l-away', 'u-anna', NULL, 'Deccan Club', NULL, 'PŪNE', 'IN', NULL, '0', '0', 'Asia/Calcutta', false, '2026-11-19 08:00:00+00');

INSERT INTO public.login_nonces VALUES ('nonce-1', '2026-11-20 08:10:00+00');

INSERT INTO public.login_tickets VALUES ('ticket-1', 'u-anna', 'challenge', '2026-11-20 08:10:00+00', NULL);

INSERT INTO public.mail_counts VALUES ('mailReceiver:abc', '2026-11-21 08:00:00+00', NULL);

INSERT INTO public.mails OVERRIDING SYSTEM VALUE VALUES ('m-1', 'cleo@guests.example', 'Anna invites you', 'Do you play?', '<p>Do you play?</p>', 'Anna Archer', '{"List-Unsubscribe": "<https://club.example/unsub?t=mail-cleo>"}', '[{"content": "BEGIN:VCALENDAR", "filename": "match.ics", "contentType": "text/calendar"}]', '{i-cleo}', 'KEPT', '2026-11-19 08:00:00+00', 1, false, 0, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.match_mails VALUES ('cleo@guests.example', 'g-open', '2026-11-21 08:00:00+00', 1, NULL, NULL, NULL);

INSERT INTO public.membership_notices VALUES ('u-anna', '2027-10-01 08:00:00+00');

INSERT INTO public.membership_purchases VALUES ('mp-1', 'u-anna', 'r-money', 'LOVEIT', 12, '2026-10-01 08:00:00+00', NULL);

INSERT INTO public.note_stops VALUES ('u-anna', 'g-open');

INSERT INTO public.passkey_challenges VALUES ('hash1', NULL, '2026-11-22 09:59:12.833678+00');

INSERT INTO public.passkeys VALUES ('passkey1', 'u-anna', 'Y3JlZGVudGlhbA', '\x0102', 3, '{internal}', 'Chrome', 'Android', '2026-11-22 09:59:12.833678+00', NULL);

INSERT INTO public.payment_events VALUES ('evt_1', 'checkout.session.completed', 'TAKEN', '2026-10-01 08:00:01+00');

INSERT INTO public.payments VALUES ('pay-1', 'r-money', 'PAID', 'pi_1', 4900, 'EUR', '2026-10-01 08:00:00+00');

INSERT INTO public.phone_codes VALUES ('a-anna-phone', 'code-hash', 1, '2026-11-20 08:00:00+00', '2026-11-20 08:10:00+00', '{}');

INSERT INTO public.pictures VALUES ('pic-anna', 'u-anna', '\x89504e47', '\x89504e47', 'image/png', '2026-09-01 09:00:00+00');

INSERT INTO public.player_reports OVERRIDING SYSTEM VALUE VALUES ('report1', 1, 'u-anna', 'u-ben', 'OTHER', 'Shouted at the court.', '2026-11-20 09:00:00+00', 'CLOSED', '2026-11-20 10:00:00+00', 'u-ben');

INSERT INTO public.player_searches VALUES ('search1', 'g-open', 'RUNNING', 1, '2026-11-22 12:00:00+00', '2026-11-22 11:30:00+00');

INSERT INTO public.predictions VALUES ('g-played', 0.5, '2026-10-05', '{u-anna}', '{u-ben}', '2026-10-04 00:00:00+00');

INSERT INTO public.preferences VALUES ('u-anna', 'en', 'DD_MM_YYYY', 'H24', true, true, true);
INSERT INTO public.preferences VALUES ('u-ben', 'de', 'DD_MM_YYYY', 'H24', false, true, true);

INSERT INTO public.proof_codes VALUES ('u-anna', 'salt:hash', 1, '2026-11-20 09:00:00+00', '2026-11-20 09:10:00+00');

INSERT INTO public.push_choices VALUES ('u-anna', '{INVITATION}', 22, 7, 'Europe/Brussels');
INSERT INTO public.push_choices VALUES ('u-ben', '{INVITATION}', 22, 7, 'Asia/Calcutta');

INSERT INTO public.push_devices VALUES ('device1', 'u-anna', 'session-1', 'https://push.example/1', 'cDI1NmRo', 'YXV0aA', 'hash1', 'Chrome', 'Android', '2026-11-22 12:10:43.150119+00');

INSERT INTO public.push_notices VALUES ('notice1', 'u-anna', 'g-open', 'INVITATION', 'tag', 'Title', 'Body', '/game/g-open', 'en', '2026-11-22 12:10:43.150119+00', '2026-11-22 12:10:43.150119+00', NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.ranking_steps VALUES ('PADEL:single:same', 304, 1);
INSERT INTO public.ranking_steps VALUES ('PADEL:single:same', 296, 1);

INSERT INTO public.rankings VALUES ('PADEL:single:same', 't-ben', 1480, NULL, NULL);
INSERT INTO public.rankings VALUES ('PADEL:single:same', 't-anna', 1520, '{t-anna}', '[{"day": "2026-11-20", "matches": 1}]');

INSERT INTO public.rated_matches VALUES ('g-played', 'PADEL:single:same', '2026-10-05', 't-anna', 't-ben', '{u-anna}', '{u-ben}', 'INITIATOR', NULL, NULL);

INSERT INTO public.rating_pools VALUES ('PADEL:single:same', 'MARGIN');

INSERT INTO public.rating_receipts VALUES ('g-played', 'u-anna', 'PADEL:single:same', '2026-10-05', 1500, 0.5, 1, 40, 20, 1520, NULL, NULL, NULL);
INSERT INTO public.rating_receipts VALUES ('g-played', 'u-ben', 'PADEL:single:same', '2026-10-05', 1500, 0.5, 0, 40, -20, 1480, NULL, NULL, NULL);

INSERT INTO public.ratings VALUES ('PADEL:single:same', 'u-anna', 1520, 1, 1, 0);
INSERT INTO public.ratings VALUES ('PADEL:single:same', 'u-ben', 1480, 1, 0, 1);

INSERT INTO public.recovery_codes VALUES ('u-anna', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaA');

INSERT INTO public.reminders VALUES ('g-played', 'u-anna', 'dayBefore', '2026-10-05 17:00:00+00');

INSERT INTO public.reply_tokens VALUES ('reply-hash', 'i-cleo', '2026-11-25 18:00:00+00', '2026-11-25 19:00:00+00', 1, '2026-11-22 11:40:00+00');

INSERT INTO public.request_keys VALUES ('user u-anna', '0123456789abcdef', 'hash', '"g1"', '2026-11-22 11:45:30.754154+00');

INSERT INTO public.reviews VALUES ('g-played', 'u-anna', 'u-ben', '{"fairplay": 5, "personal": null, "punctual": 6, "playAgainWith": 6}', '2026-10-06 08:00:00+00');

INSERT INTO public.search_invitations VALUES ('i-cleo', 'search1', 1, '2026-11-22 11:30:00+00', '2026-11-22 12:00:00+00');

INSERT INTO public.second_factors VALUES ('u-anna', 'JBSWY3DPEHPK3PXP', 0, '2026-11-22 09:59:12.833678+00', NULL);

INSERT INTO public.sessions VALUES ('session-1', 'u-anna', '2026-11-01 08:00:00+00', '2026-12-01 08:00:00+00', '1e0638cdaec34b8ba435403d1bc56a31', NULL, NULL, NULL, 'passkey1', NULL, NULL);

INSERT INTO public.teams VALUES ('t-anna', 'PADEL', true, false, '{u-anna}');
INSERT INTO public.teams VALUES ('t-ben', 'PADEL', true, false, '{u-ben}');

INSERT INTO public.upgrade_requests VALUES ('r-money', 'u-anna', 'LOVEIT', 12, 'EUR', 4900, 'DONE', 'cs_1', 'pi_1', NULL, 0, NULL, '2026-10-01 07:50:00+00');
INSERT INTO public.upgrade_requests VALUES ('r-balls', 'u-anna', 'LOVEIT', 1, 'IPB', 60, 'DONE', NULL, NULL, 'ball-code-hash', 1, '2026-09-20 08:10:00+00', '2026-09-20 08:00:00+00');

INSERT INTO public.user_addresses VALUES ('a-anna', 'u-anna', 'anna@players.example', true, '2026-09-01 08:05:00+00');
INSERT INTO public.user_addresses VALUES ('a-anna-phone', 'u-anna', '+32470000001', false, NULL);
INSERT INTO public.user_addresses VALUES ('a-ben', 'u-ben', 'ben@players.example', true, NULL);

INSERT INTO public.user_writes VALUES ('u-anna', '0/16B3748', '2026-11-23 17:30:00+00');

INSERT INTO public.users VALUES ('u-cleo', 'CLEO03', 'CONTACT', 'cleo@guests.example', 'Cleo', 'Croft', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, 'PLAYIT', NULL, NULL, NULL, NULL, NULL, 'fr', false, true, 'mail-cleo', NULL, NULL, '2026-09-03 08:00:00+00', NULL, NULL, NULL, false, false, false, 'EVERYBODY');
INSERT INTO public.users VALUES ('u-old', 'OLD004', 'CONTACT', NULL, '', '', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, 'PLAYIT', NULL, NULL, NULL, NULL, NULL, 'en', false, true, 'mail-old', NULL, 'u-ben', '2026-09-03 09:00:00+00', NULL, '2026-09-04 09:00:00+00', NULL, false, false, false, 'EVERYBODY');
INSERT INTO public.users VALUES ('u-anna', 'ANNA01', 'NORMAL', NULL, 'Anna', 'Archer', 'FEMALE', 1988, 'RIGHTHANDED', 'TWOHANDED', 'Ghent', '{WINNER,RALLY}', 'pic-anna', '+32470000001', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'LOVEIT', 12, '2026-10-01 08:00:00+00', '2027-10-01 08:00:00+00', 'COURT7', NULL, 'en', false, true, 'mail-anna', 'calendar-anna', NULL, '2026-09-01 08:00:00+00', NULL, NULL, NULL, false, true, false, 'EVERYBODY');
INSERT INTO public.users VALUES ('u-ben', 'BEN002', 'NORMAL', NULL, 'Ben', 'Brook', 'MALE', 1979, NULL, NULL, NULL, '{}', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'PLAYIT', NULL, NULL, NULL, 'COURT8', 'COURT7', 'nl', false, true, 'mail-ben', NULL, NULL, '2026-09-02 08:00:00+00', NULL, NULL, 'u-anna', false, false, false, 'PLAYERS');

SELECT pg_catalog.setval('public.acceptance_order', 10, true);

SELECT pg_catalog.setval('public.audit_log_ord_seq', 1, true);

SELECT pg_catalog.setval('public.club_history_ord_seq', 1, true);

SELECT pg_catalog.setval('public.game_notes_ord_seq', 2, true);

SELECT pg_catalog.setval('public.invitees_ord_seq', 2, true);

SELECT pg_catalog.setval('public.mails_ord_seq', 1, true);

SELECT pg_catalog.setval('public.player_reports_ord_seq', 1, true);

ALTER TABLE ONLY public.apple_returns
    ADD CONSTRAINT apple_returns_pkey PRIMARY KEY (handle_hash);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (ord);

ALTER TABLE ONLY public.ball_entries
    ADD CONSTRAINT ball_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ball_entries
    ADD CONSTRAINT ball_entries_reason_cause_key UNIQUE (reason, cause);

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (user_id, blocked_id);

ALTER TABLE ONLY public.bounce_tokens
    ADD CONSTRAINT bounce_tokens_pkey PRIMARY KEY (token_hash, invitee_id);

ALTER TABLE ONLY public.club_blocks
    ADD CONSTRAINT club_blocks_pkey PRIMARY KEY (club_id, user_id);

ALTER TABLE ONLY public.club_contacts
    ADD CONSTRAINT club_contacts_pkey PRIMARY KEY (club_id, address_hash);

ALTER TABLE ONLY public.club_games
    ADD CONSTRAINT club_games_pkey PRIMARY KEY (game_id);

ALTER TABLE ONLY public.club_history
    ADD CONSTRAINT club_history_pkey PRIMARY KEY (ord);

ALTER TABLE ONLY public.club_levels
    ADD CONSTRAINT club_levels_pkey PRIMARY KEY (person_id, sport);

ALTER TABLE ONLY public.club_mailings
    ADD CONSTRAINT club_mailings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.club_people
    ADD CONSTRAINT club_people_club_id_email_key UNIQUE (club_id, email);

ALTER TABLE ONLY public.club_people
    ADD CONSTRAINT club_people_club_id_user_id_key UNIQUE (club_id, user_id);

ALTER TABLE ONLY public.club_people
    ADD CONSTRAINT club_people_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.club_slugs
    ADD CONSTRAINT club_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.club_venues
    ADD CONSTRAINT club_venues_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_join_token_key UNIQUE (join_token);

ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.courts
    ADD CONSTRAINT courts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.deployment
    ADD CONSTRAINT deployment_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (game_id);

ALTER TABLE ONLY public.friend_invitations
    ADD CONSTRAINT friend_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.friend_invitations
    ADD CONSTRAINT friend_invitations_user_id_address_hash_key UNIQUE (user_id, address_hash);

ALTER TABLE ONLY public.game_history
    ADD CONSTRAINT game_history_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.game_notes
    ADD CONSTRAINT game_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.game_places
    ADD CONSTRAINT game_places_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.game_windows
    ADD CONSTRAINT game_windows_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_code_key UNIQUE (code);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_pkey PRIMARY KEY (group_id, ord);

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (provider, subject);

ALTER TABLE ONLY public.initial_skills
    ADD CONSTRAINT initial_skills_pkey PRIMARY KEY (user_id, sport);

ALTER TABLE ONLY public.invitee_links
    ADD CONSTRAINT invitee_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.invitees
    ADD CONSTRAINT invitees_game_id_user_id_key UNIQUE (game_id, user_id);

ALTER TABLE ONLY public.invitees
    ADD CONSTRAINT invitees_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.known_origins
    ADD CONSTRAINT known_origins_pkey PRIMARY KEY (user_id, origin_hash);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.login_nonces
    ADD CONSTRAINT login_nonces_pkey PRIMARY KEY (nonce_hash);

ALTER TABLE ONLY public.login_tickets
    ADD CONSTRAINT login_tickets_pkey PRIMARY KEY (ticket_hash);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.match_mails
    ADD CONSTRAINT match_mails_pkey PRIMARY KEY (recipient, game_id);

ALTER TABLE ONLY public.membership_notices
    ADD CONSTRAINT membership_notices_pkey PRIMARY KEY (user_id, ends_at);

ALTER TABLE ONLY public.membership_purchases
    ADD CONSTRAINT membership_purchases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.membership_purchases
    ADD CONSTRAINT membership_purchases_request_id_key UNIQUE (request_id);

ALTER TABLE ONLY public.note_stops
    ADD CONSTRAINT note_stops_pkey PRIMARY KEY (user_id, game_id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_kind_object_id_key UNIQUE (kind, object_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.phone_codes
    ADD CONSTRAINT phone_codes_pkey PRIMARY KEY (address_id);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.player_reports
    ADD CONSTRAINT player_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.player_searches
    ADD CONSTRAINT player_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.predictions
    ADD CONSTRAINT predictions_pkey PRIMARY KEY (game_id);

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.proof_codes
    ADD CONSTRAINT proof_codes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.push_choices
    ADD CONSTRAINT push_choices_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_endpoint_key UNIQUE (endpoint);

ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_session_hash_key UNIQUE (session_hash);

ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.push_notices
    ADD CONSTRAINT push_notices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ranking_steps
    ADD CONSTRAINT ranking_steps_pkey PRIMARY KEY (pool, step);

ALTER TABLE ONLY public.rankings
    ADD CONSTRAINT rankings_pkey PRIMARY KEY (pool, team_id);

ALTER TABLE ONLY public.rated_matches
    ADD CONSTRAINT rated_matches_pkey PRIMARY KEY (game_id);

ALTER TABLE ONLY public.rating_pools
    ADD CONSTRAINT rating_pools_pkey PRIMARY KEY (pool);

ALTER TABLE ONLY public.rating_receipts
    ADD CONSTRAINT rating_receipts_pkey PRIMARY KEY (game_id, user_id);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (pool, user_id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (game_id, user_id, kind, about);

ALTER TABLE ONLY public.reply_tokens
    ADD CONSTRAINT reply_tokens_invitee_id_key UNIQUE (invitee_id);

ALTER TABLE ONLY public.reply_tokens
    ADD CONSTRAINT reply_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.request_keys
    ADD CONSTRAINT request_keys_pkey PRIMARY KEY (holder, key);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (game_id, reviewer_id, user_id);

ALTER TABLE ONLY public.search_invitations
    ADD CONSTRAINT search_invitations_pkey PRIMARY KEY (invitee_id);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_sport_single_mixed_players_key UNIQUE (sport, single, mixed, players);

ALTER TABLE ONLY public.upgrade_requests
    ADD CONSTRAINT upgrade_requests_payment_intent_key UNIQUE (payment_intent);

ALTER TABLE ONLY public.upgrade_requests
    ADD CONSTRAINT upgrade_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.upgrade_requests
    ADD CONSTRAINT upgrade_requests_session_id_key UNIQUE (session_id);

ALTER TABLE ONLY public.user_addresses
    ADD CONSTRAINT user_addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_addresses
    ADD CONSTRAINT user_addresses_user_id_address_key UNIQUE (user_id, address);

ALTER TABLE ONLY public.user_writes
    ADD CONSTRAINT user_writes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_calendar_token_key UNIQUE (calendar_token);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_code_key UNIQUE (code);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_contact_email_key UNIQUE (contact_email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_invitation_code_key UNIQUE (invitation_code);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_mail_token_key UNIQUE (mail_token);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, ord);

CREATE INDEX ball_entries_user ON public.ball_entries USING btree (user_id);

CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked_id);

CREATE INDEX bounce_tokens_created ON public.bounce_tokens USING btree (created_at);

CREATE INDEX bounce_tokens_invitee ON public.bounce_tokens USING btree (invitee_id);

CREATE INDEX club_blocks_user ON public.club_blocks USING btree (user_id);

CREATE INDEX club_contacts_address ON public.club_contacts USING btree (address_hash);

CREATE INDEX club_contacts_first ON public.club_contacts USING btree (club_id, first_at);

CREATE INDEX club_games_club ON public.club_games USING btree (club_id, game_id);

CREATE INDEX club_games_court ON public.club_games USING btree (court_id) WHERE (court_id IS NOT NULL);

CREATE INDEX club_history_at ON public.club_history USING btree (at);

CREATE INDEX club_history_club ON public.club_history USING btree (club_id, ord);

CREATE INDEX club_mailings_due ON public.club_mailings USING btree (due_at);

CREATE INDEX club_people_email ON public.club_people USING btree (email);

CREATE INDEX club_people_user ON public.club_people USING btree (user_id);

CREATE INDEX club_people_via ON public.club_people USING btree (via_id);

CREATE INDEX club_slugs_club ON public.club_slugs USING btree (club_id);

CREATE INDEX club_venues_club ON public.club_venues USING btree (club_id);

CREATE INDEX clubs_ending ON public.clubs USING btree (state_since) WHERE (state <> 'OPEN'::text);

CREATE INDEX clubs_keeper ON public.clubs USING btree (keeper_id);

CREATE INDEX courts_club ON public.courts USING btree (club_id);

CREATE UNIQUE INDEX courts_name ON public.courts USING btree (venue_id, lower(name)) WHERE (gone_at IS NULL);

CREATE INDEX disputes_began ON public.disputes USING btree (began_at);

CREATE INDEX friend_invitations_address ON public.friend_invitations USING btree (address_hash) WHERE (earned_at IS NULL);

CREATE INDEX game_history_game ON public.game_history USING btree (game_id);

CREATE INDEX game_notes_game ON public.game_notes USING btree (game_id, ord);

CREATE INDEX game_places_game ON public.game_places USING btree (game_id);

CREATE INDEX game_windows_game ON public.game_windows USING btree (game_id);

CREATE INDEX games_changed ON public.games USING btree (changed_at);

CREATE INDEX games_expiry ON public.games USING btree (expires_at) WHERE (status = 'CONFIRMED'::text);

CREATE INDEX games_open ON public.games USING btree (created_at DESC) WHERE ((status = 'CONFIRMED'::text) AND ((preference ->> 'opponentsSelection'::text) = 'OPENCHALLENGE'::text));

CREATE INDEX games_open_areas ON public.games USING gin (areas) WHERE ((status = 'CONFIRMED'::text) AND ((preference ->> 'opponentsSelection'::text) = 'OPENCHALLENGE'::text));

CREATE INDEX games_open_owner ON public.games USING btree (owner_id) WHERE ((status = 'CONFIRMED'::text) AND ((preference ->> 'opponentsSelection'::text) = 'OPENCHALLENGE'::text));

CREATE INDEX games_open_zone ON public.games USING btree (timezone, created_at DESC) WHERE ((status = 'CONFIRMED'::text) AND ((preference ->> 'opponentsSelection'::text) = 'OPENCHALLENGE'::text));

CREATE INDEX games_owner ON public.games USING btree (owner_id);

CREATE INDEX games_start ON public.games USING btree (from_time) WHERE (status = 'SCHEDULED'::text);

CREATE INDEX groups_owner ON public.groups USING btree (owner_id);

CREATE INDEX identities_user ON public.identities USING btree (user_id);

CREATE INDEX invitee_links_invitee ON public.invitee_links USING btree (invitee_id);

CREATE INDEX invitees_user ON public.invitees USING btree (user_id);

CREATE INDEX limits_window ON public.limits USING btree (window_started_at);

CREATE INDEX link_tokens_address ON public.link_tokens USING btree (address_id);

CREATE INDEX link_tokens_end ON public.link_tokens USING btree (expires_at);

CREATE INDEX locations_owner ON public.locations USING btree (owner_id);

CREATE INDEX mail_counts_key ON public.mail_counts USING btree (key, counted_at);

CREATE INDEX mail_counts_time ON public.mail_counts USING btree (counted_at);

CREATE INDEX mails_next_try ON public.mails USING btree (next_try_at) WHERE (state = 'QUEUED'::text);

CREATE INDEX mails_order ON public.mails USING btree (ord DESC);

CREATE INDEX mails_recipient ON public.mails USING btree (recipient, ord DESC);

CREATE INDEX match_mails_due ON public.match_mails USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX match_mails_game ON public.match_mails USING btree (game_id);

CREATE INDEX membership_purchases_user ON public.membership_purchases USING btree (user_id);

CREATE INDEX note_stops_game ON public.note_stops USING btree (game_id);

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

CREATE INDEX payments_request ON public.payments USING btree (request_id);

CREATE INDEX pictures_user ON public.pictures USING btree (user_id);

CREATE INDEX player_reports_reported ON public.player_reports USING btree (reported_id);

CREATE INDEX player_reports_reporter ON public.player_reports USING btree (reporter_id);

CREATE INDEX player_reports_state ON public.player_reports USING btree (state, ord);

CREATE INDEX player_searches_due ON public.player_searches USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE INDEX player_searches_game ON public.player_searches USING btree (game_id);

CREATE UNIQUE INDEX player_searches_running ON public.player_searches USING btree (game_id) WHERE (state = 'RUNNING'::text);

CREATE INDEX push_devices_user ON public.push_devices USING btree (user_id);

CREATE INDEX push_notices_created ON public.push_notices USING btree (created_at);

CREATE INDEX push_notices_due ON public.push_notices USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX push_notices_mail ON public.push_notices USING btree (mail_at) WHERE (mail_at IS NOT NULL);

CREATE INDEX push_notices_user ON public.push_notices USING btree (user_id, tag);

CREATE INDEX rankings_order ON public.rankings USING btree (pool, elo DESC, team_id);

CREATE INDEX rankings_team ON public.rankings USING btree (team_id);

CREATE INDEX rated_matches_initiator ON public.rated_matches USING btree (initiator_team_id);

CREATE INDEX rated_matches_opponent ON public.rated_matches USING btree (opponent_team_id);

CREATE INDEX rated_matches_pool ON public.rated_matches USING btree (pool, day);

CREATE INDEX rating_receipts_player ON public.rating_receipts USING btree (user_id, pool, day);

CREATE INDEX ratings_user ON public.ratings USING btree (user_id);

CREATE INDEX request_keys_created ON public.request_keys USING btree (created_at);

CREATE INDEX reviews_user ON public.reviews USING btree (user_id);

CREATE INDEX search_invitations_search ON public.search_invitations USING btree (search_id);

CREATE INDEX sessions_end ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_passkey ON public.sessions USING btree (passkey_id);

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

CREATE INDEX teams_players ON public.teams USING gin (players);

CREATE INDEX upgrade_requests_user ON public.upgrade_requests USING btree (user_id, created_at);

CREATE INDEX user_addresses_address ON public.user_addresses USING btree (address);

CREATE UNIQUE INDEX user_addresses_held ON public.user_addresses USING btree (address) WHERE (main OR (validated_at IS NOT NULL));

CREATE INDEX user_writes_noted ON public.user_writes USING btree (noted_at);

CREATE INDEX users_brought_by ON public.users USING btree (brought_by) WHERE (brought_by IS NOT NULL);

CREATE INDEX users_guests ON public.users USING btree (created_at) WHERE ((type = 'CONTACT'::text) AND (deleted_at IS NULL));

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER game_places_noted AFTER INSERT ON public.game_places REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION public.note_areas();

CREATE TRIGGER users_left AFTER UPDATE OF deleted_at, disabled_at ON public.users FOR EACH ROW WHEN (((new.deleted_at IS DISTINCT FROM old.deleted_at) OR ((new.disabled_at IS NOT NULL) AND (old.disabled_at IS NULL)))) EXECUTE FUNCTION public.users_left();

ALTER TABLE ONLY public.ball_entries
    ADD CONSTRAINT ball_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bounce_tokens
    ADD CONSTRAINT bounce_tokens_invitee_id_fkey FOREIGN KEY (invitee_id) REFERENCES public.invitees(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_blocks
    ADD CONSTRAINT club_blocks_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_blocks
    ADD CONSTRAINT club_blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.club_contacts
    ADD CONSTRAINT club_contacts_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_games
    ADD CONSTRAINT club_games_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_games
    ADD CONSTRAINT club_games_court_id_fkey FOREIGN KEY (court_id) REFERENCES public.courts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.club_games
    ADD CONSTRAINT club_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_history
    ADD CONSTRAINT club_history_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_levels
    ADD CONSTRAINT club_levels_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.club_people(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_mailings
    ADD CONSTRAINT club_mailings_about_id_fkey FOREIGN KEY (about_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.club_mailings
    ADD CONSTRAINT club_mailings_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.club_mailings
    ADD CONSTRAINT club_mailings_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_people
    ADD CONSTRAINT club_people_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_people
    ADD CONSTRAINT club_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.club_people
    ADD CONSTRAINT club_people_via_id_fkey FOREIGN KEY (via_id) REFERENCES public.club_people(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.club_slugs
    ADD CONSTRAINT club_slugs_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.club_venues
    ADD CONSTRAINT club_venues_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_heir_id_fkey FOREIGN KEY (heir_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.courts
    ADD CONSTRAINT courts_club_id_fkey FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.courts
    ADD CONSTRAINT courts_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES public.club_venues(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.friend_invitations
    ADD CONSTRAINT friend_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.game_history
    ADD CONSTRAINT game_history_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.game_notes
    ADD CONSTRAINT game_notes_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.game_notes
    ADD CONSTRAINT game_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.game_places
    ADD CONSTRAINT game_places_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.game_places
    ADD CONSTRAINT game_places_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id);

ALTER TABLE ONLY public.game_windows
    ADD CONSTRAINT game_windows_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.initial_skills
    ADD CONSTRAINT initial_skills_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitee_links
    ADD CONSTRAINT invitee_links_invitee_id_fkey FOREIGN KEY (invitee_id) REFERENCES public.invitees(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitees
    ADD CONSTRAINT invitees_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitees
    ADD CONSTRAINT invitees_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.known_origins
    ADD CONSTRAINT known_origins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_address_id_fkey FOREIGN KEY (address_id) REFERENCES public.user_addresses(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.login_tickets
    ADD CONSTRAINT login_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.match_mails
    ADD CONSTRAINT match_mails_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.membership_notices
    ADD CONSTRAINT membership_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.membership_purchases
    ADD CONSTRAINT membership_purchases_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.upgrade_requests(id);

ALTER TABLE ONLY public.membership_purchases
    ADD CONSTRAINT membership_purchases_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.note_stops
    ADD CONSTRAINT note_stops_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_stops
    ADD CONSTRAINT note_stops_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.upgrade_requests(id);

ALTER TABLE ONLY public.phone_codes
    ADD CONSTRAINT phone_codes_address_id_fkey FOREIGN KEY (address_id) REFERENCES public.user_addresses(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.player_reports
    ADD CONSTRAINT player_reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.player_reports
    ADD CONSTRAINT player_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.player_reports
    ADD CONSTRAINT player_reports_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.player_searches
    ADD CONSTRAINT player_searches_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.predictions
    ADD CONSTRAINT predictions_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.proof_codes
    ADD CONSTRAINT proof_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.push_choices
    ADD CONSTRAINT push_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES public.sessions(token_hash) ON DELETE CASCADE;

ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.push_notices
    ADD CONSTRAINT push_notices_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.push_notices
    ADD CONSTRAINT push_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rankings
    ADD CONSTRAINT rankings_team_id_fkey FOREIGN KEY (team_id) REFERENCES public.teams(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rated_matches
    ADD CONSTRAINT rated_matches_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rated_matches
    ADD CONSTRAINT rated_matches_initiator_team_id_fkey FOREIGN KEY (initiator_team_id) REFERENCES public.teams(id);

ALTER TABLE ONLY public.rated_matches
    ADD CONSTRAINT rated_matches_opponent_team_id_fkey FOREIGN KEY (opponent_team_id) REFERENCES public.teams(id);

ALTER TABLE ONLY public.rating_receipts
    ADD CONSTRAINT rating_receipts_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rating_receipts
    ADD CONSTRAINT rating_receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.second_factors(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reply_tokens
    ADD CONSTRAINT reply_tokens_invitee_id_fkey FOREIGN KEY (invitee_id) REFERENCES public.invitees(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_invitations
    ADD CONSTRAINT search_invitations_invitee_id_fkey FOREIGN KEY (invitee_id) REFERENCES public.invitees(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_invitations
    ADD CONSTRAINT search_invitations_search_id_fkey FOREIGN KEY (search_id) REFERENCES public.player_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_passkey_id_fkey FOREIGN KEY (passkey_id) REFERENCES public.passkeys(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.upgrade_requests
    ADD CONSTRAINT upgrade_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.user_addresses
    ADD CONSTRAINT user_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_writes
    ADD CONSTRAINT user_writes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_brought_by_fkey FOREIGN KEY (brought_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.users(id);

