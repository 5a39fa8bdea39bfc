import type { Generated } from 'kysely';
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
}

/** How people prove who they are, and how often they tried. */
export interface LogInTables {
  sessions: SessionTable;
  identities: { provider: SocialProvider; subject: string; user_id: string; created_at: Date };
  login_nonces: { nonce_hash: string; expires_at: Date };
  login_tickets: { ticket_hash: string; user_id: string; challenge: string; expires_at: Date };
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
  limits: { key: string; window_started_at: Date; used: number };
}
