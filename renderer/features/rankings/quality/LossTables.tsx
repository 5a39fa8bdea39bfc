import { observer } from 'mobx-react-lite';
import type { RatingQuality } from '../../../../shared/contract/schemas/ratings/rating.ts';
import { COIN_LOG_LOSS } from '../../../../shared/domain/rating/predictions.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { type Column, Table } from '../../../ui/tables/Table.tsx';
import styles from './QualityPage.module.css';

type Quality = NonNullable<RatingQuality['quality']>;

interface Row {
  name: string;
  matches: number;
  logLoss: number;
  favourite: number;
}

/** Ours beside the higher rating and a coin: of all matches, by sport, and by how sure the ratings were. */
export const LossTables = observer(function LossTables({ quality }: { quality: Quality }) {
  const t = useText();
  const { language } = useStores().language;
  const loss = (value: number) => formatNumber(value, language, 3);
  const width = (value: number) => formatNumber(value, language, 2);
  const columns = (label: string): Column<Row>[] => [
    { key: 'name', label, cell: ({ name }) => name },
    { key: 'matches', label: t('quality.matches'), figures: true, cell: (row) => formatNumber(row.matches, language) },
    { key: 'ours', label: t('quality.loss.ours'), figures: true, cell: (row) => <strong>{loss(row.logLoss)}</strong> },
    { key: 'favourite', label: t('quality.loss.favourite'), figures: true, cell: (row) => loss(row.favourite) },
    { key: 'coin', label: t('quality.loss.coin'), figures: true, cell: () => loss(COIN_LOG_LOSS) },
  ];
  const sports: Row[] = [
    { name: t('quality.loss.all'), ...quality },
    ...quality.sports.map((row) => ({ ...row, name: t(`sport.${row.sport}`) })),
  ];
  const sureness: Row[] = quality.sureness.map(({ from, to, ...row }) => ({
    ...row,
    name: t('levels.width', { width: to === null ? `< ${width(from)}` : `${width(to)} – ${width(from)}` }),
  }));
  return (
    <section className={styles.figure} aria-labelledby="loss">
      <h2 id="loss">{t('quality.loss.title')}</h2>
      <p className={styles.text}>{t('quality.loss.text')}</p>
      <Table
        caption={t('quality.loss.bySport')}
        columns={columns(t('rankings.sport'))}
        rows={sports}
        rowKey={({ name }) => name}
      />
      {sureness.length > 0 && (
        <Table
          caption={t('quality.loss.bySureness')}
          columns={columns(t('quality.loss.sureness'))}
          rows={sureness}
          rowKey={({ name }) => name}
        />
      )}
    </section>
  );
});
