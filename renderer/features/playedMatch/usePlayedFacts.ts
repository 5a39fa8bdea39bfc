import { useEffect, useState } from 'react';
import { getRatingHistory } from '../../../shared/contract/rating.ts';
import type { RatingHistory } from '../../../shared/contract/schemas/ratings/rating.ts';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { findDueReviews } from '../../../shared/contract/skill.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ratedTeams } from './receipt.ts';

interface PlayedFacts {
  /** The history of the viewer's team; null where the match is not rated. */
  history: RatingHistory | null;
  /** Players to whom the viewer can still give stars for this match; null where that is not known. */
  due: DueReview[] | null;
}

/** @returns the last loaded of each fact; null for one that has never loaded */
export const knownFacts = (gameId: string, known: PlayedFacts | undefined, read: PlayedFacts): PlayedFacts => ({
  history: read.history ?? known?.history ?? null,
  // None are due says that stars are given: a failure does not.
  due: read.due?.filter((each) => each.gameId === gameId) ?? known?.due ?? null,
});

/**
 * Details below the score for viewers with an account. Details that fail to load are hidden.
 * @param news rises whenever the match may have been rated
 * @returns undefined until all facts are known, so that none of them moves the rest
 */
export function usePlayedFacts(game: Game, news: number): PlayedFacts | undefined {
  const { api, session } = useStores();
  const [facts, setFacts] = useState<PlayedFacts>();
  const me = session.user?.id;
  const teamId = ratedTeams(game, me)?.own.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is read
  useEffect(() => {
    if (!me) return;
    let isGone = false;
    void Promise.all([
      teamId ? api.call(getRatingHistory, { params: { teamId } }).catch(() => null) : null,
      api.call(findDueReviews).catch(() => null),
    ]).then(([history, due]) => {
      if (isGone) return;
      setFacts((known) => knownFacts(game.id, known, { history, due }));
    });
    return () => {
      isGone = true;
    };
  }, [api, game.id, teamId, me, news, game.version]);
  return facts;
}
