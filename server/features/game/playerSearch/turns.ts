import { subDays } from 'date-fns/subDays';
import type { GameState, Invitee } from '../gameState.ts';
import type { Asked } from '../store/searches.ts';

/** Who was asked, and has not answered. */
export interface Waiting extends Asked {
  invitee: Invitee;
}

const SILENT: readonly Invitee['status'][] = ['PENDING', 'SENT', 'OPENED'];

function silentOf({ invitees }: GameState, asked: readonly Asked[]): Waiting[] {
  return asked.flatMap((each) => {
    const invitee = invitees.find(({ id }) => id === each.inviteeId);
    return invitee && SILENT.includes(invitee.status) ? [{ ...each, invitee }] : [];
  });
}

/** @returns whose turn is running */
export function waitingOf(state: GameState, asked: readonly Asked[], now: Date): Waiting[] {
  return silentOf(state, asked).filter(({ turnEnds }) => turnEnds > now);
}

/** @returns ids of those who would be sorry to find it taken: whose turn is running, or who have looked at it within a day */
export function stillThinking(state: GameState, asked: readonly Asked[], now: Date): string[] {
  return silentOf(state, asked)
    .filter(
      ({ turnEnds, askedAt, invitee }) => turnEnds > now || (invitee.status === 'OPENED' && askedAt > subDays(now, 1)),
    )
    .map(({ inviteeId }) => inviteeId);
}
