import { subDays } from 'date-fns/subDays';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { setPush } from '../../../shared/contract/push.ts';
import type { PushAnswer } from '../../../shared/contract/schemas/push.ts';
import { MAX_SESSION_DAYS } from '../../../shared/domain/limits.ts';
import { DEFAULT_QUIET, PUSH_KINDS } from '../../../shared/domain/push.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';
import { readPushKeys } from '../../push/post.ts';

async function findDevices(db: Queryable, userId: string, token: string, now: Date): Promise<PushAnswer['devices']> {
  const rows = await db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.token_hash', 'push_devices.session_hash')
    .selectAll('push_devices')
    .where('push_devices.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', subDays(now, MAX_SESSION_DAYS))
    .orderBy('push_devices.created_at', 'desc')
    .execute();
  const current = hashToken(token);
  return rows.map(({ id, browser, system, created_at, session_hash }) => ({
    id,
    browser,
    system,
    since: created_at.toISOString(),
    current: session_hash === current,
  }));
}

/** @param token of the session that asks @returns which notices a user wants, and on which devices (R-push-kinds) */
export async function toPushView({ db, clock }: Context, userId: string, token: string): Promise<PushAnswer> {
  const { publicKey } = await readPushKeys(db);
  const row = await db.selectFrom('push_choices').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return {
    key: publicKey,
    kinds: row?.kinds ?? [...PUSH_KINDS],
    quietFrom: row?.quiet_from ?? DEFAULT_QUIET.from,
    quietTo: row?.quiet_to ?? DEFAULT_QUIET.to,
    timezone: row?.timezone ?? null,
    devices: await findDevices(db, userId, token, clock.now()),
  };
}

export async function storeChoices(db: Queryable, userId: string, body: BodyOf<typeof setPush>): Promise<void> {
  const choices = {
    kinds: [...new Set(body.kinds)],
    quiet_from: body.quietFrom,
    quiet_to: body.quietTo,
    timezone: body.timezone,
  };
  await db
    .insertInto('push_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute();
}
