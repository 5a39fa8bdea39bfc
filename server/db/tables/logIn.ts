import type { ColumnType, Generated } from 'kysely';
import type { Browser, System } from '../../../shared/domain/people/devices.ts';
import type { SocialProvider } from '../../../shared/domain/people/logInProviders.ts';
import type { Json } from './column.ts';

/** What a provider says about a person. */
export interface Vouched {
  provider: SocialProvider;
  /** The provider's id for the person: always the same, and only theirs. */
  subject: string;
  /** As the provider writes it; null when it gives none. */
  email: string | null;
  /** Whether the provider has proved that the mailbox is the person's. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** When the provider last asked the person who they are, in seconds since 1970; null when it does not say. */
  askedAt: number | null;
}

interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  /** Created by the database; says nothing about the token. */
  id: Generated<string>;
  /** The browser in which it was opened; null if unknown, and for sessions older than this column. */
  browser: Browser | null;
  system: System | null;
  /** Null where a password or a ticket opened it. */
  provider: SocialProvider | null;
  /** When the provider last asked who it is; null where it does not say. */
  provider_asked_at: Date | null;
  /** The passkey that opened it; null where none did. */
  passkey_id: string | null;
  /** When its owner last proved who they are to act as an operator. */
  operator_proved_at: Generated<Date | null>;
}

interface PasskeyTable {
  /** Its id on the wire. */
  id: string;
  user_id: string;
  /** The device's id for it, base64url. */
  credential_id: string;
  public_key: Buffer;
  /** How often the device has used it, where devices count; PostgreSQL returns such numbers as text. */
  counter: ColumnType<string, number, number>;
  /** How browsers reach the device. */
  transports: string[];
  /** The browser in which it was made; null if unknown. */
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
    /** When the session that gave it was logged in; null in rows of an earlier release. */
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
    /** Tries of strangers: people who have asked for a code count in `asked_from`. */
    tries: number;
    /** By hash of a network address that asked for a code: its tries for the newest code. */
    asked_from: Json<Record<string, number>>;
    created_at: Date;
    expires_at: Date;
  };
  second_factors: {
    user_id: string;
    /** Base 32. */
    secret: string;
    /** Half minutes since 1970, for the newest code that was accepted. */
    last_step: Generated<number>;
    /** Null until the app has shown a first right code. */
    confirmed_at: Date | null;
    /** For a secret that waits for its first code; null once it is on. */
    expires_at: Date | null;
  };
  recovery_codes: { user_id: string; code_hash: string };
  passkeys: PasskeyTable;
  /** Without a user for a log-in. */
  passkey_challenges: { challenge_hash: string; user_id: string | null; expires_at: Date };
  limits: { key: string; window_started_at: Date; used: number };
}
