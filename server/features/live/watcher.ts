import { sql } from 'kysely';
import type { GameChanged } from '../../../shared/contract/live.ts';
import type { Context } from '../../context.ts';
import type { TokenHolder } from '../../plugins/auth.ts';

/** The games that somebody is told about: every game of a user, or one game. */
export interface Listener extends TokenHolder {
  userId: string | null;
  notify: (change: GameChanged) => void;
  /** Called when the token is no longer valid. */
  end: () => void;
}

/** A change must be on screens within two seconds (R-live), so the database is asked this often. */
const POLL_MS = 1000;
/** How much later than its time a transaction may commit; changes that were told already are not told again. */
const OVERLAP_SECONDS = 15;

interface Change extends Omit<GameChanged, 'changedAt'> {
  ownerId: string;
  changedAt: Date;
  /** With microseconds. */
  at: string;
}

/**
 * Watches the games table for the listeners in this process: one query a second for any number of listeners, none without
 * listeners. Every process sees what any of them has written. A person whose session or link has ended is told nothing more:
 * their stream ends (R-live-ends).
 */
export function watchGames({ db, tokens, report }: Pick<Context, 'db' | 'tokens' | 'report'>) {
  const listeners = new Set<Listener>();
  /** The changes that were told, until the overlap has passed: game and time of the change. */
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  /** When the database last answered: changes since then have not been told, however long it was away. */
  let answeredAt = Date.now();

  async function changes(): Promise<Change[]> {
    const asked = Date.now();
    const seconds = OVERLAP_SECONDS + (asked - answeredAt) / 1000;
    const { rows } = await sql<Change>`
      select id as "gameId", version, owner_id as "ownerId", changed_at as "changedAt",
        changed_at::text as at from games
      where changed_at > clock_timestamp() - ${seconds} * interval '1 second'`.execute(db);
    answeredAt = asked;
    const now = Date.now();
    for (const [key, since] of told) if (now - since > 2 * OVERLAP_SECONDS * 1000) told.delete(key);
    return rows.filter(({ gameId, at }) => {
      const key = `${gameId} ${at}`;
      const isNew = !told.has(key);
      if (isNew) told.set(key, now);
      return isNew;
    });
  }

  async function playersOf(gameIds: string[]): Promise<Map<string, Set<string>>> {
    if (![...listeners].some(({ userId }) => userId !== null)) return new Map();
    const rows = await db
      .selectFrom('invitees')
      .select(['game_id', 'user_id'])
      .where(sql<boolean>`game_id = any(${gameIds})`)
      .execute();
    const byGame = Map.groupBy(rows, ({ game_id }) => game_id);
    return new Map([...byGame].map(([gameId, own]) => [gameId, new Set(own.map(({ user_id }) => user_id))]));
  }

  async function endDead(): Promise<void> {
    const asked = [...listeners];
    const living = await tokens.findLiving(asked);
    for (const listener of asked) if (!living.has(listener.token)) listener.end();
  }

  async function poll(): Promise<void> {
    await endDead();
    const found = await changes();
    if (found.length > 0) {
      const players = await playersOf(found.map(({ gameId }) => gameId));
      for (const { gameId, version, ownerId, changedAt } of found) {
        const change = { gameId, version, changedAt: changedAt.toISOString() };
        for (const listener of listeners) {
          const { userId } = listener;
          const isTheirs = userId !== null && (userId === ownerId || players.get(gameId)?.has(userId));
          if (listener.gameId === gameId || (listener.gameId === null && isTheirs)) listener.notify(change);
        }
      }
    }
  }

  function next(): void {
    timer = setTimeout(() => {
      poll()
        .catch((error: unknown) => report(error, 'live stream'))
        .finally(() => (listeners.size > 0 ? next() : stop()));
    }, POLL_MS);
  }

  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  return {
    /** Await it before a page hears that it is followed: what the page reads then has every change that it is not told. */
    async start(): Promise<void> {
      if (timer) return;
      answeredAt = Date.now();
      await changes().catch(() => undefined);
      if (!timer) next();
    },
    /** @returns a function that ends the listening */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop,
  };
}
