import { observer } from 'mobx-react-lite';
import { formatMonth } from '../../../i18n/format.ts';
import { formatMonthName } from '../../../i18n/formatDates.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useWindowRows } from '../../../ui/tables/useWindowRows.ts';
import type { DashboardView } from '../DashboardView.ts';
import { PastRow } from '../rows/PastRow.tsx';
import rows from '../rows/Rows.module.css';
import styles from './PastMonths.module.css';
import { canceledLater, type PastGroup, pastGroups } from './pastGroups.ts';
import type { Sums } from './yearSums.ts';

/** Usual height of a month, and the room between two, in pixels. */
const MONTH = 360;
const GAP = 12;
/** A month has many rows: few are drawn ahead. */
const AROUND = 1;

interface PastMonthsProps {
  label: string;
  view: DashboardView;
  /** The sums of the months as they are filtered; empty in a search by name. */
  sums: ReadonlyMap<string, Sums>;
  thisYear: number;
}

/** Past matches by month: the head of the month that is being read stays in sight (R-past-rows). */
export const PastMonths = observer(function PastMonths({ label, view, sums, thisYear }: PastMonthsProps) {
  const { config } = useStores();
  const { found, past, sortKey, ascending } = view;
  const isByDate = sortKey === 'date';
  const groups = pastGroups(isByDate && !ascending ? canceledLater(found, config.now()) : found, isByDate);
  const part = useWindowRows({
    all: groups,
    keyOf: ({ month, before }) => month ?? `${before}`,
    estimate: MONTH,
    gap: GAP,
    around: AROUND,
  });
  return (
    <div ref={part.frame} className={styles.months} style={{ paddingTop: part.before, paddingBottom: part.after }}>
      {part.rows.map((group, at) => (
        <section key={group.month ?? group.before} ref={part.measure} data-index={part.first + at}>
          {group.month && <MonthHead month={group.month} sums={sums.get(group.month)} thisYear={thisYear} />}
          <ul className={rows.rows} aria-label={group.month ? undefined : label}>
            {group.matches.map((match, index) => (
              <PastRow
                key={match.game.id}
                match={match}
                move={past.moveOf(match.game.id)}
                at={group.before + index + 1}
                count={found.length}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface MonthHeadProps {
  month: NonNullable<PastGroup['month']>;
  sums: Sums | undefined;
  thisYear: number;
}

/** The name of a month, with its year unless that goes without saying, and how its matches went. */
const MonthHead = observer(function MonthHead({ month, sums, thisYear }: MonthHeadProps) {
  const t = useText();
  const { formats } = useStores();
  const isThisYear = month.startsWith(`${thisYear}-`);
  return (
    <header className={styles.head}>
      <h2>{isThisYear ? formatMonthName(month, formats.language, 'long') : formatMonth(month, formats)}</h2>
      {sums && (
        <span>
          {sums.won + sums.lost > 0
            ? t('form.record', { wins: sums.won, losses: sums.lost })
            : t('dashboard.count', { count: sums.matches })}
        </span>
      )}
    </header>
  );
});
