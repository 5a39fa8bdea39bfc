import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { formatDate, formatPercent, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import type { RankingsStore } from '../RankingsStore.ts';
import type { RankingEntry } from '../RankingTable.ts';
import { teamName } from '../teamName.ts';
import { courseOf } from './chart.ts';
import { HistoryChart } from './HistoryChart.tsx';
import styles from './HistoryDialog.module.css';
import { formatChange, type HistoryLine, historyLine } from './historyLine.ts';

interface HistoryDialogProps {
  store: RankingsStore;
  /** Of the table: the team, and how it is rated now. */
  entry: RankingEntry;
  onClose: () => void;
}

const Line = observer(function Line({ line }: { line: HistoryLine }) {
  const t = useText();
  const { formats, session } = useStores();
  const { language } = formats;
  return (
    <li className={styles.line}>
      <div className={styles.match}>
        <Tag tone={line.won ? 'success' : 'neutral'}>{t(line.won ? 'rankings.won' : 'rankings.lost')}</Tag>
        <span className={styles.against}>{t('rankings.against', { names: teamName(line.against, language) })}</span>
        <time dateTime={line.day}>{formatDate(`${line.day}T12:00:00Z`, 'UTC', formats)}</time>
      </div>
      <strong className={styles.rating}>{formatRating(line.rating, language)}</strong>
      <div className={styles.receipt}>
        {line.receipts.map(({ id, firstName, expected, change }) => {
          const values = { chance: formatPercent(expected, language), change: formatChange(change, language) };
          return (
            <p key={id}>
              {id === session.user?.id
                ? t('rankings.receipt.own', values)
                : t('rankings.receipt.other', { ...values, name: firstName })}
            </p>
          );
        })}
      </div>
    </li>
  );
});

interface RatingNowProps {
  entry: RankingEntry;
  /** After the pair's last match. */
  newest: number;
}

/** Why a pair is not rated as after its last match: either of them goes on playing with others (R-ranking). */
const RatingNow = observer(function RatingNow({ entry, newest }: RatingNowProps) {
  const t = useText();
  const { language } = useStores().language;
  const rating = formatRating(entry.rating, language);
  if (entry.team.single || rating === formatRating(newest, language)) return null;
  return <p>{t('rankings.history.now', { rating })}</p>;
});

/** The rated matches of a team, newest first: rating after each, win or lose against whom, and why it moved. */
export const HistoryDialog = observer(function HistoryDialog({ store, entry, onClose }: HistoryDialogProps) {
  const { team } = entry;
  const t = useText();
  const { language } = useStores().language;
  useEffect(() => void store.loadHistory(team.id), [store, team.id]);
  const history = store.historyOf(team.id);
  return (
    <Dialog title={teamName(team, language)} closeLabel={t('alert.close')} onClose={onClose}>
      <p className={styles.meaning}>{t('rankings.meaning')}</p>
      {history.status === 'ready' ? (
        history.value.length === 0 ? (
          <p>{t('rankings.history.none')}</p>
        ) : (
          <>
            <HistoryChart
              ratings={courseOf(history.value)}
              matches={history.value.length}
              names={teamName(team, language)}
            />
            <RatingNow entry={entry} newest={history.value[0]?.rating ?? entry.rating} />
            <ol className={styles.lines} aria-label={t('rankings.history', { names: teamName(team, language) })}>
              {history.value.map(historyLine).map((line) => (
                <Line key={line.gameId} line={line} />
              ))}
            </ol>
          </>
        )
      ) : history.status === 'failed' ? (
        <LoadFailed failure={history.failure} onRetry={() => void store.loadHistory(team.id)} />
      ) : (
        <RankingsSkeleton />
      )}
    </Dialog>
  );
});
