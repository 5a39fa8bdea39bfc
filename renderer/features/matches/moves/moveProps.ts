import type { Winner } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import type { MatchView } from '../matchView.ts';

/** What cards ask of the page they are on. */
export interface MoveActions {
  /** @param winner the side that is said to have won */
  enterScore: (game: Game, winner?: Winner) => void;
  /** Something was decided, or is decided otherwise by now: the lists have to be read again. */
  onDone: () => void;
}

export interface MoveProps {
  match: MatchView;
  actions: MoveActions;
  isFirst: boolean;
}
