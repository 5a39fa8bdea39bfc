import { subSeconds } from 'date-fns/subSeconds';
import type { SessionAnswer } from '../../../shared/contract/schemas/sessions.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';
import { endAccess } from '../session/endAccess.ts';
import { oldestLogIn, SESSION_SECONDS } from '../session/repository.ts';
import { type Asking, asOwner } from './ownerProof.ts';

/**
 * Where somebody is logged in (R-sessions). When one was last used follows from its end, which every use puts off.
 * @param token of the session that asks
 * @returns the living ones, that of the token first
 */
export async function findSessions(db: Queryable, userId: string, token: string, now: Date): Promise<SessionAnswer[]> {
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
export async function endSession(context: Context, asking: Asking, id: string): Promise<void> {
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
export async function endOtherSessions(context: Context, asking: Asking): Promise<void> {
  await asOwner(context, asking, (tx, user) => endAccess(tx, user.id, asking.token));
}
