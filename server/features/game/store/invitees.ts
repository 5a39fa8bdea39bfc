import { sql } from 'kysely';
import { answered } from '../../../db/answered.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { NewInvitee } from '../../../db/tables.ts';
import { newId } from '../../../ids.ts';
import type { Tracker } from '../../../mail/tracking.ts';
import type { Erase } from '../../../personalData.ts';

/** @returns the id of the new invitee, who has chosen and answered nothing */
export async function insertInvitee(
  tx: Tx,
  invitee: Omit<NewInvitee, 'id' | 'accepted_at' | 'accepted_order' | 'note'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('invitees')
    .values({ ...invitee, id, accepted_at: null, accepted_order: null, note: null })
    .execute();
  return id;
}

/** @returns those users who have answered one of the owner's invitations */
export async function findAnswered(tx: Tx, ownerId: string, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('invitees')
    .innerJoin('games', 'games.id', 'invitees.game_id')
    .select('invitees.user_id')
    .distinct()
    .where('games.owner_id', '=', ownerId)
    .where(sql<boolean>`invitees.user_id = any(${userIds})`)
    .where(answered('invitees'))
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** @returns ids of the owner's games that still take answers */
export async function findAnswerableGames(tx: Tx, ownerId: string, now: Date): Promise<string[]> {
  const games = await tx
    .selectFrom('games')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'CONFIRMED')
    .where('expires_at', '>', now)
    .execute();
  return games.map(({ id }) => id);
}

/** Shows in the organiser's list whether an invitation arrived, why not, or when it is tried next (R-invitee-delivery). */
export const inviteeTracker: Tracker = {
  async record(db, ids, news) {
    await db
      .updateTable('invitees')
      .set({ next_delivery_at: null, delivery_problem: null, ...news })
      .where('id', 'in', ids)
      .where('status', 'in', ['PENDING', 'SENT'])
      .execute();
  },
  async show(db, ids) {
    await db
      .updateTable('games')
      .set({ changed_at: sql<Date>`clock_timestamp()` })
      .where('id', 'in', (query) => query.selectFrom('invitees').select('game_id').where('id', 'in', ids))
      .execute();
  },
};

/** Open and agreed games a person organises, and those they were invited to and have not declined. */
interface Involvements {
  owned: string[];
  invited: { gameId: string; inviteeId: string }[];
}

export async function findInvolvements(db: Queryable, userId: string): Promise<Involvements> {
  const owned = await db
    .selectFrom('games')
    .select('id')
    .where('owner_id', '=', userId)
    .where('status', 'in', ['CONFIRMED', 'SCHEDULED'])
    .execute();
  const invited = await db
    .selectFrom('invitees')
    .innerJoin('games', 'games.id', 'game_id')
    .select(['invitees.id as inviteeId', 'game_id as gameId'])
    .where('user_id', '=', userId)
    .where('games.status', 'in', ['CONFIRMED', 'SCHEDULED'])
    .where('invitees.status', '<>', 'DECLINED')
    .execute();
  return { owned: owned.map(({ id }) => id), invited };
}

/** Deletes what matches say about a person; that they were in them stays, for those who played with them (R-erase). */
export const eraseFromGames: Erase = async (tx, { id }) => {
  await tx
    .updateTable('invitees')
    .set({
      first_name: '',
      last_name: '',
      phone: null,
      email: null,
      note: null,
      draft: null,
      slots: null,
      places: null,
      rather_not: null,
    })
    .where('user_id', '=', id)
    .execute();
  const own = tx.selectFrom('invitees').select('id').where('user_id', '=', id);
  await tx.deleteFrom('invitee_links').where('invitee_id', 'in', own).execute();
  await tx.updateTable('games').set({ notes: null }).where('owner_id', '=', id).execute();
};
