import type { ReactNode } from 'react';
import type { Sport } from '../../../../shared/domain/values.ts';
import { CourtLines } from '../../../ui/court/CourtLines.tsx';
import styles from './CourtBanner.module.css';

/** Words on the ground of a court: its lines go on beyond the edges. */
export function CourtBanner({ sport, children }: { sport: Sport; children: ReactNode }) {
  return (
    <div className={styles.banner} data-sport={sport}>
      <span className={styles.lines} aria-hidden="true">
        <CourtLines sport={sport} />
      </span>
      {children}
    </div>
  );
}
