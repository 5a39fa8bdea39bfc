import { useEffect, useState } from 'react';
import { formatTime } from '../../../i18n/format.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { OwnGame } from '../OwnGame.ts';
import { PlayerSearch } from './PlayerSearch.ts';

/** Reads the search of a match with a free spot, and again with the match. @returns null where nobody is wanted */
export function usePlayerSearch(own: OwnGame, game: Game): PlayerSearch | null {
  const { api, config, feedback, formats, session } = useStores();
  const [search] = useState(() => {
    const timeOf = (instant: string) => formatTime(instant, game.timezone, formats);
    return new PlayerSearch(own.id, { api, feedback, now: () => config.now(), timeOf });
  });
  // Without a proved address nothing goes out, as the page's notice says.
  const isProved = session.user !== null && session.unproved === null;
  const isWanted = isProved && game.action.includes('INVITE') && freeSpotsIn(game) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened to the match has changed the search as well
  useEffect(() => {
    if (isWanted) void search.load();
  }, [search, isWanted, own.news]);
  return isWanted ? search : null;
}
