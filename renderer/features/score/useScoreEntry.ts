import { autorun } from 'mobx';
import { useEffect, useRef, useState } from 'react';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { ScoreEntry } from './ScoreEntry.ts';
import { scoreDeps } from './scoreDeps.ts';

/**
 * @param token of the invitation it is entered by; left out, the session's
 * @returns the one sheet of a page about a match, for its button, its dialog and the comparison of two scores
 */
export function useScoreEntry(game: Game, token?: () => string | undefined): ScoreEntry {
  const stores = useStores();
  const { unsent } = stores;
  const current = useRef(game);
  current.current = game;
  const [entry] = useState(() => new ScoreEntry(() => current.current, scoreDeps(stores, token)));
  useKept('score', entry);
  useEffect(
    () =>
      autorun(() => {
        const late = unsent.of(game.id);
        const [step] = late?.steps ?? [];
        if (!late?.refused || late.what !== 'score' || !step) return;
        unsent.drop(late.key);
        entry.resume(step.command);
      }),
    [unsent, game.id, entry],
  );
  return entry;
}
