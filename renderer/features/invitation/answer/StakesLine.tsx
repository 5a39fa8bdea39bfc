import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { getStakes } from '../../../../shared/contract/game.ts';
import { formatChange, formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { InvitationStore } from '../InvitationStore.ts';
import styles from './Answer.module.css';

type Stakes = ResponseOf<typeof getStakes>['stakes'];

/** The stakes of the match for the ratings, before one says yes (R-rating-stakes). */
const StakesLine = observer(function StakesLine({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { api, language } = useStores();
  const [stakes, setStakes] = useState<Stakes>(null);
  useEffect(() => {
    let isGone = false;
    api.call(getStakes, { params: { id: game.id }, token: store.token }).then(
      (found) => {
        if (!isGone) setStakes(found.stakes);
      },
      // A failure to load keeps nobody from answering.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, game.id, store.token]);
  if (!stakes) return null;
  const { language: shown } = language;
  // Both together are a hundred, also when rounded.
  const own = Math.round(stakes.chance * 100) / 100;
  return (
    <p className={styles.stakes}>
      {t('invitation.stakes', {
        own: formatPercent(own, shown),
        name: game.owner.firstName,
        other: formatPercent(1 - own, shown),
        win: formatChange(stakes.win, shown),
        loss: formatChange(stakes.loss, shown),
      })}
      {stakes.provisional && ` ${t('invitation.stakes.provisional')}`}
    </p>
  );
});

export default StakesLine;
