import { sql } from 'kysely';
import type { Cost, GameStatus, InviteeStatus, Surface } from '../../../../shared/domain/values.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import type { GameState, Member } from './gameState.ts';

/** The database's clock: the one all server processes share, and no development door moves. */
const NOW = sql<Date>`clock_timestamp()`;

/** Columns of a game that its actions change. */
type GameChange = Partial<{
  status: GameStatus;
  from_time: Date | null;
  to_time: Date | null;
  place_id: string | null;
  partner_id: string | null;
  initiator_team_id: string | null;
  opponent_team_id: string | null;
  calendar_sequence: number;
  notes: string | null;
  court_booked: boolean;
  surface: Surface | null;
  cost: Cost | null;
  invitation_expiry_days: number;
  expires_at: Date;
}>;

/** The moves of decisions §5 States; nothing else may happen to a status. */
const ALLOWED: Record<GameStatus, GameStatus[]> = {
  CREATED: ['CONFIRMED'],
  CONFIRMED: ['SCHEDULED', 'CANCELED'],
  SCHEDULED: ['PLAYED', 'CANCELED', 'CONFIRMED'],
  CANCELED: [],
  PLAYED: [],
};

/** Writes to the game and to its loaded state alike, so that later steps of one action see what earlier ones did. */
export async function changeGame(tx: Tx, state: GameState, change: GameChange): Promise<void> {
  const { game } = state;
  const moved = change.status !== undefined && change.status !== game.status;
  if (moved && change.status && !ALLOWED[game.status].includes(change.status)) {
    throw new Error(`a game cannot go from ${game.status} to ${change.status}`);
  }
  const { cost, ...columns } = change;
  const written = {
    ...columns,
    ...(cost === undefined ? {} : { cost: cost && JSON.stringify(cost) }),
    ...(moved ? { prev_status: game.status } : {}),
  };
  if (Object.keys(written).length > 0) {
    await tx.updateTable('games').set(written).where('id', '=', game.id).execute();
  }
  Object.assign(game, written, cost === undefined ? {} : { cost });
}

/** Pages that show the game read it again, though nothing is decided anew: a note, an invitation that was opened. */
export async function touchGame(db: Queryable, gameId: string): Promise<void> {
  await db.updateTable('games').set({ changed_at: NOW }).where('id', '=', gameId).execute();
}

/** Ends a game that will not be played. */
export async function cancelGame(tx: Tx, state: GameState): Promise<void> {
  await changeGame(tx, state, { status: 'CANCELED', calendar_sequence: state.game.calendar_sequence + 1 });
}

type InviteeChange = Partial<{
  status: InviteeStatus;
  note: string | null;
  share_my_phone: boolean;
  accepted_at: Date | null;
  accepted_order: number | null;
  hidden: boolean;
}>;

export async function changeInvitee(tx: Tx, invitee: Member, change: InviteeChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('invitees').set(change).where('id', '=', invitee.id).execute();
  Object.assign(invitee, change);
}

/** Ends an action: the game's version rises, and its history says who did what. */
export async function recordChange(
  tx: Tx,
  state: GameState,
  entry: { actor: string | null; event: string; from: GameStatus; at: Date; detail?: Record<string, unknown> },
): Promise<void> {
  const { game } = state;
  const version = game.version + 1;
  await tx.updateTable('games').set({ version, changed_at: NOW }).where('id', '=', game.id).execute();
  game.version = version;
  await tx
    .insertInto('game_history')
    .values({
      id: newId(),
      game_id: game.id,
      at: entry.at,
      version,
      actor: entry.actor,
      event: entry.event,
      from_status: entry.from,
      to_status: game.status,
      detail: JSON.stringify(entry.detail ?? null),
    })
    .execute();
}
