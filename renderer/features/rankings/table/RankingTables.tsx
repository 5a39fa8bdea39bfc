import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Sport } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { askPath } from '../../../../shared/routes/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { EmptyTable } from './EmptyTable.tsx';
import { ProvisionalSection } from './ProvisionalSection.tsx';
import { RankingRows } from './RankingRows.tsx';
import type { RankingTable } from './RankingTable.ts';
import styles from './RankingTables.module.css';
import { TablePager } from './TablePager.tsx';
import type { RankingEntry } from './tableRequest.ts';
import { teamName } from './teamName.ts';

interface RankingTablesProps {
  tables: readonly RankingTable[];
  sport: Sport;
  isDouble: boolean;
  userId: string | null;
  onHistory: (entry: RankingEntry) => void;
}

/** The same-gender and the mixed table of a sport, each ranked by itself (R-rankings-screen). */
export function RankingTables({ tables, ...rest }: RankingTablesProps) {
  return (
    <div className={styles.tables}>
      {tables.map((table) => (
        <RankingSection key={`${table.mixed}`} table={table} {...rest} />
      ))}
    </div>
  );
}

type RankingSectionProps = Omit<RankingTablesProps, 'tables'> & { table: RankingTable };

const RankingSection = observer(function RankingSection({ table, ...rest }: RankingSectionProps) {
  const t = useText();
  const { language } = useStores().language;
  const section = useRef<HTMLElement>(null);
  const title = t(table.mixed ? 'rankings.mixed' : 'rankings.same');
  const { position, shown, isWhole } = table;
  const figure = (value: number) => formatNumber(value, language);
  const showOwn = () => {
    const rows = section.current;
    const row = rows?.querySelector('tr[aria-current]') ?? rows?.querySelector('tbody tr');
    row?.scrollIntoView({ block: 'center' });
    // The button that led here is elsewhere, or gone: the keyboard goes on from the row.
    row?.querySelector('button')?.focus({ preventScroll: true });
  };
  const show = (whole: boolean) => {
    flushSync(() => table.setWhole(whole));
    showOwn();
  };
  const { apart } = table;
  if (shown.length === 0 && !apart)
    return <EmptyTable sport={rest.sport} isDouble={rest.isDouble} title={`${title}: ${t('rankings.empty')}`} />;
  return (
    <section ref={section} className={styles.table}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {position.rank !== null && (
          <p>{t('rankings.place', { rank: figure(position.rank), total: figure(position.total) })}</p>
        )}
        {position.rank === null && apart?.own && (
          <p>{t('rankings.provisional.left', { count: apart.matchesLeft ?? 1 })}</p>
        )}
      </div>
      {shown.length > 0 && (
        <>
          {isWhole && <TablePager table={table} live onJumped={showOwn} />}
          <RankingRows caption={title} rows={shown} {...rest} />
          {isWhole && <TablePager table={table} onJumped={showOwn} />}
          <div className={styles.foot}>
            <Gap table={table} sport={rest.sport} />
            {table.canOpen && (
              <Button variant="quiet" onClick={() => show(!isWhole)}>
                {isWhole ? t('rankings.less') : t('rankings.whole', { total: figure(position.total) })}
              </Button>
            )}
          </div>
        </>
      )}
      {apart && <ProvisionalSection list={apart} title={title} {...rest} />}
    </section>
  );
});

/** How far it is to the next place. */
const Gap = observer(function Gap({ table: { own, next }, sport }: { table: RankingTable; sport: Sport }) {
  const t = useText();
  const { language } = useStores().language;
  if (!own || !next) return <p>{own && t('rankings.leads')}</p>;
  const points = next.rating - own.rating;
  const names = teamName(next.team, language);
  // Of a pair one's partner is there already.
  const others = next.team.players.filter(({ id }) => own.team.players.every((player) => player.id !== id));
  return (
    <p>
      {points >= 0.005 &&
        // One decimal would say of most neighbours that nothing is between them.
        t('rankings.gap', { points: formatNumber(points, language, points < 0.05 ? 2 : 1), names })}{' '}
      <Link
        to={askPath(
          others.flatMap(({ code }) => code ?? []),
          sport,
        )}
      >
        {t('ask.person', {
          name: formatList(
            others.map(({ firstName }) => firstName),
            language,
          ),
        })}
      </Link>
    </p>
  );
});
