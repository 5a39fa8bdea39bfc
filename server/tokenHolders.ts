import type { Clock } from './clock.ts';
import type { Queryable } from './db/database.ts';
import { statement } from './db/statement.ts';
import { findLivingLinks } from './features/game/livingLinks.ts';
import { findLivingSessions, oldestLogIn, prolongSession } from './features/session/repository.ts';
import { type Found, selectHolder } from './holderQuery.ts';
import { hashToken } from './ids.ts';
import type { TokenHolders, Viewer } from './plugins/auth.ts';

interface Asked {
  token: string;
  gameId: string | null;
  now: Date;
}

const findAny = statement<Found, [hash: string, token: string, gameId: string | null, now: Date, oldestLogIn: Date]>(
  (hash, token, gameId, now, oldest) => selectHolder({ hash, token, gameId, now, oldestLogIn: oldest }),
);

/** @returns whoever was found: a live session, which is prolonged, else a link of that game */
async function holderOf(
  db: Queryable,
  found: Found | undefined,
  { token, gameId, now }: Asked,
): Promise<Viewer | null> {
  if (found?.userId && found.expiresAt) {
    await prolongSession(db, hashToken(token), new Date(found.expiresAt), now);
    return { kind: 'user', userId: found.userId };
  }
  if (!found || gameId === null) return null;
  const { inviteeId, passwordHash, secured } = found;
  if (inviteeId !== null) return { kind: 'invitee', inviteeId, gameId, passwordHash, secured: secured ?? false };
  return found.isShared ? { kind: 'share', gameId } : null;
}

async function findHolder(db: Queryable, asked: Asked): Promise<Viewer | null> {
  const { token, gameId, now } = asked;
  const [found] = await findAny(db, hashToken(token), token, gameId, now, oldestLogIn(now));
  return holderOf(db, found, asked);
}

export function createTokenHolders(db: Queryable, clock: Clock): TokenHolders {
  return {
    find: (token, gameId) => findHolder(db, { token, gameId, now: clock.now() }),
    seen: (found, { token, gameId }) => holderOf(db, found, { token, gameId, now: clock.now() }),
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
