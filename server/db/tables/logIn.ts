import type { SocialProvider } from '../../../shared/domain/logInProviders.ts';
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

/** How people prove who they are, and how often they tried. */
export interface LogInTables {
  sessions: { token_hash: string; user_id: string; created_at: Date; expires_at: Date };
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
  phone_codes: { address_id: string; code_hash: string; tries: number; created_at: Date; expires_at: Date };
  limits: { key: string; window_started_at: Date; used: number };
}
