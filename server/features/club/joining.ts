import type { joinClub as endpoint } from '../../../shared/contract/club.ts';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { clubJoinPath } from '../../../shared/routes/club.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { EntryRow } from '../../db/tables.ts';
import { newId, newToken } from '../../ids.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import { lockUser } from '../people/repository.ts';
import { lockClub, lockFor } from './access.ts';
import { notifyAsked } from './entryEmails.ts';
import { keepAct } from './history.ts';
import { checkMemberships, checkProved } from './room.ts';

/** @returns the line that organisers made with an address that somebody has proved (R-club-join) */
const typedLineOf = (tx: Tx, clubId: string, userId: string): Promise<EntryRow | undefined> =>
  tx
    .selectFrom('club_people')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('user_id', 'is', null)
    .where('email', 'in', (query) =>
      query
        .selectFrom('user_addresses')
        .select('address')
        .where('user_id', '=', userId)
        .where('validated_at', 'is not', null),
    )
    .orderBy('added_at')
    .orderBy('id')
    .executeTakeFirst();

/**
 * Somebody joins by a press or by the join link, or asks to (R-club-join). Barred people are answered as those who have asked.
 * @throws AppError 403 for an unproved account, or a club that is joined by its link alone, 404, 409
 */
export async function joinClub(
  context: Context,
  userId: string,
  id: string,
  body: BodyOf<typeof endpoint>,
  once: Once | null,
): Promise<ResponseOf<typeof endpoint>> {
  const now = context.clock.now();
  const work = async (tx: Tx): Promise<ResponseOf<typeof endpoint>> => {
    if (!(await lockUser(tx, userId))) throw new AppError('E.auth.required');
    await checkProved(tx, userId);
    const holdsLink = ({ join_token }: { join_token: string }) => body.token === join_token;
    const { club, entry, line: own } = await lockClub(tx, id, userId, { now, holdsLink });
    if (entry && entry.role !== 'GUEST') return { state: 'IN' };
    if (club.state !== 'OPEN') throw new AppError('E.club.closed');
    const isLet = holdsLink(club);
    if (!isLet && club.joining === 'LINK') throw new AppError('E.not.allowed');
    const line = own ?? (await typedLineOf(tx, id, userId));
    const isCounted = own && (own.joined_at !== null || own.asked_at !== null);
    if (!isCounted) await checkMemberships(tx, userId);
    const isIn = line?.state !== 'BARRED' && (isLet || club.joining === 'OPEN');
    const asking = { asked_at: now, message: body.message || null };
    const joining = { state: 'IN', role: 'MEMBER', joined_at: now, asked_at: null, message: null } as const;
    if (line) {
      // A guest stays a guest while they wait, and a barred person stays barred.
      await tx
        .updateTable('club_people')
        .set({ ...(isIn ? joining : asking), user_id: userId })
        .where('id', '=', line.id)
        .execute();
    } else {
      await tx
        .insertInto('club_people')
        .values({
          ...{ id: newId(), club_id: id, user_id: userId, role: 'MEMBER', added_at: now },
          ...(isIn ? joining : { ...asking, state: 'ASKED' }),
        })
        .execute();
    }
    if (isIn) await keepAct(tx, id, { at: now, actor: userId, action: 'JOINED', subject: userId });
    else if (line?.state !== 'BARRED') await notifyAsked(context, tx, club, userId);
    return { state: isIn ? 'IN' : 'ASKED' };
  };
  const { result } = await context.db.transaction().execute((tx) => doOnce(tx, once, now, () => work(tx)));
  return result;
}

/**
 * Somebody leaves, or takes their request back (R-club-leave). A barred person stays barred.
 * @throws AppError 404, 409 for the keeper
 */
export async function leaveClub(context: Context, userId: string, id: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const { role, entry } = await lockClub(tx, id, userId, { now });
    if (role === 'KEEPER') throw new AppError('E.club.keeper');
    const own = { club_id: id, user_id: userId };
    await tx
      .updateTable('club_people')
      .set({ asked_at: null, message: null })
      .where('club_id', '=', own.club_id)
      .where('user_id', '=', own.user_id)
      .where('state', '=', 'BARRED')
      .execute();
    await tx
      .deleteFrom('club_people')
      .where('club_id', '=', own.club_id)
      .where('user_id', '=', own.user_id)
      .where('state', '<>', 'BARRED')
      .execute();
    if (entry) await keepAct(tx, id, { at: now, actor: userId, action: 'LEFT', subject: userId });
  });
}

/** @returns the new join link (R-club-join) @throws AppError 403, 404, 409 */
export async function renewJoinLink(context: Context, userId: string, id: string): Promise<{ url: string }> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const { club } = await lockFor(tx, 'EDIT', id, userId, now);
    const join_token = newToken();
    await tx.updateTable('clubs').set({ join_token }).where('id', '=', id).execute();
    await keepAct(tx, id, { at: now, actor: userId, action: 'LINK' });
    return { url: `${context.config.publicUrl}${clubJoinPath(club.slug, join_token)}` };
  });
}
