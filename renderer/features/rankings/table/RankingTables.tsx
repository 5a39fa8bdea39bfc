import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Sport } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { askPath, PATHS } from '../../../../shared/routes/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Folds } from '../../../ui/forms/Fold.tsx';
import { PrintedFold } from '../PrintedFold.tsx';
import { EmptyTable } from './EmptyTable.tsx';
import { ProvisionalSection } from './ProvisionalSection.tsx';
import { RankingRows, teamName } from './RankingRows.tsx';
import { openTable, type RankingTable } from './RankingTable.ts';
import styles from './RankingTables.module.css';
import { TablePager } from './TablePager.tsx';
import type { RankingEntry } from './tableRequest.ts';

interface RankingTablesProps {
  tables: readonly RankingTable[];
  /** The kind of the ranking whose rating the viewer's tile shows. */
  isMixed: boolean;
  sport: Sport;
  isDouble: boolean;
  userId: string | null;
  onHistory: (entry: RankingEntry) => void;
}

/**
 * The same-gender and the mixed table of a sport, each ranked by itself: the open one with the rows around the viewer's own, the
 * other one folded (R-rankings-screen).
 */
export function RankingTables({ tables, isMixed, ...rest }: RankingTablesProps) {
  const own = openTable(tables, isMixed);
  return (
    <div className={styles.tables}>
      {own && <RankingSection key={`${own.mixed}`} table={own} {...rest} />}
      {tables
        .filter((table) => table !== own)
        .map((table) => (
          <Folds key={`${table.mixed}`}>
            <PrintedFold label={<TableTitle table={table} />} value={<TableRank table={table} />}>
              <RankingSection table={table} folded {...rest} />
            </PrintedFold>
          </Folds>
        ))}
    </div>
  );
}

interface RankingSectionProps extends Omit<RankingTablesProps, 'tables' | 'isMixed'> {
  table: RankingTable;
  /** Its title is said already. */
  folded?: boolean;
}

function TableTitle({ table: { mixed } }: { table: RankingTable }) {
  const t = useText();
  return <h3>{t(mixed ? 'rankings.mixed' : 'rankings.same')}</h3>;
}

/** The viewer's place in a table; nothing if they have none. */
const TableRank = observer(function TableRank({ table: { position, shown, apart } }: { table: RankingTable }) {
  const t = useText();
  const { language } = useStores().language;
  const figure = (value: number) => formatNumber(value, language);
  if (position.rank !== null)
    return t('rankings.place', { rank: figure(position.rank), total: figure(position.total) });
  if (apart?.own) return t('rankings.provisional.left', { count: apart.matchesLeft ?? 1 });
  return shown.length === 0 && !apart ? t('rankings.empty') : null;
});

const RankingSection = observer(function RankingSection({ table, folded = false, ...of }: RankingSectionProps) {
  const t = useText();
  const { session } = useStores();
  const { language } = useStores().language;
  const isHidden = session.user?.listed === 'NOBODY';
  const section = useRef<HTMLElement>(null);
  const title = t(table.mixed ? 'rankings.mixed' : 'rankings.same');
  const { position, shown, isWhole } = table;
  // Histories are for players of the same pool (R-rating-ledger); a server of the release before opens all.
  const rest = { ...of, onHistory: (position.rated ?? true) ? of.onHistory : null };
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
        {!folded && (
          <>
            <TableTitle table={table} />
            <p>
              <TableRank table={table} />
            </p>
          </>
        )}
        {of.isDouble && shown.length > 0 && <p className={styles.pairs}>{t('rankings.pairs')}</p>}
        {isHidden && position.rated && (
          <p>
            {t('rankings.hidden')} <Link to={PATHS.profile}>{t('profile.listed')}</Link>
          </p>
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
  if (!own) return null;
  if (!next) return <p>{t('rankings.leads')}</p>;
  // Both are rounded: of most neighbours it says that nothing is between them, and then it is left out.
  const points = next.rating - own.rating;
  const names = teamName(next.team, language);
  // In a pair one's partner is there already.
  const others = next.team.players.filter(({ id }) => own.team.players.every((player) => player.id !== id));
  return (
    <p>
      {points >= 0.05 && t('rankings.gap', { points: formatNumber(points, language, 1), names })}{' '}
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
