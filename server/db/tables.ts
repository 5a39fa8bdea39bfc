import type { ColumnType, Generated, Insertable, RawBuilder, Selectable } from 'kysely';
import type { GamePreference } from '../../shared/contract/schemas/gameAnswer.ts';
import type { SocialProvider } from '../../shared/domain/logInProviders.ts';
import type { PaidLevel } from '../../shared/domain/membership.ts';
import type { Reminder } from '../../shared/domain/reminders.ts';
import type { ScoreClaims } from '../../shared/domain/scoreClaims.ts';
import type {
  Cost,
  DateFormat,
  GameSet,
  GameStatus,
  Gender,
  InviteeStatus,
  MembershipLevel,
  Period,
  PlayedStatus,
  Sport,
  Surface,
  TimeFormat,
  Winner,
} from '../../shared/domain/values.ts';
import type { Language } from '../../shared/locales/languages.ts';

/** What a provider says about a person. */
export interface Vouched {
  provider: SocialProvider;
  /** What the provider calls the person: always the same, and nobody else. */
  subject: string;
  /** As the provider writes it; null when it tells none. */
  email: string | null;
  /** Whether the provider has proved that the mailbox is the person's. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** jsonb: written as text, read as a value. */
type Json<T> = ColumnType<T, string, string>;

interface UserTable {
  id: string;
  code: string;
  type: 'NORMAL' | 'CONTACT';
  contact_email: string | null;
  first_name: string;
  last_name: string;
  gender: Gender | null;
  year_of_birth: number | null;
  forehand: 'RIGHTHANDED' | 'LEFTHANDED' | null;
  backhand: 'ONEHANDED' | 'TWOHANDED' | null;
  location: string | null;
  tennis_talks: Generated<string[]>;
  profile_image_id: string | null;
  phone: string | null;
  password_hash: string | null;
  membership_level: Generated<MembershipLevel>;
  membership_payment_period: number | null;
  membership_from: Date | null;
  membership_until: Date | null;
  invitation_code: string | null;
  invited_by_code: string | null;
  language: Language;
  blocks_invitations: Generated<boolean>;
  mail_channel: Generated<boolean>;
  mail_token: Generated<string>;
  calendar_token: string | null;
  merged_into: string | null;
  created_at: Date;
  disabled_at: Date | null;
  deleted_at: Date | null;
}

interface AddressTable {
  id: string;
  user_id: string;
  address: string;
  main: boolean;
  validated_at: Date | null;
}

interface GameTable {
  id: string;
  code: string;
  owner_id: string;
  sport: Sport;
  status: GameStatus;
  prev_status: GameStatus | null;
  version: Generated<number>;
  notes: string | null;
  share_my_phone: boolean;
  share_token: string;
  invitation_expiry_days: number;
  timezone: string;
  preference: Json<GamePreference>;
  court_booked: Generated<boolean>;
  surface: Surface | null;
  cost: ColumnType<Cost | null, string | null | undefined, string | null>;
  created_at: Date;
  expires_at: Date;
  from_time: Date | null;
  to_time: Date | null;
  place_id: string | null;
  /** Invitee whom the owner of open doubles plays with. */
  partner_id: string | null;
  initiator_team_id: string | null;
  opponent_team_id: string | null;
  sets: ColumnType<GameSet[], string | undefined, string>;
  winner: Generated<Winner>;
  played_status: PlayedStatus | null;
  scored_at: Date | null;
  scored_by: string | null;
  disputed: Generated<boolean>;
  score_claims: ColumnType<ScoreClaims, string | undefined, string>;
  calendar_sequence: Generated<number>;
  changed_at: ColumnType<Date, never, RawBuilder<Date>>;
}

/** What a visitor of the share link said and chose under the address of somebody who has to prove the mailbox. */
export interface Draft {
  firstName: string;
  lastName: string;
  note: string | null;
  shareMyPhone: boolean;
  slots: Period[] | null;
  places: string[] | null;
}

interface InviteeTable {
  id: string;
  game_id: string;
  user_id: string;
  type: Generated<'OPPONENT' | 'SHARE'>;
  inviter: 'OWNER' | 'SHARE';
  status: InviteeStatus;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  share_my_phone: Generated<boolean>;
  note: string | null;
  slots: ColumnType<Period[] | null, string | null | undefined, string | null>;
  places: ColumnType<string[] | null, string | null | undefined, string | null>;
  hidden: Generated<boolean>;
  draft: ColumnType<Draft | null, string | null | undefined, string | null>;
  accepted_at: Date | null;
  accepted_order: number | null;
  language: Language;
  created_at: Date;
  /** Order of invitation. */
  ord: Generated<number>;
}

interface LocationTable {
  id: string;
  owner_id: string;
  data: string | null;
  name: string;
  address: string | null;
  city: string | null;
  country: string | null;
  code: string | null;
  lat: string;
  lon: string;
  timezone: string;
  favorite: Generated<boolean>;
  used_at: Date;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  from_name: string | null;
  headers: Json<Record<string, string>>;
  attachments: Json<MailAttachment[]>;
  invitee_ids: string[];
  /** KEPT in the outbox; QUEUED, SENT or FAILED when it goes out by SMTP. */
  state: 'KEPT' | 'QUEUED' | 'SENT' | 'FAILED';
  created_at: Date;
  ord: Generated<number>;
}

interface UpgradeRequestTable {
  id: string;
  user_id: string;
  level: PaidLevel;
  months: number;
  /** ISO 4217, or IPB for balls. */
  currency: string;
  /** Minor units, or balls. */
  amount: number;
  state: 'OPEN' | 'DONE' | 'CLOSED';
  session_id: string | null;
  payment_intent: string | null;
  code_hash: string | null;
  code_tries: Generated<number>;
  code_expires_at: Date | null;
  created_at: Date;
}

/** The tables of the database; migrations/ creates them. */
export interface Tables {
  users: UserTable;
  user_addresses: AddressTable;
  pictures: { id: string; user_id: string; picture: Buffer; thumbnail: Buffer; type: string; created_at: Date };
  preferences: { user_id: string; language: Language; date_format: DateFormat; time_format: TimeFormat };
  sessions: { token_hash: string; user_id: string; created_at: Date; expires_at: Date };
  identities: { provider: SocialProvider; subject: string; user_id: string; created_at: Date };
  login_nonces: { nonce_hash: string; expires_at: Date };
  apple_returns: { handle_hash: string; person: Json<Vouched>; expires_at: Date };
  link_tokens: {
    token_hash: string;
    kind: 'validateEmail' | 'resetPassword';
    address_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  phone_codes: { address_id: string; code_hash: string; tries: number; created_at: Date; expires_at: Date };
  limits: { key: string; window_started_at: Date; used: number };
  locations: LocationTable;
  games: GameTable;
  game_windows: { id: string; game_id: string; from_time: Date; to_time: Date };
  game_places: { id: string; game_id: string; location_id: string; ord: number };
  invitees: InviteeTable;
  blocks: { user_id: string; blocked_id: string; created_at: Date };
  invitee_links: {
    token_hash: string;
    invitee_id: string;
    password_hash: string | null;
    secured: Generated<boolean>;
    created_at: Date;
  };
  game_history: {
    id: string;
    game_id: string;
    at: Date;
    version: number;
    actor: string | null;
    event: string;
    from_status: GameStatus | null;
    to_status: GameStatus | null;
    detail: Json<Record<string, unknown> | null>;
  };
  reminders: { game_id: string; user_id: string; kind: Reminder; about: Date };
  game_notes: {
    id: string;
    game_id: string;
    user_id: string;
    message: string;
    created_at: Date;
    ord: Generated<number>;
  };
  teams: { id: string; sport: Sport; single: boolean; mixed: boolean; players: string[] };
  initial_skills: { user_id: string; sport: Sport; rating: number; set_at: Date };
  rated_matches: {
    game_id: string;
    pool: string;
    day: string;
    initiator_team_id: string;
    opponent_team_id: string;
    initiators: string[];
    opponents: string[];
    winner: Winner;
  };
  rating_pools: { pool: string };
  rating_receipts: {
    game_id: string;
    user_id: string;
    pool: string;
    day: string;
    before: number;
    expected: number;
    result: number;
    k: number;
    change: number;
    after: number;
  };
  groups: { id: string; owner_id: string; name: string; created_at: Date };
  group_members: {
    group_id: string;
    ord: number;
    user_id: string | null;
    first_name: string;
    last_name: string;
    email: string | null;
  };
  reviews: {
    game_id: string;
    reviewer_id: string;
    user_id: string;
    stars: Json<Record<string, number | null>>;
    created_at: Date;
  };
  login_tickets: { ticket_hash: string; user_id: string; challenge: string; expires_at: Date };
  friend_invitations: {
    id: string;
    user_id: string;
    address_hash: string;
    created_at: Date;
    earned_at: Date | null;
  };
  ball_entries: {
    id: string;
    user_id: string;
    amount: number;
    reason: 'FRIEND' | 'PLAN';
    cause: string;
    created_at: Date;
  };
  upgrade_requests: UpgradeRequestTable;
  payments: {
    id: string;
    request_id: string;
    kind: 'PAID' | 'REFUNDED' | 'DISPUTED' | 'DISPUTE_WON';
    object_id: string;
    amount: number;
    currency: string;
    created_at: Date;
  };
  payment_events: { id: string; type: string; outcome: string; received_at: Date };
  membership_purchases: {
    id: string;
    user_id: string;
    request_id: string | null;
    level: PaidLevel;
    months: number | null;
    bought_at: Date;
    ended_at: Date | null;
  };
  membership_notices: { user_id: string; ends_at: Date };
  predictions: {
    game_id: string;
    chance: number;
    day: string;
    initiators: string[];
    opponents: string[];
    made_at: Date;
  };
  ranking_steps: { pool: string; step: number; teams: number };
  rankings: { pool: string; team_id: string; elo: number };
  ratings: { pool: string; user_id: string; elo: number; matches: number; wins: number; losses: number };
  mails: MailTable;
  deployment: { key: string; value: string };
}

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type AddressRow = Selectable<AddressTable>;
export type GameRow = Selectable<GameTable>;
export type NewGame = Insertable<GameTable>;
export type InviteeRow = Selectable<InviteeTable>;
export type NewInvitee = Insertable<InviteeTable>;
export type LocationRow = Selectable<LocationTable>;
export type UpgradeRequestRow = Selectable<UpgradeRequestTable>;
