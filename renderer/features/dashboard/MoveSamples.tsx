import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { viewMatch } from './matchView.ts';
import { PendingActions } from './pendingActions/PendingActions.tsx';

const NOTHING = () => undefined;

/** The cards of some matches without their page: no sheet for a score opens, and nothing is read again. */
export function MoveSamples({ games, viewer }: { games: readonly Game[]; viewer: string }) {
  const { language } = useStores().language;
  return (
    <PendingActions
      matches={games.map((game) => viewMatch(game, viewer, language))}
      actions={{ enterScore: NOTHING, onDone: NOTHING }}
    />
  );
}
