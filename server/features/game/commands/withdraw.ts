import type { GameEvent } from '../events.ts';
import { changeGame } from '../store/changes.ts';
import { callOff } from './cancel.ts';
import { leave } from './decline.ts';
import type { CommandOf } from './gameCommand.ts';
import { settle } from './settle.ts';
import type { Turn } from './turn.ts';

/** WITHDRAW: the spot goes to the waiting list; by the organiser it calls the match off (R-withdraw). */
export async function withdraw(turn: Turn, command: CommandOf<'WITHDRAW'>): Promise<GameEvent[]> {
  const { tx, state, access } = turn;
  if (!access.invitee) return [await callOff(turn, command.note ?? null)];
  const left = await leave(tx, access.invitee, command);
  // Whoever leaves, the teams are not complete any more.
  await changeGame(tx, state, { partner_id: null, initiator_team_id: null, opponent_team_id: null });
  return [left, ...(await settle(turn))];
}
