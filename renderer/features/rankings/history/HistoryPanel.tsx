import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { formatNumber, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PictureKey } from '../../../ui/display/PictureKey.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import type { History, RankingsStore } from '../RankingsStore.ts';
import { teamName } from '../table/RankingRows.tsx';
import type { RankingEntry } from '../table/tableRequest.ts';
import { courseOf } from './chart.ts';
import { HistoryChart } from './HistoryChart.tsx';
import styles from './HistoryPanel.module.css';
import { HistoryTable } from './HistoryTable.tsx';
import { type HistoryLine, historyLine } from './historyLine.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

/** Matches of the chart, and rows below it, before all are asked for. */
const CHARTED = 10;
const LISTED = 5;

interface HistoryPanelProps {
  store: RankingsStore;
  /** Its entry in the table: the team, and its present rating. */
  entry: RankingEntry;
  /** All matches from the start. */
  whole?: boolean;
  /** Left out, no receipt is open at first; else that of the last match, and this is told when it is closed. */
  onExplained?: () => void;
}

/** The rated matches of a team: its course, the matches, and the receipt of each. */
export const HistoryPanel = observer(function HistoryPanel(props: HistoryPanelProps) {
  const { store, entry, whole = false, onExplained } = props;
  const t = useText();
  const { team } = entry;
  useEffect(() => void store.loadHistory(team.id), [store, team.id]);
  const history = store.historyOf(team.id);
  if (history.status === 'failed') {
    return <LoadFailed failure={history.failure} onRetry={() => void store.loadHistory(team.id)} />;
  }
  if (history.status !== 'ready') return <RankingsSkeleton />;
  if (history.value.length === 0) return <p>{t('rankings.history.none')}</p>;
  return <Matches history={history.value} entry={entry} whole={whole} onExplained={onExplained} />;
});

interface MatchesProps {
  history: History;
  entry: RankingEntry;
  whole: boolean;
  onExplained: (() => void) | undefined;
}

const Matches = observer(function Matches({ history, entry, whole, onExplained }: MatchesProps) {
  const t = useText();
  const { language } = useStores().language;
  const [isWhole, setWhole] = useState(whole);
  const [line, setLine] = useState<HistoryLine | null>(() => {
    const [last] = history;
    return onExplained && last ? historyLine(last) : null;
  });
  const close = () => {
    setLine(null);
    onExplained?.();
  };
  const names = teamName(entry.team, language);
  const charted = isWhole ? history : history.slice(0, CHARTED);
  const lines = charted.map(historyLine);
  const [newest] = lines;
  return (
    <div className={styles.panel}>
      <HistoryChart ratings={courseOf(charted)} lines={lines.toReversed()} names={names} onWhy={setLine} />
      <PictureKey>
        <span>
          <i className={styles.dot} data-won />
          {t('rankings.won')}
        </span>
        <span>
          <i className={styles.dot} />
          {t('rankings.lost')}
        </span>
      </PictureKey>
      <RatingNow entry={entry} newest={newest?.rating ?? entry.rating} />
      <HistoryTable
        caption={t('rankings.history', { names })}
        lines={isWhole ? lines : lines.slice(0, LISTED)}
        onWhy={setLine}
      />
      {!whole && history.length > LISTED && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('rankings.less') : t('rankings.history.all', { total: formatNumber(history.length, language) })}
        </Button>
      )}
      <p className={styles.note}>{t('rankings.meaning')}</p>
      {line && <ReceiptDialog line={line} onClose={close} />}
    </div>
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
  return <p className={styles.note}>{t('rankings.history.now', { rating })}</p>;
});
