import type { FastifyInstance } from 'fastify';
import { type GameChanged, LIVE_EVENT, LIVE_GAME, LIVE_PATH } from '../../../shared/contract/live.ts';
import type { Context } from '../../context.ts';
import { authenticate, bearerOf } from '../../plugins/auth.ts';
import { countStreams } from './streamCounts.ts';
import { watchGames } from './watcher.ts';

/** Proxies cut connections on which nothing is said. */
const HEARTBEAT_MS = 20_000;

/** `GET /api/live`: tells open pages which game to read again (R-live). */
export function liveRoute(app: FastifyInstance, context: Context): void {
  const games = watchGames(context, app.log);
  const countIn = countStreams();
  const ends = new Set<() => void>();
  // Before the server waits for its connections to end: these never do by themselves.
  app.addHook('preClose', async () => {
    games.stop();
    for (const end of ends) end();
  });

  app.get<{ Querystring: Record<string, string> }>(LIVE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const wanted = request.query[LIVE_GAME] ?? null;
    const viewer = await authenticate(context.tokens, wanted === null ? 'session' : 'game', {
      headers: request.headers,
      params: { id: wanted },
      query: {},
    });
    const version = wanted === null ? null : await versionOf(context, wanted);
    const userId = viewer?.kind === 'user' ? viewer.userId : null;
    const token = bearerOf(request) ?? '';
    const countOut = countIn(userId ?? (viewer?.kind === 'invitee' ? viewer.inviteeId : null), request.ip);
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
    const leave = games.listen({ userId, gameId: wanted, token, notify, end });
    // How it stands from the moment on which changes are told: a page that has read it before knows whether it is late.
    if (version !== null) notify(version);
    raw.once('close', end);
    // Gone while the database was asked.
    if (raw.destroyed) end();
  });
}

async function versionOf({ db }: Context, gameId: string): Promise<GameChanged | null> {
  const game = await db.selectFrom('games').select('version').where('id', '=', gameId).executeTakeFirst();
  return game ? { gameId, version: game.version } : null;
}
