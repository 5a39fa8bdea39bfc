import { type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { PATH_OF } from '../dashboardTab.ts';
import type { MatchView } from '../matchView.ts';
import { PendingActions } from '../pendingActions/PendingActions.tsx';
import type { PendingActionHandlers } from '../pendingActions/pendingAction.ts';
import { Clashes } from './Clashes.tsx';
import { MatchRows } from './MatchRows.tsx';
import { NextTicket } from './NextTicket.tsx';
import type { Overview } from './overview.ts';
import styles from './PhoneOverview.module.css';

/** Lines of a list that is longer on the list of all. */
const LINES = 4;

/** The next match, those that wait for the player and those for others: each at one place (R-dashboard). */
export function PhoneOverview({ overview, actions }: { overview: Overview; actions: PendingActionHandlers }) {
  const t = useText();
  const { next, due, later, waiting, clashes } = overview;
  const all = (
    <Link to={PATH_OF.list} className={styles.all}>
      {t('dashboard.all')}
    </Link>
  );
  // At the end of whatever heading comes first.
  const [first] = (['due', 'later', 'waiting'] as const).filter((part) => overview[part].length > 0);
  return (
    <>
      <Clashes matches={clashes} />
      {next && <NextTicket match={next} />}
      <PendingActions matches={due} actions={actions} end={first === 'due' && all} />
      <Lines title={t('dashboard.later')} matches={later} end={first === 'later' && all} />
      <Lines title={t('dashboard.waiting')} matches={waiting} end={first === 'waiting' && all} />
      {first === undefined && <p className={styles.alone}>{all}</p>}
    </>
  );
}

function Lines({ title, matches, end }: { title: string; matches: readonly MatchView[]; end: ReactNode }) {
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <section className={styles.lines} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      <MatchRows matches={matches.slice(0, LINES)} />
    </section>
  );
}
