import { useEffect, useState } from 'react';
import { findDisputes } from '../../../../shared/contract/game.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';

type Disputes = Record<'disputed' | 'matches', number>;

/** @returns by invitee: in how many of their last matches the sides never agreed, where that is often (R-dispute-record) */
export function useDisputes(game: Game): ReadonlyMap<string, Disputes> {
  const { api } = useStores();
  const [disputes, setDisputes] = useState<ReadonlyMap<string, Disputes>>(new Map());
  const players = game.invitee
    .filter(({ status }) => isIn(status))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    let isGone = false;
    if (players === '') return;
    api.call(findDisputes, { params: { id: game.id } }).then(
      (found) => {
        if (!isGone) setDisputes(new Map(found.players.map(({ inviteeId, ...count }) => [inviteeId, count])));
      },
      // What does not come keeps nobody from choosing players.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, game.id, players]);
  return disputes;
}
