import { subSeconds } from 'date-fns/subSeconds';
import type { FastifyInstance } from 'fastify';
import type { SessionAnswer } from '../../../shared/contract/schemas/sessions.ts';
import {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  findSessions as findEndpoint,
} from '../../../shared/contract/sessions.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';
import { bearerOf, userIdOf } from '../../plugins/auth.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { type Asking, askingOf, asOwner } from '../ownerProof/ownerProof.ts';
import { endAccess, oldestLogIn, SESSION_SECONDS } from '../session/repository.ts';

/**
 * Where somebody is logged in (R-sessions). The last use of a session follows from its end, which every use postpones.
 * @param token of the session that asks
 * @returns the valid sessions, that of the token first
 */
async function findSessions(db: Queryable, userId: string, token: string, now: Date): Promise<SessionAnswer[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', oldestLogIn(now))
    .orderBy('expires_at', 'desc')
    .execute();
  const current = hashToken(token);
  const list = rows.map(({ id, browser, system, created_at, expires_at, token_hash }) => ({
    id,
    browser,
    system,
    since: created_at.toISOString(),
    lastUsed: subSeconds(expires_at, SESSION_SECONDS).toISOString(),
    current: token_hash === current,
  }));
  return [...list.filter((session) => session.current), ...list.filter((session) => !session.current)];
}

/**
 * Ends one session of the owner (R-sessions, R-proof).
 * @throws AppError as proveOwner() does, 404 for a session that is not theirs, or has ended
 */
async function endSession(context: Context, asking: Asking, id: string): Promise<void> {
  await asOwner(context, asking, async (tx, user) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (ended.numDeletedRows !== 1n) throw new AppError('E.notFound');
  });
}

/**
 * Ends all of an account's access but the session that asks (R-access-ends, R-proof).
 * @throws AppError as proveOwner() does
 */
async function endOtherSessions(context: Context, asking: Asking): Promise<void> {
  await asOwner(context, asking, (tx, user) => endAccess(tx, user.id, asking.token));
}

/** Lists where the user is logged in, and ends sessions (R-sessions). */
export async function sessionRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  await mount(app, context, findEndpoint, async ({ viewer, request }) =>
    findSessions(db, userIdOf(viewer), bearerOf(request) ?? '', clock.now()),
  );

  const endOne = async (call: Call<typeof endEndpoint>) => endSession(context, askingOf(call), call.params.id);
  await mount(app, context, endEndpoint, endOne, { event: 'session.ended' });

  const endOthers = async (call: Call<typeof endOthersEndpoint>) => endOtherSessions(context, askingOf(call));
  await mount(app, context, endOthersEndpoint, endOthers, { event: 'sessions.ended' });
}
