import { useEffect, useState } from 'react';
import { findClubGames } from '../../../../shared/contract/club.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useLive } from '../../../stores/useLive.ts';
import { OpenGamesStore } from '../../dashboard/OpenGamesStore.ts';

/** @returns the matches of a club that its viewer sees, with the way into open ones (R-club-games). To be used in an observer. */
export function useClubGames(clubId: string): OpenGamesStore {
  const root = useStores();
  const [store] = useState(() => {
    const { api, games } = root;
    const loadOpen = async () => (await api.call(findClubGames, { params: { id: clubId } })).games;
    return new OpenGamesStore({
      ...{
        api,
        feedback: root.feedback,
        offlineQueue: root.offlineQueue,
        config: root.config,
        language: root.language,
      },
      games: { put: (game) => games.put(game), get: (id) => games.get(id), loadOpen },
    });
  });
  const { token } = root.session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else sees others
  useEffect(() => void store.load(), [store, token]);
  useLive(store.load, { isShown: store.list.value !== null });
  return store;
}
