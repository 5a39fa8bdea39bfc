import type { CSSProperties, ReactNode } from 'react';
import { COURT_PLANS } from '../../../shared/court/courtPlans.ts';
import { type CourtPlayer, type Position, positionsOf } from '../../ui/court/positions.ts';
import type { Sport } from '../../ui/sport.ts';
import styles from './Flights.module.css';

type Sides = [CourtPlayer[], CourtPlayer[]];

interface FlightsProps {
  sport: Sport;
  sides: Sides;
  /** Key of the player they fly from; the children are drawn there. */
  from: string;
  /** To which positions. */
  isTarget: (position: Position) => boolean;
  children: ReactNode;
}

/** Balls that fly over the court once, one after the other, and are gone where they land. */
export function Flights({ sport, sides, from, isTarget, children }: FlightsProps) {
  const positions = positionsOf(sides, COURT_PLANS[sport].net !== null);
  const start = positions.find(({ key }) => key === from);
  if (!start) return children;
  return (
    <span className={styles.from}>
      {children}
      {positions.filter(isTarget).map(({ key, x, y }, at) => {
        const way = { '--along': (x - start.x) / 100, '--sideways': (y - start.y) / 100, '--at': at };
        return <i key={key} className={styles.ball} style={way as CSSProperties} data-ball="" />;
      })}
    </span>
  );
}
