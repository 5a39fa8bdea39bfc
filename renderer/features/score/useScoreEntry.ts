import { useRef, useState } from 'react';
import type { Game } from '../../stores/GamesStore.ts';
import { useKept } from '../../stores/useKept.ts';
import { ScoreEntry } from './ScoreEntry.ts';
import type { ScoreDeps } from './ScoreSaving.ts';

/** @returns the one sheet of a page about a match, for its button, its dialog and the comparison of two scores */
export function useScoreEntry(game: Game, deps: ScoreDeps): ScoreEntry {
  const current = useRef(game);
  current.current = game;
  const [entry] = useState(() => new ScoreEntry(() => current.current, deps));
  useKept('score', entry);
  return entry;
}
