import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Sport } from '../../../shared/domain/values.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { idle } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import styles from './RankingsPage.module.css';
import { RankingsSkeleton } from './RankingsSkeleton.tsx';
import type { RankingsStore } from './RankingsStore.ts';
import { type Players, rankingsPath } from './rankingsAddress.ts';
import { teamName } from './table/RankingRows.tsx';
import { openTable, type RankingTable } from './table/RankingTable.ts';
import { RankingTables } from './table/RankingTables.tsx';
import type { RankingEntry } from './table/tableRequest.ts';

interface HistoryDialogProps {
  store: RankingsStore;
  /** Its entry in the table: the team, and its present rating. */
  entry: RankingEntry;
  onClose: () => void;
}

/** All rated matches of a team of the table, newest first. */
const HistoryDialog = observer(function HistoryDialog({ store, entry, onClose }: HistoryDialogProps) {
  const t = useText();
  const { language } = useStores().language;
  return (
    <Dialog title={teamName(entry.team, language)} closeLabel={t('alert.close')} onClose={onClose}>
      <HistoryPanel store={store} entry={entry} whole />
    </Dialog>
  );
});

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
  // Which table is open is known with the tiles.
  const isKnown = store.skills.status === 'ready' || store.skills.status === 'failed';
  const ranking = isKnown ? store.rankingOf(sport, isDouble) : idle;
  const main = store.mainRanking(sport);
  const isMixed = (main?.double === isDouble && main.mixed) || false;
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
        <OwnRecord store={store} sport={sport} />
        {ranking.status === 'ready' ? (
          <RankingTables
            tables={ranking.value}
            isMixed={isMixed}
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
        <OwnHistory
          key={`${sport} ${players}`}
          store={store}
          tables={ranking.value}
          isMixed={isMixed}
          why={why}
          onExplained={onExplained}
        />
      )}
      {entry && <HistoryDialog store={store} entry={entry} onClose={() => setEntry(null)} />}
    </div>
  );
});

/** Own wins and losses in the sport, of all its rankings, and the way to the last change of the level. */
const OwnRecord = observer(function OwnRecord({ store, sport }: Pick<RankingsTabProps, 'store' | 'sport'>) {
  const t = useText();
  const skills = store.skills.value;
  // Its line is kept until it is known whether there is one.
  if (!skills) return <p className={styles.record}>{'\u00a0'}</p>;
  const skill = skills.find((each) => each.sport === sport);
  if (!skill || skill.wins + skill.loses === 0) return null;
  return (
    <p className={styles.record}>
      <span aria-hidden="true">
        {t('rankings.record.all')} {skill.wins}–{skill.loses}
      </span>
      <VisuallyHidden>
        {t('rankings.record.all')}: {t('rankings.wins', { count: skill.wins })},{' '}
        {t('rankings.losses', { count: skill.loses })}
      </VisuallyHidden>{' '}
      <Link to={rankingsPath({ tab: 'rankings', sport, players: null, why: true })}>{t('rankings.tile.why')}</Link>
    </p>
  );
});

interface OwnHistoryProps extends Pick<RankingsTabProps, 'store' | 'why' | 'onExplained'> {
  tables: readonly RankingTable[];
  isMixed: boolean;
}

/** The viewer's history in the open table or the other one; nothing if they are in neither. */
const OwnHistory = observer(function OwnHistory(props: OwnHistoryProps) {
  const { store, tables, isMixed, why, onExplained } = props;
  const t = useText();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const mine = tables.filter(({ ownAnywhere }) => ownAnywhere !== null);
  const own = (mine.find(({ mixed }) => mixed === chosen) ?? openTable(mine, isMixed))?.ownAnywhere;
  if (!own) return null;
  return (
    <section className={styles.card} aria-labelledby="ownHistory">
      <div className={styles.head}>
        <h2 id="ownHistory">{t('rankings.column.history')}</h2>
        {mine.length > 1 ? (
          <Segmented
            legend={t('rankings.column.history')}
            legendHidden
            options={[
              { value: 'same', label: t('rankings.same') },
              { value: 'mixed', label: t('rankings.mixed') },
            ]}
            value={own.team.mixed ? 'mixed' : 'same'}
            onChange={(kind) => setChosen(kind === 'mixed')}
          />
        ) : (
          <p className={styles.record}>{t(own.team.mixed ? 'rankings.mixed' : 'rankings.same')}</p>
        )}
      </div>
      <HistoryPanel key={`${own.team.id} ${why}`} store={store} entry={own} {...(why && { onExplained })} />
    </section>
  );
});
