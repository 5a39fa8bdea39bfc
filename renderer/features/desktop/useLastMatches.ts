import { reaction, runInAction } from 'mobx';
import { useEffect } from 'react';
import type { DesktopBridge } from '../../../shared/ipc/desktop.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { isRecord } from '../../stores/keptShapes.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** @returns the matches in a text that an earlier run has kept; an earlier version of the app may have written it */
function readGames(text: string | null): Game[] | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    const isGames = Array.isArray(value) && value.every((each) => isRecord(each) && isRecord(each.summary));
    return isGames ? (value as Game[]) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the running matches, and shows the last known ones where there is no network; the notice of being offline says
 * that they may be out of date.
 */
export function useLastMatches(bridge: DesktopBridge): void {
  const { games } = useStores();
  useEffect(() => {
    let isKept = false;
    const stopKeeping = reaction(
      () => games.currentList,
      (list) => {
        if (list && !isKept) void bridge.matches.keep(JSON.stringify(list));
        isKept = false;
      },
    );
    const stopShowing = reaction(
      () => {
        return games.current.failure?.code === 'network';
      },
      async (isCut) => {
        const last = isCut ? readGames(await bridge.matches.last()) : null;
        if (last === null || games.current.failure === null) return;
        isKept = true;
        runInAction(() => {
          games.putAll(last);
          games.current.set(last.map(({ id }) => id));
        });
      },
      { fireImmediately: true },
    );
    return () => {
      stopKeeping();
      stopShowing();
    };
  }, [bridge, games]);
}
