import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Clash } from '../../../../shared/contract/errors.ts';
import { findClashes } from '../../../../shared/contract/game.ts';
import { toPeriods } from '../../../../shared/domain/calendar/calendar.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ClashWarning } from '../../clash/ClashWarning.tsx';
import type { InvitationStore } from '../InvitationStore.ts';

/** Warns where a chosen time is that of another match one plays in (R-clashes). */
const ClashNotice = observer(function ClashNotice({ store, game }: { store: InvitationStore; game: Game }) {
  const { api } = useStores();
  const [clashes, setClashes] = useState<Clash[]>([]);
  useEffect(() => {
    let isGone = false;
    api.call(findClashes, { params: { id: game.id }, token: store.token }).then(
      (found) => {
        if (!isGone) setClashes(found);
      },
      // A warning that does not come keeps nobody from answering.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, game.id, store.token]);
  const chosen = toPeriods(store.answer.cells, game.timezone);
  const touched = clashes.filter((clash) =>
    chosen.some(({ fromTime, toTime }) => fromTime < clash.toTime && clash.fromTime < toTime),
  );
  return <ClashWarning clashes={touched} timezone={game.timezone} />;
});

export default ClashNotice;
