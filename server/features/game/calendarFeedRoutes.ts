import type { FastifyInstance } from 'fastify';
import { getCalendarFeed, renewCalendarFeed } from '../../../shared/contract/calendar.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../ids.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { findCalendarOwner, findCalendarToken, setCalendarToken } from './store/calendarToken.ts';
import { calendarFeed } from './views/calendarFeed.ts';

/** A player's agreed matches for their calendar app, at an address that only they know and can renew. */
export async function calendarFeedRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, config } = context;
  const urlOf = (token: string) => `${config.publicUrl}/calendar/${token}.ics`;

  await mount(app, context, getCalendarFeed, async ({ viewer }) => {
    const token = await findCalendarToken(db, userIdOf(viewer));
    return { url: token && urlOf(token) };
  });

  await mount(app, context, renewCalendarFeed, async ({ viewer }) => {
    const token = newToken();
    await setCalendarToken(db, userIdOf(viewer), token);
    return { url: urlOf(token) };
  });

  app.get<{ Params: { token: string } }>('/calendar/:token.ics', { schema: { hide: true } }, async (request, reply) => {
    const user = await findCalendarOwner(db, request.params.token);
    if (!user) throw new AppError('E.notFound');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="matches.ics"',
        'content-type': 'text/calendar; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      .send(await calendarFeed(context, user));
  });
}
