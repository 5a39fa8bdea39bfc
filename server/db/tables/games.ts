import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { GamePreference } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { DeliveryProblem } from '../../../shared/domain/match/reach.ts';
import type { Reminder } from '../../../shared/domain/match/reminders.ts';
import type { ScoreClaims } from '../../../shared/domain/score/scoreClaims.ts';
import type {
  Cost,
  GameSet,
  GameStatus,
  InviteeStatus,
  Period,
  PlayedStatus,
  SearchState,
  Sport,
  Surface,
  Winner,
} from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Json } from './column.ts';

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
  /** The invitee who is the partner of the owner in open doubles. */
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
  /** The SEQUENCE when times or venues last changed. */
  offer_sequence: Generated<number>;
  /** Canceled because its time to answer was over. */
  lapsed: Generated<boolean>;
  changed_at: ColumnType<Date, never, RawBuilder<Date>>;
  /** The last search for players; null: there was none (R-substitute-search). */
  search_id: string | null;
  /** A search begins automatically when a player drops out (R-substitute-begin). */
  finds_substitutes: Generated<boolean>;
  /** Where it could be played, computed by the database from its venues (R-open-games). */
  areas: Generated<string[] | null>;
}

/** The part of a choice that somebody would rather not take (R-rather-not). */
interface StoredRatherNot {
  slots: Period[];
  places: string[];
}

/** What a visitor of the share link said and chose under the address of a person who has to prove the mailbox. */
export interface Draft {
  firstName: string;
  lastName: string;
  note: string | null;
  shareMyPhone: boolean;
  slots: Period[] | null;
  places: string[] | null;
  /** Drafts of earlier releases have none. */
  ratherNot?: StoredRatherNot | null;
  /** The person has answered since: it no longer waits for their yes. */
  settled?: true;
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
  /** Null: nothing is marked. */
  rather_not: ColumnType<StoredRatherNot | null, string | null | undefined, string | null>;
  hidden: Generated<boolean>;
  draft: ColumnType<Draft | null, string | null | undefined, string | null>;
  accepted_at: Date | null;
  accepted_order: number | null;
  language: Language;
  created_at: Date;
  /** When an invitation that was not sent is tried next; null: none waits. */
  next_delivery_at: Date | null;
  /** For an UNDELIVERABLE invitation; null: unknown. */
  delivery_problem: Generated<DeliveryProblem | null>;
  /** When the match was first read by a session or a mailed link of this person; null: never (R-mail-unproved). */
  mailbox_seen_at: Date | null;
  /** When this person first acted by a session or a mailed link; null: never (R-score-ghost). */
  mailbox_answered_at: Date | null;
  /** When they last answered themselves; null: never, or before this was stored. */
  answered_at: Date | null;
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

/** Matches, their invitees, and what happened in them. */
export interface GameTables {
  games: GameTable;
  request_keys: { holder: string; key: string; request_hash: string; result: Json<unknown>; created_at: Date };
  game_windows: { id: string; game_id: string; from_time: Date; to_time: Date };
  game_places: { id: string; game_id: string; location_id: string; ord: number };
  invitees: InviteeTable;
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
  /** Matches whose sides disagree, or never agreed, about the score. */
  disputes: { game_id: string; began_at: Date };
  player_searches: {
    id: string;
    game_id: string;
    state: SearchState;
    /** How many waves have gone out. */
    wave: Generated<number>;
    next_at: Date | null;
    started_at: Date;
  };
  search_invitations: { invitee_id: string; search_id: string; wave: number; asked_at: Date; turn_ends: Date };
  reminders: { game_id: string; user_id: string; kind: Reminder; about: Date };
  game_notes: {
    id: string;
    game_id: string;
    user_id: string;
    message: string;
    created_at: Date;
    ord: Generated<number>;
  };
  locations: LocationTable;
}
