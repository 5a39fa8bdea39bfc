import { useEffect, useState } from 'react';
import { getRatingHistory } from '../../../shared/contract/rating.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** How one match moved the viewer's rating. */
interface Receipt {
  before: number;
  after: number;
  change: number;
  /** Chance of their side before the match, 0 to 1. */
  expected: number;
  hasWon: boolean;
}

/** @returns undefined until it is known; null of a match that is not rated: what does not come is missed by nobody */
export function useReceipt(game: Game, news: number): Receipt | null | undefined {
  const { api, session } = useStores();
  const [receipt, setReceipt] = useState<Receipt | null>();
  const me = session.user?.id;
  const team = [game.initiatorTeam, game.opponentTeam].find((each) => each?.players.some(({ id }) => id === me));
  const teamId = team?.id;
  const hasWon = game.winner === (team === game.initiatorTeam ? 'INITIATOR' : 'OPPONENT');
  const isRated = game.gamePreference.matchCategory !== 'PRACTICEHIT';
  const isScored = isRated && game.playedStatus !== null && game.scoreClaims.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is read
  useEffect(() => {
    let isGone = false;
    if (!teamId || !isScored) return;
    api.call(getRatingHistory, { params: { teamId } }).then(
      (history) => {
        const line = history.find(({ gameDTO }) => gameDTO.id === game.id);
        const mine = line?.receipt.players.find(({ id }) => id === me);
        if (!isGone) setReceipt(mine ? { ...mine, hasWon } : null);
      },
      () => {
        if (!isGone) setReceipt((known) => known ?? null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [api, game.id, teamId, isScored, hasWon, me, news, game.version]);
  return isScored && teamId ? receipt : null;
}
