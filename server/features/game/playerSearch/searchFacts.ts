import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { subMinutes } from 'date-fns/subMinutes';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { DEFAULT_QUIET, quietUntil } from '../../../../shared/domain/push.ts';
import { acceptorsOf, freeSpotsOf, type GameState, nudgeableAt, slotOf } from '../gameState.ts';
import type { Span } from '../store/search/turns.ts';

/** How many minutes before the match the last people are asked. */
const LEAD_MINUTES = 30;

/** @returns the agreed slot, else the times that are offered and not over yet */
export function spansOf(state: GameState, now: Date): Span[] {
  const slot = slotOf(state);
  if (slot) return [slot];
  return state.windows
    .map(({ fromTime, toTime }) => ({ from: max([new Date(fromTime), now]), to: new Date(toTime) }))
    .filter(({ from, to }) => from < to);
}

/**
 * Until when people are asked: half an hour before the agreed start; before there is an agreed time, half an hour before the
 * last start that is offered, and as long as answers are taken (R-substitute-waves).
 */
export function cutoffOf(state: GameState, now: Date): Date {
  const { game, windows } = state;
  if (game.from_time) return subMinutes(game.from_time, LEAD_MINUTES);
  const last = candidateStarts(windows, game.preference.duration, game.timezone, now.toISOString()).at(-1);
  return last ? min([game.expires_at, subMinutes(new Date(last), LEAD_MINUTES)]) : now;
}

/**
 * When a search continues that is due at an instant: then, or when the quiet hours at the venue have ended, and never after its
 * cut-off (R-substitute-waves). The page uses this rule too, to say what the search does.
 */
export function callTime(state: GameState, due: Date, now: Date): Date {
  const awake = quietUntil(due.getTime(), { ...DEFAULT_QUIET, timezone: state.game.timezone });
  return min([awake === null ? due : new Date(awake), cutoffOf(state, now)]);
}

export const isSingle = ({ game }: GameState): boolean => requiredPlayers(game.preference.matchType) === 1;

/**
 * How many more people are needed: free spots, less the people who have said yes but have no time and venue in common yet. With
 * CHOOSE that can be none, until the organiser has chosen.
 */
export function missingOf(state: GameState): number {
  const { candidateMethod } = state.game.preference;
  const missing = freeSpotsOf(state) - acceptorsOf(state).length;
  return candidateMethod === 'CHOOSE' ? missing : Math.max(missing, Math.min(1, freeSpotsOf(state)));
}

/**
 * Whether people who were invited only just now can fill the match: no player has dropped out of it, and enough invitees have
 * an invitation that they can't be reminded of yet (R-substitute-offer).
 */
export function isEarly(state: GameState, now: Date): boolean {
  const fresh = state.invitees.filter((invitee) => (nudgeableAt(state, invitee, now) ?? now) > now);
  return state.game.calendar_sequence === 0 && fresh.length >= Math.max(1, missingOf(state));
}
