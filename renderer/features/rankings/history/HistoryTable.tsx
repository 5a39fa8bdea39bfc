import { observer } from 'mobx-react-lite';
import { formatChange, formatRating } from '../../../i18n/format.ts';
import { formatDateBrief } from '../../../i18n/formatDates.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { teamName } from '../table/RankingRows.tsx';
import { RowTable } from '../table/RowTable.tsx';
import styles from './HistoryPanel.module.css';
import type { HistoryLine } from './historyLine.ts';

interface HistoryTableProps {
  caption: string;
  /** Newest first. */
  lines: readonly HistoryLine[];
  onWhy: (line: HistoryLine) => void;
}

/** The matches of a history: opponents, change and result of each. A row opens the receipt. */
export const HistoryTable = observer(function HistoryTable({ caption, lines, onWhy }: HistoryTableProps) {
  const t = useText();
  const { config, formats, language } = useStores();
  const heads = [t('dashboard.column.match'), t('rankings.receipt.change'), t('rankings.column.rating')];
  return (
    <RowTable caption={caption} heads={heads} className={styles.rows}>
      {lines.map((line) => (
        <tr key={line.gameId}>
          <th scope="row">
            <button type="button" className={styles.why} onClick={() => onWhy(line)}>
              {teamName(line.against, language.language)}
              <VisuallyHidden>{t('rankings.why')}</VisuallyHidden>
            </button>
            <small>
              <i className={styles.dot} data-won={line.won || undefined} aria-hidden="true" />
              {t(line.won ? 'rankings.won' : 'rankings.lost')},{' '}
              <time dateTime={line.day}>{formatDateBrief(`${line.day}T12:00:00Z`, 'UTC', formats, config.now())}</time>
            </small>
          </th>
          <td data-rises={line.change > 0 || undefined}>{formatChange(line.change, language.language)}</td>
          <td>{formatRating(line.rating, language.language)}</td>
        </tr>
      ))}
    </RowTable>
  );
});
