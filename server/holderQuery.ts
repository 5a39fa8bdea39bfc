import { type RawBuilder, sql } from 'kysely';

/** What a token may be, as the statement says that looks for it. */
export interface Found {
  userId: string | null;
  /** Text where it comes within JSON. */
  expiresAt: Date | string | null;
  inviteeId: string | null;
  passwordHash: string | null;
  secured: boolean | null;
  isShared: boolean;
}

/** What is looked for: a value each, or what stands for it in a statement that is built once. */
export type Sought = Record<'hash' | 'token' | 'gameId' | 'now' | 'oldestLogIn', unknown>;

/** One row that says all that a token can be: most calls would need three statements. */
export const selectHolder = ({ hash, token, gameId, now, oldestLogIn }: Sought): RawBuilder<Found> => sql<Found>`
  select s.user_id as "userId", s.expires_at as "expiresAt", i.id as "inviteeId", l.password_hash as "passwordHash",
    l.secured, games.id is not null as "isShared"
  from (values (1)) as always (one)
  left join sessions s on s.token_hash = ${hash} and s.expires_at > ${now} and s.created_at > ${oldestLogIn}
  left join (invitee_links l join invitees i on i.id = l.invitee_id)
    on l.token_hash = ${hash} and i.game_id = ${gameId}
  left join games on games.id = ${gameId} and games.share_token = ${token}`;
