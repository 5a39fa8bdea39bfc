import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { BRAND } from '../../../shared/brand.ts';
import { getCalendarFeed, renewCalendarFeed } from '../../../shared/contract/calendar.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/tables.ts';
import { newToken } from '../../ids.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { addMatch, newCalendar } from './emails/calendarPart.ts';
import { confirmedOf, loadGames } from './store/gameState.ts';

/** What a feed reaches back, and its matches at most. */
const DAYS_BACK = 90;
const MOST = 500;
/** How often a calendar app should ask, in seconds. */
const REFRESH = 3600;

async function feedOf(context: Context, user: UserRow): Promise<string> {
  const { db, clock, config } = context;
  const { rows } = await sql<{ id: string }>`
    with mine as (
      select id from games where owner_id = ${user.id}
      union
      select game_id from invitees where user_id = ${user.id} and status = 'CONFIRMED'
    )
    select games.id from games join mine on mine.id = games.id
    where status in ('SCHEDULED', 'PLAYED') and to_time > ${clock.now()}::timestamptz - ${DAYS_BACK} * interval '1 day'
    order by from_time limit ${MOST}`.execute(db);
  const states = await loadGames(
    db,
    rows.map(({ id }) => id),
  );
  const calendar = newCalendar('PUBLISH').name(BRAND.name).ttl(REFRESH);
  for (const state of states) {
    const { id, from_time: from, to_time: to } = state.game;
    if (!from || !to) continue;
    const url = `${config.publicUrl}${gamePath(id)}`;
    const others = [state.owner, ...confirmedOf(state).map(({ person }) => person)].filter(
      (each) => each.id !== user.id,
    );
    const withWhom = others.map((each) => `${each.first_name} ${each.last_name}`).join(', ');
    addMatch(calendar, context, state, { language: user.language, url, slot: { from, to }, withWhom });
  }
  return calendar.toString();
}

/** A player's agreed matches for his calendar app, at an address that only he knows and can renew. */
export async function calendarFeedRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, config } = context;
  const urlOf = (token: string) => `${config.publicUrl}/calendar/${token}.ics`;

  await mount(app, context, getCalendarFeed, async ({ viewer }) => {
    const { calendar_token: token } = await db
      .selectFrom('users')
      .select('calendar_token')
      .where('id', '=', userIdOf(viewer))
      .executeTakeFirstOrThrow();
    return { url: token && urlOf(token) };
  });

  await mount(app, context, renewCalendarFeed, async ({ viewer }) => {
    const token = newToken();
    await db.updateTable('users').set({ calendar_token: token }).where('id', '=', userIdOf(viewer)).execute();
    return { url: urlOf(token) };
  });

  app.get<{ Params: { token: string } }>('/calendar/:token.ics', { schema: { hide: true } }, async (request, reply) => {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('calendar_token', '=', request.params.token)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user) throw new AppError('E.notFound');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="matches.ics"',
        'content-type': 'text/calendar; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      .send(await feedOf(context, user));
  });
}
