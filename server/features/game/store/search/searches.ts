import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../../../db/database.ts';
import type { Tables } from '../../../../db/tables.ts';
import { newId } from '../../../../ids.ts';
import { knownTo } from '../../../known/knownPeople.ts';
import type { GameState } from '../../gameState.ts';
import { changeGame } from '../changes.ts';

export type PlayerSearch = Selectable<Tables['player_searches']>;

/** A person whom a search has invited. */
export interface Asked {
  inviteeId: string;
  wave: number;
  askedAt: Date;
  /** Until then nobody is asked after them, unless they say no. */
  turnEnds: Date;
}

/** Begins a search, unless one is running. */
export async function insertSearch(tx: Tx, state: GameState, now: Date, nextAt: Date): Promise<void> {
  const id = newId();
  const row = { id, game_id: state.game.id, state: 'RUNNING', next_at: nextAt, started_at: now } as const;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('player_searches')
    .values(row)
    // A literal: with a parameter PostgreSQL would not find an index for it, once it makes a generic plan.
    .onConflict((conflict) => conflict.column('game_id').where('state', '=', sql.lit('RUNNING')).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await changeGame(tx, state, { search_id: id });
}

/** @returns the last search of a game; undefined when there was none */
export async function findSearch(db: Queryable, { game }: GameState): Promise<PlayerSearch | undefined> {
  if (game.search_id === null) return undefined;
  return db.selectFrom('player_searches').selectAll().where('id', '=', game.search_id).executeTakeFirst();
}

export async function changeSearch(
  tx: Tx,
  id: string,
  change: Partial<Pick<PlayerSearch, 'state' | 'wave' | 'next_at'>>,
): Promise<void> {
  await tx.updateTable('player_searches').set(change).where('id', '=', id).execute();
}

/** Records whom a wave of a search has invited. */
export async function insertAsked(
  tx: Tx,
  searchId: string,
  inviteeIds: readonly string[],
  { wave, askedAt, turnEnds }: Omit<Asked, 'inviteeId'>,
): Promise<void> {
  const row = { search_id: searchId, wave, asked_at: askedAt, turn_ends: turnEnds };
  const rows = inviteeIds.map((id) => ({ ...row, invitee_id: id }));
  if (rows.length > 0) await tx.insertInto('search_invitations').values(rows).execute();
}

/** @returns the people a search has invited, in the order of the waves */
export async function findAsked(db: Queryable, searchId: string): Promise<Asked[]> {
  return db
    .selectFrom('search_invitations')
    .select(['invitee_id as inviteeId', 'wave', 'asked_at as askedAt', 'turn_ends as turnEnds'])
    .where('search_id', '=', searchId)
    .orderBy('wave')
    .orderBy('invitee_id')
    .execute();
}

/** @returns games whose search is due */
export async function findDueSearches(db: Queryable, now: Date, max: number): Promise<string[]> {
  const due = await db
    .selectFrom('player_searches')
    .select('game_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(max)
    .execute();
  return due.map((row) => row.game_id);
}

/** Makes a search due now, as something has happened to its game. @returns whether the search can continue */
export async function wakeSearch(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('player_searches')
    .set({ next_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['RUNNING', 'EXHAUSTED'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the turns of people whose invitation could not be delivered, and makes their searches due now (R-substitute-asked). */
export async function endLostTurns(db: Queryable, now: Date): Promise<void> {
  await sql`
    with ended as (
      update search_invitations set turn_ends = ${now} from invitees
      where invitees.id = invitee_id and turn_ends > ${now} and invitees.status = 'UNDELIVERABLE'
      returning search_invitations.search_id)
    update player_searches set next_at = ${now} where state = 'RUNNING' and id in (select search_id from ended)`.execute(
    db,
  );
}

/** @returns how many people whom its organiser had not met a game's searches have asked (R-substitute-strangers) */
export async function countAskedStrangers(db: Queryable, { game, owner }: GameState): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    with known as (${knownTo(owner.id)})
    select count(distinct invitees.user_id)::int as people
    from search_invitations join invitees on invitees.id = invitee_id
    where invitees.game_id = ${game.id} and not exists (
      select 1 from known where known.id = invitees.user_id and met and known.game_id is distinct from ${game.id})`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}

/** An arbitrary number: PostgreSQL identifies such locks by a number alone. */
const WAVE_LOCK = 7_241_001;

/**
 * From here to the end of the transaction no other search asks people, so that two searches at the same time don't both find
 * the same person free (R-substitute-asked).
 */
export async function lockWaves(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WAVE_LOCK})`.execute(tx);
}
