import type { FastifyInstance } from 'fastify';
import { type GameChanged, LIVE_EVENT, LIVE_GAME, LIVE_PATH } from '../../../shared/contract/live.ts';
import type { Context } from '../../context.ts';
import { authenticate, bearerOf } from '../../plugins/auth.ts';
import { firstValue, type QueryValue } from '../../plugins/malformed.ts';
import { networksOf } from '../../plugins/network.ts';
import { countStreams } from './streamCounts.ts';
import { watchGames } from './watcher.ts';

/** Proxies cut connections on which nothing is said. */
const HEARTBEAT_MS = 20_000;

type LiveCall = { Querystring: Record<string, QueryValue> };

/**
 * `GET /api/live`: tells open pages which game to read again (R-live).
 * @returns what says how many streams are open
 */
export function liveRoute(app: FastifyInstance, context: Context): () => number {
  const games = watchGames(context);
  const countIn = countStreams();
  const ends = new Set<() => void>();
  // Before the server waits for its connections to end: these never do by themselves.
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
    // A stranger to the game is told of their own games alone.
    const gameId = version === null ? null : wanted;
    const token = bearerOf(request) ?? '';
    const countOut = countIn(userId ?? (viewer?.kind === 'invitee' ? viewer.inviteeId : null), networksOf(request));
    const { raw } = reply;
    // From here on nobody but us writes; what the hooks have said of security goes along.
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
    // How it stands from the moment on which changes are told: a page that has read it before knows whether it is late.
    if (version !== null) notify(version);
    raw.once('close', end);
    // Gone while the database was asked.
    if (raw.destroyed) end();
  });
  return () => ends.size;
}

/**
 * @param userId of a session; a link is of the game already
 * @returns null for a game that is not there, and for a player who is not in it (R-stranger)
 */
async function versionOf({ db }: Context, gameId: string, userId: string | null): Promise<GameChanged | null> {
  const found = db.selectFrom('games').select(['version', 'changed_at']).where('id', '=', gameId);
  const invited = db.selectFrom('invitees').select('game_id').where('user_id', '=', userId);
  const own = found.where(({ or, eb }) => or([eb('owner_id', '=', userId ?? ''), eb('id', 'in', invited)]));
  const game = await (userId === null ? found : own).executeTakeFirst();
  return game ? { gameId, version: game.version, changedAt: game.changed_at.toISOString() } : null;
}
