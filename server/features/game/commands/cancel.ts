import type { GameEvent } from '../events.ts';
import { confirmedOf, type GameState, slotOf } from '../gameState.ts';
import { changeGame } from '../store/changes.ts';
import { insertNote } from '../store/notes.ts';
import type { Command } from './command.ts';
import type { Turn } from './turn.ts';

/** CANCEL: the organiser calls the match off. */
export const cancel: Command<{ note: string | null }> = {
  read: ({ note }) => ({ note: note || null }),
  execute: async (turn, { note }) => [await callOff(turn, note)],
};

/** @param note what the organiser says about it; it stands among the notes as well */
export async function callOff({ tx, state, now }: Turn, note: string | null): Promise<GameEvent> {
  const slot = slotOf(state);
  const playerIds = confirmedOf(state).map(({ id }) => id);
  await endGame({ tx, state });
  if (note) await insertNote(tx, { gameId: state.game.id, userId: state.owner.id, message: note, now });
  return { type: 'Canceled', playerIds: slot ? playerIds : [], slot, note };
}

/** Ends a game that will not be played; `lapsed` where nobody did, but its time to answer is over. */
export async function endGame(
  { tx, state }: Pick<Turn, 'tx'> & { state: GameState },
  { lapsed = false } = {},
): Promise<void> {
  await changeGame(tx, state, { status: 'CANCELED', lapsed, calendar_sequence: state.game.calendar_sequence + 1 });
}
