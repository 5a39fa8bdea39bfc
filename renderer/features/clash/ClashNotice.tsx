import { useEffect, useState } from 'react';
import type { Clash } from '../../../shared/contract/errors.ts';
import { findClashes } from '../../../shared/contract/game.ts';
import { periodFrom } from '../../../shared/domain/calendar/zone.ts';
import { overlap } from '../../../shared/domain/match/overlapping.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ClashWarning } from './ClashLines.tsx';

interface ClashNoticeProps {
  /** The match that is answered. */
  game: Pick<Game, 'id' | 'timezone' | 'gamePreference'>;
  /** The token of the link that is answered by; undefined for a session. */
  token: string | undefined;
  /** The starts that a yes is to, as ISO instants. */
  starts: readonly string[];
}

/** Warns if a chosen time is that of another match of the viewer (R-clashes). */
export default function ClashNotice({ game, token, starts }: ClashNoticeProps) {
  const { api } = useStores();
  const [clashes, setClashes] = useState<Clash[]>([]);
  useEffect(() => {
    let isGone = false;
    api.call(findClashes, { params: { id: game.id }, token }).then(
      (found) => {
        if (!isGone) setClashes(found);
      },
      // A warning that fails to load keeps nobody from answering.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, game.id, token]);
  const slots = starts.map((start) => periodFrom(start, game.gamePreference.duration));
  const touched = clashes.filter((clash) => slots.some((slot) => overlap(slot, clash)));
  return <ClashWarning clashes={touched} timezone={game.timezone} />;
}
