import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { useWindowRows } from '../../../ui/tables/useWindowRows.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import styles from '../DashboardPage.module.css';
import type { DashboardView } from '../DashboardView.ts';
import type { MatchView } from '../matchView.ts';
import { MatchRow } from '../rows/MatchRow.tsx';
import rows from '../rows/Rows.module.css';
import { ListTools } from './ListTools.tsx';
import { NotFound } from './NotFound.tsx';

/** Usual heights of a row, in pixels. */
const ROW = 64;
const WIDE_ROW = 56;

interface MatchListProps {
  view: DashboardView;
  searches: number;
}

/** All matches that are not past, to be searched and sorted (R-list-rows). */
const MatchList = observer(function MatchList({ view, searches }: MatchListProps) {
  const t = useText();
  return (
    <section className={styles.list} aria-label={t('dashboard.current')}>
      <ListTools view={view} searches={searches} />
      <NotFound view={view}>
        <Rows label={t('dashboard.current')} matches={view.found} />
      </NotFound>
    </section>
  );
});

interface RowsProps {
  label: string;
  matches: readonly MatchView[];
}

/** Those of a long list that the window shows. */
function Rows({ label, matches }: RowsProps) {
  const isWide = useMedia(WIDE);
  const part = useWindowRows({ all: matches, keyOf: ({ game }) => game.id, estimate: isWide ? WIDE_ROW : ROW });
  return (
    <ul
      ref={part.frame}
      className={rows.rows}
      style={{ paddingTop: part.before, paddingBottom: part.after }}
      aria-label={label}
    >
      {part.rows.map((match, index) => (
        <MatchRow key={match.game.id} match={match} at={part.first + index} count={part.count} measure={part.measure} />
      ))}
    </ul>
  );
}

export default MatchList;
