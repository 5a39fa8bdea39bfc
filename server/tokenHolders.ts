import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Queryable } from './db/database.ts';
import { statement } from './db/statement.ts';
import { findLivingLinks } from './features/game/access.ts';
import { findLivingSessions, oldestLogIn, prolongSession } from './features/session/repository.ts';
import { hashToken } from './ids.ts';
import type { TokenHolders, Viewer } from './plugins/auth.ts';

interface Asked {
  token: string;
  gameId: string | null;
  now: Date;
}

/** What a token may be. */
interface Found {
  userId: string | null;
  expiresAt: Date | null;
  inviteeId: string | null;
  passwordHash: string | null;
  secured: boolean | null;
  isShared: boolean;
}

/** One row with everything that a token can be: most calls would need three statements otherwise. */
const findAny = statement<Found, [hash: string, token: string, gameId: string | null, now: Date, oldestLogIn: Date]>(
  (hash, token, gameId, now, oldest) => sql<Found>`
    select s.user_id as "userId", s.expires_at as "expiresAt", i.id as "inviteeId", l.password_hash as "passwordHash",
      l.secured, games.id is not null as "isShared"
    from (values (1)) as always (one)
    left join sessions s on s.token_hash = ${hash} and s.expires_at > ${now} and s.created_at > ${oldest}
    left join (invitee_links l join invitees i on i.id = l.invitee_id)
      on l.token_hash = ${hash} and i.game_id = ${gameId}
    left join games on games.id = ${gameId} and games.share_token = ${token}`,
);

/** @returns the holder: of a valid session, which is prolonged, else of a link of that game */
async function findHolder(db: Queryable, { token, gameId, now }: Asked): Promise<Viewer | null> {
  const hash = hashToken(token);
  const [found] = await findAny(db, hash, token, gameId, now, oldestLogIn(now));
  if (found?.userId && found.expiresAt) {
    await prolongSession(db, hash, found.expiresAt, now);
    return { kind: 'user', userId: found.userId };
  }
  if (!found || gameId === null) return null;
  const { inviteeId, passwordHash, secured } = found;
  if (inviteeId !== null) return { kind: 'invitee', inviteeId, gameId, passwordHash, secured: secured ?? false };
  return found.isShared ? { kind: 'share', gameId } : null;
}

export function createTokenHolders(db: Queryable, clock: Clock): TokenHolders {
  return {
    find: (token, gameId) => findHolder(db, { token, gameId, now: clock.now() }),
    findLiving: async (holders) => {
      const tokens = holders.map(({ token }) => token);
      const sessions = await findLivingSessions(db, tokens, clock.now());
      const links = holders.flatMap(({ token, gameId }) =>
        gameId === null || sessions.has(token) ? [] : [{ token, gameId }],
      );
      return new Set([...sessions, ...(await findLivingLinks(db, links))]);
    },
  };
}
