import { choiceProblem } from '../../../../shared/domain/calendar.ts';
import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { offerOf } from '../gameState.ts';
import { storeChoice } from './choice.ts';
import type { CommandOf } from './gameCommand.ts';
import { asInvitee, type Turn } from './turn.ts';

/**
 * TIME_SELECTION: stores when somebody can play; ACCEPT decides (R-choice).
 * @throws AppError 422 when a period is outside the offer, past, off the grid or too short
 */
export async function selectTime(turn: Turn, { slots }: CommandOf<'TIME_SELECTION'>): Promise<GameEvent[]> {
  const { windows, duration, timezone } = offerOf(turn.state);
  if (choiceProblem(slots, windows, duration, timezone, turn.now.toISOString())) throw new AppError('E.game.slot');
  return storeChoice(asInvitee(turn), { slots });
}
