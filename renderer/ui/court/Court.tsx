import type { CSSProperties, ReactNode } from 'react';
import { COURT_PLANS } from '../../../shared/court/courtPlans.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../display/Icon.tsx';
import { PLUS_ICON } from '../display/icons.ts';
import type { Sport } from '../sport.ts';
import styles from './Court.module.css';
import { CourtLines } from './CourtLines.tsx';
import { type CourtPlayer, positionsOf } from './positions.ts';

interface CourtProps {
  sport: Sport;
  /** The players of either side: one or two each. */
  sides?: readonly [readonly CourtPlayer[], readonly CourtPlayer[]];
  /** The text under an open position. */
  openText?: string;
  /** Small: names are left out, as in a list. */
  size?: 's' | 'm' | 'l';
  /** Words over the court, at its upper edge. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * A sport's court from above with its players on it: the sport, the sides, who is in and who is missing. Hidden from
 * screen readers but for `children`: the names are in a list beside it.
 */
export function Court({ sport, sides, openText, size = 'm', children, className }: CourtProps) {
  const { length, width, net } = COURT_PLANS[sport];
  const ratio = { '--ratio': length / width } as CSSProperties;
  const positions = sides ? positionsOf(sides, net !== null) : [];
  return (
    <div
      className={classNames(styles.court, styles[size], children !== undefined && styles.worded, className)}
      data-sport={sport}
    >
      {children !== undefined && <div className={styles.words}>{children}</div>}
      <div className={styles.ground} aria-hidden="true">
        <div className={styles.inside} style={ratio}>
          <CourtLines sport={sport} />
          {positions.map(({ key, x, y, player }) => (
            <span key={key} className={styles.player} style={{ left: `${x}%`, top: `${y}%` }}>
              {player ? (
                <span className={styles.picture}>{player.picture}</span>
              ) : (
                <span className={styles.open}>
                  <Icon path={PLUS_ICON} size="s" />
                </span>
              )}
              {size !== 's' && <span className={styles.name}>{player ? player.name : openText}</span>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
