import { observer } from 'mobx-react-lite';
import type { LedgerDifference } from '../../../../shared/domain/rating/ledgerCheck.ts';
import type { PlayerRating } from '../../../../shared/domain/rating/rating.ts';
import { toShown } from '../../../../shared/domain/rating/scale.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Table } from '../../../ui/tables/Table.tsx';
import styles from './CheckPage.module.css';

/** Rows that are drawn; the farthest apart come first. */
const MAX_ROWS = 50;
/** Finer than the tolerance for rounding, so that a difference is to be seen in every row. */
const DIGITS = 9;

/** The players whose numbers don't come out: the published ones, and those of the matches. */
export const DifferenceTable = observer(function DifferenceTable(props: { differences: readonly LedgerDifference[] }) {
  const { differences } = props;
  const t = useText();
  const { language } = useStores().language;
  const figure = (rating: PlayerRating | null) =>
    rating === null ? (
      '–'
    ) : (
      <span className={styles.figure}>
        {formatNumber(toShown(rating.elo), language, DIGITS)} ({formatNumber(rating.matches, language)})
      </span>
    );
  const left = differences.length - MAX_ROWS;
  return (
    <>
      <Table
        caption={t('ledger.table')}
        columns={[
          { key: 'id', label: t('ledger.player'), cell: ({ id }) => <span className={styles.id}>{id}</span> },
          { key: 'published', label: t('ledger.published'), figures: true, cell: ({ published }) => figure(published) },
          { key: 'computed', label: t('ledger.computed'), figures: true, cell: ({ computed }) => figure(computed) },
        ]}
        rows={differences.slice(0, MAX_ROWS)}
        rowKey={({ id }) => id}
      />
      {left > 0 && <p>{t('ledger.more', { more: formatNumber(left, language) })}</p>}
      <p className={styles.legend}>{t('ledger.legend')}</p>
    </>
  );
});
