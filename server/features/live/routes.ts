import type { FastifyInstance } from 'fastify';
import { type GameChanged, LIVE_EVENT, LIVE_GAME, LIVE_PATH } from '../../../shared/contract/live.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { authenticate, bearerOf } from '../../plugins/auth.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { type Network, networksOf } from '../../plugins/network.ts';
import { watchGames } from './watcher.ts';

/** Streams at the same time of one account or link, and of one network address, which many people may share (R-live-limit). */
const MAX_BY_HOLDER = 20;
const MAX_BY_NETWORK = 300;
/** By then the stream of a closed page has ended. */
const RETRY_SECONDS = 30;

/**
 * Counts the streams that are open (R-live-limit). Each is a connection of this process, so each process counts its own.
 * @returns a function that counts a stream in, and returns a function that counts it out
 */
export function countStreams(): (holder: string | null, networks: readonly Network[]) => () => void {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  /** @param holder account or invitee; null for a share link, which many people hold @throws AppError 429 above the limit */
  return (holder, networks) => {
    const limits = networks.map(({ name, times }): [string, number] => [`network ${name}`, MAX_BY_NETWORK * times]);
    if (holder !== null) limits.push([`holder ${holder}`, MAX_BY_HOLDER]);
    const isFull = limits.some(([key, most]) => (counts.get(key) ?? 0) >= most);
    if (isFull) throw new AppError('E.tooMany', { retryAfter: RETRY_SECONDS }, 'liveStreams');
    for (const [key] of limits) add(key, 1);
    return () => {
      for (const [key] of limits) add(key, -1);
    };
  };
}

/** Proxies cut silent connections. */
const HEARTBEAT_MS = 20_000;

type LiveCall = { Querystring: Record<string, QueryValue> };

/**
 * `GET /api/live`: tells open pages which game to read again (R-live).
 * @returns a function that says how many streams are open
 */
export function liveRoute(app: FastifyInstance, context: Context): () => number {
  const games = watchGames(context);
  const countIn = countStreams();
  const ends = new Set<() => void>();
  // Before the server waits for its connections to end: these never end by themselves.
  app.addHook('preClose', async () => {
    games.stop();
    for (const end of ends) end();
  });

  app.get<LiveCall>(LIVE_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const wanted = firstValue(request.query[LIVE_GAME]) ?? null;
    const viewer = await authenticate(context.tokens, wanted === null ? 'session' : 'game', {
      headers: request.headers,
      params: { id: wanted },
      query: {},
    });
    const userId = viewer?.kind === 'user' ? viewer.userId : null;
    await games.start();
    const version = wanted === null ? null : await versionOf(context, wanted, userId);
    // A stranger to the game only hears of their own games.
    const gameId = version === null ? null : wanted;
    const token = bearerOf(request) ?? '';
    const countOut = countIn(userId ?? (viewer?.kind === 'invitee' ? viewer.inviteeId : null), networksOf(request));
    const { raw } = reply;
    // From here on only we write the response, so the security headers that hooks have set are copied.
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    reply.hijack();
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(': open\n\n');
    const notify = (change: GameChanged) => raw.write(`event: ${LIVE_EVENT}\ndata: ${JSON.stringify(change)}\n\n`);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    const end = () => {
      if (!ends.delete(end)) return;
      clearInterval(heartbeat);
      leave();
      countOut();
      raw.end();
    };
    ends.add(end);
    const leave = games.listen({ userId, gameId, token, notify, end });
    // The version at the moment from which changes are told: a page that has read it before knows whether it missed one.
    if (version !== null) notify(version);
    raw.once('close', end);
    // The client left while the database was asked.
    if (raw.destroyed) end();
  });
  return () => ends.size;
}

/**
 * @param userId of a session; a link already belongs to the game
 * @returns null for a game that does not exist, and for people who have no part in it (R-stranger, R-club-match-acts)
 */
async function versionOf({ db }: Context, gameId: string, userId: string | null): Promise<GameChanged | null> {
  const found = db.selectFrom('games').select(['version', 'changed_at']).where('id', '=', gameId);
  const invited = db.selectFrom('invitees').select('game_id').where('user_id', '=', userId);
  const organised = db
    .selectFrom('club_games')
    .innerJoin('clubs', 'clubs.id', 'club_games.club_id')
    .innerJoin('club_people', 'club_people.club_id', 'clubs.id')
    .select('club_games.game_id')
    .where('club_games.game_id', '=', gameId)
    .where('clubs.state', '=', 'OPEN')
    .where('club_people.user_id', '=', userId)
    .where('club_people.role', '=', 'ORGANISER')
    .where('club_people.state', '=', 'IN');
  const own = found.where(({ or, eb }) =>
    or([eb('owner_id', '=', userId ?? ''), eb('id', 'in', invited), eb('id', 'in', organised)]),
  );
  const game = await (userId === null ? found : own).executeTakeFirst();
  return game ? { gameId, version: game.version, changedAt: game.changed_at.toISOString() } : null;
}
