import type { FastifyInstance } from 'fastify';
import { getCalendarFeed, renewCalendarFeed } from '../../../shared/contract/settings.ts';
import { invitationPath } from '../../../shared/routes/invitation.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../ids.ts';
import { keepLanguage, languageQuery } from '../../plugins/askedLanguage.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { consumeNetworkLimit, LIMITS } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { linkViewerOf } from './byForm/answerByForm.ts';
import { findShared } from './store/lists.ts';
import { findCalendarOwner, findCalendarToken, setCalendarToken } from './store/tokens.ts';
import { calendarFeed, calendarFile } from './views/calendarFile.ts';

/** Browsers hand it to the calendar, or keep it as a file. */
const asCalendar = (filename: string) => ({
  'cache-control': 'private, no-store',
  'content-disposition': `inline; filename="${filename}"`,
  'content-type': 'text/calendar; charset=utf-8',
  'x-robots-tag': 'noindex',
});

/** A player's agreed matches for their calendar app, at an address that only they know and can renew; a guest's one match. */
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
    return reply.headers(asCalendar('matches.ics')).send(await calendarFeed(context, user));
  });

  app.get<{ Params: { gameId: string; token: string } }>(
    '/calendar/:gameId/:token.ics',
    { schema: { hide: true } },
    async (request, reply) => {
      await consumeNetworkLimit(context, LIMITS.calendarFiles, request);
      const { gameId, token } = request.params;
      const viewer = await linkViewerOf(context, { gameId, token, password: null });
      const { filename, content } = await calendarFile(context, viewer, { gameId, token });
      return reply.headers(asCalendar(filename)).send(content);
    },
  );
}

/**
 * `/g/{code}`: the short form of a share link, which keeps its `?lang=` (R-language-choice). An unknown code falls through to
 * the app's not-found page.
 */
export function shortLinkRoute(app: FastifyInstance, { db }: Context): void {
  app.get<{ Params: { code: string } }>('/g/:code', { schema: { hide: true } }, async (request, reply) => {
    const game = await findShared(db, request.params.code.toLowerCase());
    if (!game) return reply.callNotFound();
    keepLanguage(request, reply);
    const path = invitationPath({ gameId: game.id, password: null, token: game.share_token });
    return reply.redirect(path + languageQuery(request), 302);
  });
}
