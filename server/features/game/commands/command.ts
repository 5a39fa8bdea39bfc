import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { actOnGame } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Limit } from '../../../plugins/limits.ts';
import type { Once } from '../../../plugins/once.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, Invitee } from '../gameState.ts';
import type { Turn } from './turn.ts';

/** The body of `PUT /api/game/{id}/action`: fields of all actions, most of them empty. */
export type ActionBody = BodyOf<typeof actOnGame>;

export type Contact = NonNullable<ActionBody['contactList']>[number];

/** One kind of command: what it takes from a body, and what it does. */
export interface Command<Data> {
  /** @throws AppError 400 or 403 for a body that is no such command */
  read(body: ActionBody): Data;
  /** Whether it changes nothing any more, and is answered as done (R-action-repeated). */
  isDone?(state: GameState, invitee: Invitee, data: Data): boolean;
  /**
   * Carries it out, its permission checked before.
   * @returns what happened, in order
   */
  execute(turn: Turn, data: Data): Promise<GameEvent[]>;
  /** By game, how often it may be tried: what is refused counts as well. */
  limit?: Limit;
  /** The caller's answer, where it holds more than the game as they see it. */
  answer?(turn: Turn, done: { events: readonly GameEvent[]; game: Game; once: Once | null }): Promise<Game>;
}
