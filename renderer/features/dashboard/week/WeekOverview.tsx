import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MatchView } from '../matchView.ts';
import { silentIn } from './Nudging.ts';
import { SilentCard } from './SilentCard.tsx';
import { WeekBoard } from './WeekBoard.tsx';
import styles from './WeekOverview.module.css';
import { boardDays } from './weekBlocks.ts';

interface WeekOverviewProps {
  matches: readonly MatchView[];
  /** First day that is shown, `YYYY-MM-DD`. */
  first: string;
  /** `YYYY-MM-DD`, where the player is. */
  today: string;
  /** Shown beside the week. */
  children: ReactNode;
}

/** The organiser's week on a wide window: its matches, and who is silent (R-week-board). */
const WeekOverview = observer(function WeekOverview({ matches, first, today, children }: WeekOverviewProps) {
  return (
    <div className={styles.week}>
      <WeekBoard days={boardDays(matches, first)} today={today} />
      <div className={styles.aside}>
        <SilentCard silent={silentIn(matches)} />
        {children}
      </div>
    </div>
  );
});

export default WeekOverview;
