import { changeGame } from '../store/changes.ts';
import { callOff } from './cancel.ts';
import type { Command } from './command.ts';
import { leave } from './decline.ts';
import { type Remarks, readRemarks } from './remarks.ts';
import { settle } from './settle.ts';

/** WITHDRAW: the spot goes to the waiting list; by the organiser it calls the match off (R-withdraw). */
export const withdraw: Command<Remarks> = {
  read: readRemarks,
  isDone: (_state, { status }) => status === 'DECLINED',
  async execute(turn, remarks) {
    const { tx, state, access } = turn;
    if (!access.invitee) return [await callOff(turn, remarks.note ?? null)];
    const left = await leave(tx, access.invitee, remarks);
    // Whoever leaves, the teams are not complete any more; the match leaves their calendar with the next sequence.
    const teamless = { partner_id: null, initiator_team_id: null, opponent_team_id: null };
    await changeGame(tx, state, { ...teamless, calendar_sequence: state.game.calendar_sequence + 1 });
    return [left, ...(await settle(turn))];
  },
};
