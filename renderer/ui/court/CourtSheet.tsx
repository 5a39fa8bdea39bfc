import type { ReactNode } from 'react';
import type { Sport } from '../sport.ts';
import { Court } from './Court.tsx';
import styles from './CourtSheet.module.css';
import type { CourtPlayer } from './positions.ts';

interface CourtSheetProps {
  sport: Sport;
  /** The players on the court; left out, a ball lies outside its lines. */
  sides?: readonly [readonly CourtPlayer[], readonly CourtPlayer[]];
  children: ReactNode;
}

/** A page that says one thing: a court, and a sheet over its lower edge. */
export function CourtSheet({ sport, sides, children }: CourtSheetProps) {
  return (
    <div className={styles.page}>
      <div className={styles.court}>
        <Court sport={sport} size="l" className={styles.ground} {...(sides && { sides })} />
        {!sides && <span className={styles.ball} />}
      </div>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
