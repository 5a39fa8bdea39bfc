import { observer } from 'mobx-react-lite';
import { formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { HistoryLine } from './historyLine.ts';
import styles from './Receipt.module.css';

/** What chance either side had before the match. @param chance of the team whose history it is, 0 to 1 */
export const ChanceBar = observer(function ChanceBar({ line, chance }: { line: HistoryLine; chance: number }) {
  const t = useText();
  const { language } = useStores().language;
  const names = (people: HistoryLine['receipts']) => people.map(({ firstName }) => firstName).join(' + ');
  return (
    <div className={styles.odds}>
      <strong>{t('rankings.receipt.chance')}</strong>
      <span>
        {names(line.receipts)} {formatPercent(chance, language)}
      </span>
      <span>
        {names(line.others)} {formatPercent(1 - chance, language)}
      </span>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${100 * chance}%` }} />
      </div>
    </div>
  );
});
