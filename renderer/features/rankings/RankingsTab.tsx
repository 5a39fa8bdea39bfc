import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Sport } from '../../../shared/domain/values.ts';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { HistoryDialog } from './history/HistoryDialog.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import styles from './RankingsPage.module.css';
import { RankingsSkeleton } from './RankingsSkeleton.tsx';
import type { RankingsStore } from './RankingsStore.ts';
import type { Players } from './rankingsAddress.ts';
import type { RankingTable } from './table/RankingTable.ts';
import { RankingTables } from './table/RankingTables.tsx';
import type { RankingEntry } from './table/tableRequest.ts';

interface RankingsTabProps {
  store: RankingsStore;
  sport: Sport;
  players: Players;
  onPlayers: (players: Players) => void;
  /** The receipt of the viewer's last match is asked for. */
  why: boolean;
  onExplained: () => void;
}

/** The tables of a sport around one's own places, and how one's rating went (R-rankings-screen). */
export const RankingsTab = observer(function RankingsTab(props: RankingsTabProps) {
  const { store, sport, players, onPlayers, why, onExplained } = props;
  const t = useText();
  const { session } = useStores();
  const [entry, setEntry] = useState<RankingEntry | null>(null);
  const isDouble = players === 'doubles';
  useEffect(() => void store.loadRanking(sport, isDouble), [store, sport, isDouble]);
  const ranking = store.rankingOf(sport, isDouble);
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-labelledby="rankings">
        <div className={styles.head}>
          <h2 id="rankings">{t(`sport.${sport}`)}</h2>
          <Segmented
            legend={t('rankings.rankings')}
            legendHidden
            options={[
              { value: 'singles', label: t('rankings.singles') },
              { value: 'doubles', label: t('rankings.doubles') },
            ]}
            value={players}
            onChange={onPlayers}
          />
        </div>
        {ranking.status === 'ready' ? (
          <RankingTables
            tables={ranking.value}
            sport={sport}
            isDouble={isDouble}
            userId={session.user?.id ?? null}
            onHistory={setEntry}
          />
        ) : ranking.status === 'failed' ? (
          <LoadFailed failure={ranking.failure} onRetry={() => void store.loadRanking(sport, isDouble)} />
        ) : (
          <RankingsSkeleton />
        )}
      </section>
      {ranking.status === 'ready' && (
        <OwnHistory store={store} tables={ranking.value} why={why} onExplained={onExplained} />
      )}
      {entry && <HistoryDialog store={store} entry={entry} onClose={() => setEntry(null)} />}
    </div>
  );
});

interface OwnHistoryProps extends Pick<RankingsTabProps, 'store' | 'why' | 'onExplained'> {
  tables: readonly RankingTable[];
}

/** The history of the viewer in a table they stand in; nothing for who stands in none. */
const OwnHistory = observer(function OwnHistory({ store, tables, why, onExplained }: OwnHistoryProps) {
  const t = useText();
  const [isMixed, setMixed] = useState<boolean | null>(null);
  const mine = tables.filter(({ ownAnywhere }) => ownAnywhere !== null);
  const own = (mine.find(({ mixed }) => mixed === isMixed) ?? mine[0])?.ownAnywhere;
  if (!own) return null;
  return (
    <section className={styles.card} aria-labelledby="ownHistory">
      <div className={styles.head}>
        <h2 id="ownHistory">{t('rankings.column.history')}</h2>
        {mine.length > 1 && (
          <Segmented
            legend={t('rankings.column.history')}
            legendHidden
            options={[
              { value: 'same', label: t('rankings.same') },
              { value: 'mixed', label: t('rankings.mixed') },
            ]}
            value={own.team.mixed ? 'mixed' : 'same'}
            onChange={(kind) => setMixed(kind === 'mixed')}
          />
        )}
      </div>
      <HistoryPanel key={`${own.team.id} ${why}`} store={store} entry={own} {...(why && { onExplained })} />
    </section>
  );
});
