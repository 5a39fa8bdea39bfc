import type { ColumnType, Generated } from 'kysely';
import type { Browser, System } from '../../../shared/domain/people/devices.ts';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import type { Json } from './column.ts';

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
  /** When the provider has last asked the person who they are, in seconds since 1970; null when it does not say. */
  askedAt: number | null;
}

interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  /** Made by the database; says nothing of the token. */
  id: Generated<string>;
  /** On what it was opened; null for what is not known, and for sessions older than the list of them. */
  browser: Browser | null;
  system: System | null;
  /** Null where a password or a ticket opened it. */
  provider: SocialProvider | null;
  /** When the provider has last asked who it is; null where it does not say. */
  provider_asked_at: Date | null;
  /** The passkey that opened it; null where none did. */
  passkey_id: string | null;
  /** When its owner has last shown who they are to act as an operator. */
  operator_proved_at: Generated<Date | null>;
}

interface PasskeyTable {
  /** What it is called on the wire. */
  id: string;
  user_id: string;
  /** What the device calls it, base64url. */
  credential_id: string;
  public_key: Buffer;
  /** How often the device has used it, where devices count; PostgreSQL hands such numbers out as text. */
  counter: ColumnType<string, number, number>;
  /** How browsers reach the device. */
  transports: string[];
  /** On what it was made; null for what is not known. */
  browser: Browser | null;
  system: System | null;
  created_at: Date;
  used_at: Date | null;
}

/** How people prove who they are, and how often they tried. */
export interface LogInTables {
  sessions: SessionTable;
  known_origins: { user_id: string; origin_hash: string; used_at: Date; expires_at: Date };
  identities: { provider: SocialProvider; subject: string; user_id: string; created_at: Date };
  login_nonces: { nonce_hash: string; expires_at: Date };
  login_tickets: {
    ticket_hash: string;
    user_id: string;
    challenge: string;
    expires_at: Date;
    /** When the session that gave it was logged in; null in rows of the release before that knew it. */
    logged_in_at: Date | null;
  };
  apple_returns: { handle_hash: string; person: Json<Vouched>; expires_at: Date };
  link_tokens: {
    token_hash: string;
    kind: 'validateEmail' | 'resetPassword';
    address_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  proof_codes: { user_id: string; code_hash: string; tries: number; created_at: Date; expires_at: Date };
  phone_codes: {
    address_id: string;
    code_hash: string;
    /** Of strangers: whoever has asked for a code counts in `asked_from`. */
    tries: number;
    /** Hash of a network address that asked for a code, to its tries at the newest one. */
    asked_from: Json<Record<string, number>>;
    created_at: Date;
    expires_at: Date;
  };
  second_factors: {
    user_id: string;
    /** Base 32. */
    secret: string;
    /** Half minutes since 1970, of the newest code that was taken. */
    last_step: Generated<number>;
    /** Null until the app has shown a first right code. */
    confirmed_at: Date | null;
    /** Of one that waits for its first code; null once it is on. */
    expires_at: Date | null;
  };
  recovery_codes: { user_id: string; code_hash: string };
  passkeys: PasskeyTable;
  /** Of a log-in where there is no user. */
  passkey_challenges: { challenge_hash: string; user_id: string | null; expires_at: Date };
  limits: { key: string; window_started_at: Date; used: number };
}
