import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { GameAccess } from './access.ts';
import type { GameState } from './gameState.ts';

/** The game something happened to, and who did it. */
export interface Subject {
  context: Context;
  tx: Tx;
  state: GameState;
  /** `userId` is null for visitors and for the clock. */
  access: Pick<GameAccess, 'userId'>;
  now: Date;
}
